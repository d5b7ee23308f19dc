// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a layout reports the constraints that UIKit accepts when they are made, and for which it
/// raises an exception when a layout contains them: those that relate a horizontal place to a
/// vertical one.
///
/// The layout is found without them. Its report lists them, whatever the handler does.
@MainActor package enum ConstraintMisuse {
  /// Gets a constraint and the rule that it breaks, once for each activation. Unless it is replaced,
  /// it writes a line to standard error.
  package static var handler: (NSLayoutConstraint, ConstraintProblem) -> Void = { _, problem in
    log(problem.message)
  }

  /// Writes a line to standard error.
  package static func log(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }

  static func report(_ constraint: NSLayoutConstraint, _ problem: ConstraintProblem) {
    guard !constraint.isMisuseReported else { return }
    constraint.isMisuseReported = true
    handler(constraint, problem)
  }
}
