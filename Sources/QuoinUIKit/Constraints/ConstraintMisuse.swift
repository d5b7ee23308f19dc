// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The receiver of constraints that UIKit accepts when they are made, and for which it raises an
/// exception when a layout contains them: those that relate a horizontal location to a vertical
/// one.
///
/// The layout is solved without them. Its report lists them, whatever the handler does.
@MainActor package enum ConstraintMisuse {
  /// Gets a constraint and the rule that it breaks, in place of the log, once for each activation;
  /// nil when dialects have no handler.
  package static var handler: ((NSLayoutConstraint, ConstraintProblem) -> Void)?
}
