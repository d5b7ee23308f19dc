// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The handler of a program for reports about layouts.
///
/// All reports take one route, on all platforms:
///
/// - Problems of a layout pass go to the handler, otherwise to the log.
/// - Errors of a program that stop it go to the handler first, from anchors, from constraints, from
///   visual formats or, where the program has no handler of its own for them, from a dialect.
///
/// The receiver is in this module because the dialects have it on Apple's platforms too, where no
/// other module of this package runs layouts.
@MainActor package enum LayoutProblemReceiver {
  /// Receives each report in place of the log; nil when the program has not set a handler.
  package static var handler: (@MainActor (LayoutProblemReport) -> Void)?
  private static var isStopping = false

  /// Passes the error that is about to stop the program to the handler. An error in the handler
  /// itself stops the program without another report.
  package static func programWillStop(_ report: LayoutProblemReport) {
    guard !isStopping else { return }
    isStopping = true
    defer { isStopping = false }
    handler?(report)
  }
}
