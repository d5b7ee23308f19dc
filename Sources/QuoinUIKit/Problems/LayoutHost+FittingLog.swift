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
    guard
      !engine.conflicts.isEmpty || size.height <= 0
        || root.layoutExtras?.loggedFittingProblems != nil
    else { return }
    let known = root.layoutExtras?.loggedFittingProblems ?? []
    var logged: Set<LoggedProblem> = []
    lazy var rootName = ViewNames().name(of: root)
    var reports = reportsOnNewConflicts(
      known, root.layoutExtras?.loggedProblems, logged: &logged, rootName: rootName)
    if size.height <= 0, let missing = missingHeight(in: root) {
      logged.insert(missing.identity)
      if !known.contains(missing.identity),
        isFirstOfKind(missing.identity.code, statements, root.superview)
      {
        reports.append(missing.report)
      }
    }
    root.changeLayoutExtras(isDefault: logged.isEmpty) {
      $0.loggedFittingProblems = logged.isEmpty ? nil : logged
    }
    for report in reports { LayoutProblemLog.report(report) }
  }

  /// Records in the superview that a problem of a cell is logged.
  ///
  /// - Returns: false where it was logged for a cell with constraints of the same statements.
  func isFirstOfKind(_ code: String, _ statements: [String], _ superview: UIView?) -> Bool {
    guard let superview, !statements.isEmpty else { return true }
    let kind = LoggedProblem.Part.requirement(
      ObjectIdentifier(superview.handle), kind: statements.joined(separator: "\n"), .vertical)
    var logged = superview.layoutExtras?.loggedFittingProblems ?? []
    let isFirst = logged.insert(LoggedProblem(code: code, isWarning: true, parts: [kind])).inserted
    superview.changeLayoutExtras { $0.loggedFittingProblems = logged }
    return isFirst
  }

  /// The statements that made the constraints, which equal cells have in common.
  fileprivate var statements: [String] {
    engine.constraintIDs.compactMap { object($0)?.sourceLocation?.text }
  }

  /// Returns a report that nothing inside the root determines its height; nil for a required target
  /// height of 0.
  fileprivate func missingHeight(
    in root: UIView
  ) -> (identity: LoggedProblem, report: LayoutProblemReport)? {
    let isRequired =
      fitting?.targets.contains { $0.attribute == .height && $0.priority == .required } ?? false
    guard !isRequired, let item = item(of: rootHandle),
      let missing = engine.missingLength(of: item, .vertical, isShown: isShown)
    else { return nil }
    let warning = LayoutWarning.missingLength(missing)
    return (identity(of: warning), report(on: warning, ViewNames().name(of: root)))
  }
}

extension UIView {
  /// Reports on the views inside a layout whose last fitting pass found no height, such as
  /// self-sizing cells of a table. Cells of one kind are reported once.
  package var missingHeightReports: [LayoutProblemReport] {
    var reports: [LayoutProblemReport] = []
    var known: Set<[String]> = []
    walk { view in
      if view !== self, view.layoutState.isSeparateRoot { return false }
      guard view !== self, !view.isHidden, let host = view.fittingHost,
        let item = host.item(of: view.handle), host.engine.frame(of: item).height <= 0,
        let missing = host.missingHeight(in: view)
      else { return true }
      let statements = host.statements
      guard statements.isEmpty || known.insert(statements).inserted else { return true }
      reports.append(missing.report)
      return true
    }
    return reports
  }
}
