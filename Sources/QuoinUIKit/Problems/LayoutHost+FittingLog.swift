// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinDiagnostics
import QuoinLayout

// Fitting passes log their problems like other passes, each once as long as it lasts.

extension LayoutHost {
  /// Logs the problems of a fitting pass that the one before did not have.
  ///
  /// The check costs two comparisons: conflicts, and a height of 0 that no target requested.
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

  /// Returns the warning that nothing inside of the root determines its height; nil for a required
  /// target height of 0.
  fileprivate func missingHeight() -> LayoutWarning? {
    let isRequired =
      fitting?.targets.contains { $0.attribute == .height && $0.priority == .required } ?? false
    guard !isRequired, let item = item(of: rootHandle) else { return nil }
    return engine.missingLength(of: item, .vertical, isShown: isShown)
      .map(LayoutWarning.missingLength)
  }
}

extension UIView {
  /// Reports on the views inside of a layout whose last fitting pass found no height, such as
  /// self-sizing cells of a table. Cells of one kind are reported once.
  package var missingHeightReports: [LayoutProblemReport] {
    var reports: [LayoutProblemReport] = []
    var known: Set<[String]> = []
    walk { view in
      if view !== self, view.layoutState.isSeparateRoot { return false }
      guard view !== self, !view.isHidden, let host = view.fittingHost,
        let item = host.item(of: view.handle), host.engine.frame(of: item).height <= 0,
        let warning = host.missingHeight()
      else { return true }
      // The constraints of equal cells are made by the same statements.
      let places = host.engine.constraintIDs.compactMap { host.object($0)?.sourceLocation?.text }
      guard places.isEmpty || known.insert(places).inserted else { return true }
      reports.append(host.report(on: warning, ViewNames().name(of: self)))
      return true
    }
    return reports
  }
}
