// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinInterfaceBuilder
import QuoinUIKit

/// The receiver of problems between files and classes.
@MainActor enum ProblemReports {
  static var handler: (@MainActor (InterfaceProblem) -> Void)?

  /// Reports a problem: to the handler of the program, or where problems of layouts are reported.
  static func report(_ problem: InterfaceProblem) {
    if let handler { return handler(problem) }
    LayoutProblemLog.report(
      LayoutProblemReport(
        code: problem.code.rawValue,
        location: "\(problem.file):\(problem.line):\(problem.column)",
        shortText: problem.description))
  }
}
