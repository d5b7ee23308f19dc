// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinUIKit

/// The problems of layouts while a program runs.
///
/// After each layout pass, problems that the pass before did not have are reported once:
/// constraints that cannot all hold, layouts that do not settle, constraints that a layout
/// excludes, and warnings that constraints prove, such as multipliers that make sizes 0. In
/// windows, mistakes in frames are reported as well, such as texts that are cut off. Fitting passes
/// are reported too. A problem that lasts is not reported again; one that changes is. Errors for
/// which a program stops are reported before it does.
///
/// Unless a program sets a handler, reports are written to standard error in the short form, which
/// has the constraints with their lines and the first fix. The environment variable `QUOIN_LOG`
/// sets the form: `off`, `short` or `full`. Ambiguities are reported once for a layout in a window.
///
/// ```swift
/// var texts: [String] = []
/// LayoutProblems.handler = { texts.append($0.text) }
/// defer { LayoutProblems.handler = nil }
/// ```
///
/// > Note: QuoinTesting has another type of this name. Where both modules are imported, write
/// > `QuoinExplanation.LayoutProblems` or `QuoinTesting.LayoutProblems`.
@MainActor public enum LayoutProblems {
  /// Receives each report in place of the log; nil for the log. A handler may change views and lay
  /// them out; it is not called for errors that occur outside of the main actor.
  public static var handler: (@MainActor (LayoutProblemReport) -> Void)? {
    get { LayoutProblemReceiver.handler }
    set { LayoutProblemReceiver.handler = newValue }
  }

  /// Writes a report to standard error, in the form of the environment variable `QUOIN_LOG`. The
  /// error that stops a program is left to the message with which it stops.
  public static let log: @MainActor @Sendable (LayoutProblemReport) -> Void = { report in
    guard !report.stopsProgram else { return }
    LayoutProblemLog.write(report)
  }
}
