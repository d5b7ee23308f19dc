// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

/// The receiver of reports about statements that cannot be carried out, and about those that are
/// probably mistakes.
///
/// Each report goes to one handler. Unless a program sets another one, an error stops the program,
/// and a warning is written to standard error. When the handler of an error returns, the whole
/// statement has had no effect. <doc:Messages> explains each code.
///
/// ```swift
/// var reports: [LayoutMisuseReport] = []
/// LayoutMisuse.handler = { reports.append($0) }
/// defer { LayoutMisuse.handler = LayoutMisuse.stop }
/// ```
@MainActor public enum LayoutMisuse {
  /// The handler that receives each report.
  public static var handler: @MainActor (LayoutMisuseReport) -> Void = stop {
    didSet { receiveReportsOfLayouts() }
  }

  /// Stops the program with the description of an error, in release builds too. A warning, and an
  /// error after which a layout continues, are written to standard error; a warning once for each
  /// statement.
  ///
  /// An error is first passed to the handler of all problems of layouts, `LayoutProblems.handler`
  /// of QuoinExplanation.
  ///
  /// On Apple's platforms an error for which the original of the dialect raises an exception raises
  /// one with the same name.
  public static let stop: @MainActor @Sendable (LayoutMisuseReport) -> Void = { report in
    switch report.severity {
    case .warning: logOnce(report)
    case .error:
      guard report.stopsProgram else { return log(report) }
      let report = report.withCaller
      LayoutProblemReceiver.programWillStop(report.problem)
      if let name = report.name { raiseException(name, report.description) }
      // The library's own file would only hide the place of the program.
      fatalError(report.description, file: "Quoin", line: 0)
    }
  }

  /// The warnings that were written, by code and location or else by the names.
  private static var logged: Set<String> = []

  /// Writes a warning, unless an equal one was written before.
  private static func logOnce(_ report: LayoutMisuseReport) {
    let subject = report.location ?? report.evidence.first ?? report.sentence
    guard logged.insert("\(report.code) \(subject)").inserted else { return }
    log(report)
  }

  /// Calls the handler.
  package static func report(_ report: LayoutMisuseReport) {
    handler(ConstraintLocations.areRecorded ? report.withCaller : report)
  }
}

extension LayoutMisuseReport {
  /// The report with the call that led to it, for dialects without locations.
  @MainActor fileprivate var withCaller: LayoutMisuseReport {
    guard location == nil else { return self }
    var report = self
    report.location = ConstraintLocations.ofCaller?.text
    return report
  }

  /// The report for the handler of all problems.
  fileprivate var problem: LayoutProblemReport {
    LayoutProblemReport(
      code: code, location: location, shortText: description, stopsProgram: stopsProgram)
  }
}

#if QUOIN_UIKIT || QUOIN_APPKIT
extension LayoutMisuse {
  private static func raiseException(_ name: String, _ reason: String) {
    NSException(name: NSExceptionName(name), reason: reason, userInfo: nil).raise()
  }

  /// Does nothing: UIKit raises exceptions.
  private static func receiveReportsOfLayouts() {}

  /// Does nothing, as UIKit logs these errors.
  private static func log(_ report: LayoutMisuseReport) {}
}
#else
extension LayoutMisuse {
  /// Does nothing: there are no exceptions here.
  private static func raiseException(_ name: String, _ reason: String) {}

  private static func log(_ report: LayoutMisuseReport) {
    LayoutProblemLog.report(report.problem)
  }

  /// Installs a handler that reports constraints that layouts leave out, although these could be
  /// made and activated.
  private static func receiveReportsOfLayouts() {
    ConstraintMisuse.handler = { constraint, problem in
      report(
        LayoutMisuseReport(
          code: problem.code, sentence: problem.message, location: constraint.sourceLocation,
          stopsProgram: false))
    }
  }
}
#endif
