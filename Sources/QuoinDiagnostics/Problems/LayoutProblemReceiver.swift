// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The handler of a program for reports about layouts.
///
/// It is here because the dialects have it on all platforms, those with UIKit and AppKit included,
/// where nothing else of this package runs layouts.
@MainActor package enum LayoutProblemReceiver {
  /// Gets each report in place of the log; nil when the program has set none.
  package static var handler: (@MainActor (LayoutProblemReport) -> Void)?
}
