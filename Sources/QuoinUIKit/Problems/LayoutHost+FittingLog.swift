// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

// Fitting passes log their problems like other passes, each once as long as it lasts.

extension LayoutHost {
  /// Logs the problems of a fitting pass that the one before did not have.
  ///
  /// Finding out costs two comparisons: conflicts, and a height of 0 that no target asked for.
  ///
  /// - Parameter size: the size that the pass found.
  func logFittingProblems(_ size: CGSize) {
    guard LayoutProblemLog.isRead, let root else { return }
    guard !engine.conflicts.isEmpty || size.height <= 0 || root.loggedFittingProblems != nil
    else { return }
    let known = root.loggedFittingProblems ?? []
    var logged: Set<LoggedProblem> = []
    lazy var rootName = ViewNames().name(of: root)
    var reports = reportsOnNewConflicts(
      known, root.loggedProblems, logged: &logged, rootName: rootName)
    if size.height <= 0, let warning = missingHeight() {
      let identity = identity(of: warning)
      logged.insert(identity)
      if !known.contains(identity) { reports.append(report(on: warning, rootName)) }
    }
    root.loggedFittingProblems = logged.isEmpty ? nil : logged
    for report in reports { LayoutProblemLog.report(report) }
  }

  /// That nothing inside of the root determines its height; nil where the program asked for a height
  /// of 0 with a required priority.
  private func missingHeight() -> LayoutWarning? {
    let isRequired =
      fitting?.targets.contains { $0.attribute == .height && $0.priority == .required } ?? false
    guard !isRequired, let item = item(of: rootHandle) else { return nil }
    return engine.missingLength(of: item, .vertical, isShown: isShown)
      .map(LayoutWarning.missingLength)
  }
}
