// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinDiagnostics

/// The log of problems of layouts: standard error, unless the program has a handler.
@MainActor package enum LayoutProblemLog {
  /// The part of each problem that is written.
  package enum Detail: String, Sendable {
    /// Nothing is logged.
    case off
    /// The problem and the first fix.
    case short
    /// The problem with its evidence and all fixes.
    case full
  }

  /// The part of problems that is written in a program without a handler: the value of the
  /// environment variable `QUOIN_LOG`, otherwise the short form.
  package static var detail: Detail =
    ProcessInfo.processInfo.environment["QUOIN_LOG"].flatMap(Detail.init) ?? .short

  /// Whether reports have any effect. Otherwise they need not be made.
  static var isOn: Bool {
    isRead || ConstraintMisuse.handler != nil
  }

  /// Whether reports are read: by a handler of the program, or on standard error.
  static var isRead: Bool { detail != .off || LayoutProblemReceiver.handler != nil }

  /// Passes a report to the handler of the program, or writes it.
  package static func report(_ report: LayoutProblemReport) {
    guard let handler = LayoutProblemReceiver.handler else { return write(report) }
    handler(report)
  }

  /// Writes a report to standard error in the form of ``detail``.
  package static func write(_ report: LayoutProblemReport) {
    let text: String
    switch detail {
    case .off: return
    case .short: text = report.shortText + more(about: report)
    case .full: text = report.text
    }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Whether the log contains the hint on how to see more.
  private static var hasShownHint = false

  /// Returns a hint on how to see more than the short form, once in a program.
  private static func more(about report: LayoutProblemReport) -> String {
    guard !hasShownHint, report.text != report.shortText else { return "" }
    hasShownHint = true
    let locations =
      report.location == nil && report.code == "conflict" && ConstraintBacktrace.extent == .none
      ? ", QUOIN_LOCATIONS=1 adds lines" : ""
    return "\n  more: QUOIN_LOG=full prints all (off: nothing)\(locations), "
      + "LayoutProblems.handler gets it; see Documentation/Tasks/Conflict.md"
  }
}
