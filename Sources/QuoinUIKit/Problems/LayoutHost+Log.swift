// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

extension LayoutHost {
  /// Whether the last pass had problems, or may have warnings. Finding out costs nothing but this
  /// check.
  var hasProblems: Bool {
    !engine.conflicts.isEmpty || !excluded.isEmpty || !unsettled.isEmpty
      || !unsettledTexts.isEmpty || !engine.problems.isEmpty || hasNewMultipliers
      || mayHaveNewAmbiguities || mayHaveWrongFrames
  }

  /// Logs the problems of the last pass that the pass before did not have.
  ///
  /// The handler of a program may lay out again: the logged problems are recorded before it is
  /// called.
  func logNewProblems() {
    guard LayoutProblemLog.isOn, let root else { return }
    let known = root.layoutExtras?.loggedProblems ?? []
    var logged: Set<LoggedProblem> = []
    var new: [() -> Void] = []
    // Finding a name reads properties of the program, which a problem that lasts must not repeat.
    lazy var rootName = ViewNames().name(of: root)
    let conflicts = reportsOnNewConflicts(
      known, root.layoutExtras?.loggedFittingProblems, logged: &logged, rootName: rootName)
    for report in conflicts { new.append { LayoutProblemLog.report(report) } }
    for problem in problems {
      guard logged.insert(problem.identity).inserted, !known.contains(problem.identity) else {
        continue
      }
      let report = LayoutProblemReport(
        code: Self.code(of: problem), location: problem.constraint?.sourceLocation?.text,
        root: rootName,
        shortText: problem.message)
      new.append { Self.log(problem, report) }
    }
    if hasNewMultipliers {
      hasNewMultipliers = false
      for warning in LayoutProblemLog.isRead ? engine.provenWarnings() : [] {
        let identity = identity(of: warning)
        guard logged.insert(identity).inserted, !known.contains(identity) else { continue }
        let report = report(on: warning, rootName)
        new.append { LayoutProblemLog.report(report) }
      }
    } else {
      logged.formUnion(known.filter(\.isWarning))
    }
    logged.formUnion(known.filter(\.isLoggedOnce))
    for report in reportsOnNewAmbiguities(logged: &logged, rootName: rootName) {
      new.append { LayoutProblemLog.report(report) }
    }
    // Beside other problems these are their causes.
    let frames = reportsOnWrongFrames(logged: &logged, rootName: rootName)
    new.insert(contentsOf: frames.map { report in { LayoutProblemLog.report(report) } }, at: 0)
    root.changeLayoutExtras(isDefault: logged.isEmpty) {
      $0.loggedProblems = logged.isEmpty ? nil : logged
    }
    for log in new { log() }
  }

  /// Reports on the conflicts of the last pass that were not logged before. There are none where
  /// reports are not read.
  ///
  /// - Parameters:
  ///   - known: the problems that the pass before logged.
  ///   - others: the problems that passes of the other kind logged, layouts or fitting passes: the
  ///     same conflict is often in both.
  ///   - logged: gets the identities of all conflicts.
  ///   - rootName: the name of the root, found when there is a report.
  func reportsOnNewConflicts(
    _ known: Set<LoggedProblem>, _ others: Set<LoggedProblem>?,
    logged: inout Set<LoggedProblem>, rootName: @autoclosure () -> String
  ) -> [LayoutProblemReport] {
    guard LayoutProblemLog.isRead else { return [] }
    let brokenElsewhere = Set((others ?? []).map(\.broken))
    var reports: [LayoutProblemReport] = []
    // The statements of a report, and the number of conflicts of the same statements after it.
    var kinds: [[String]: (report: Int, others: Int)] = [:]
    for group in engine.conflictGroups(isGiven: names.isGiven) {
      let identity = identity(of: group)
      guard logged.insert(identity).inserted, !known.contains(identity),
        !brokenElsewhere.contains(identity.broken)
      else { continue }
      let statements = group.conflicts.flatMap(\.members).compactMap(\.constraintID)
        .compactMap { object($0) }.statements
      if !statements.isEmpty {
        if kinds[statements] != nil {
          kinds[statements]?.others += 1
          continue
        }
        guard isFirstOfKind("conflict", statements, root?.superview) else { continue }
        kinds[statements] = (reports.count, 0)
      }
      reports.append(report(on: group, rootName()))
    }
    for kind in kinds.values where kind.others > 0 {
      let line = RepeatedConflicts.line(kind.others)
      reports[kind.report].shortText += "\n  \(line)"
      reports[kind.report].text += "\n   = \(line)"
    }
    return reports
  }

  /// Returns the report on a conflict group. Each candidate for a fix is laid out up to three
  /// times, so reports on large layouts and long conflicts contain no fixes: trying them would
  /// delay the program.
  private func report(on group: LayoutConflictGroup, _ root: String) -> LayoutProblemReport {
    let members = group.conflicts.reduce(0) { $0 + $1.members.count }
    let isSmall = members <= Self.mostTriedMembers && triesFixes
    // Masks that were left on are tried first, and nothing is better.
    let hasMasks = !engine.itemsWithForgottenMasks(in: group.conflicts.flatMap(\.members)).isEmpty
    let words = ConflictGroupDescription(
      group, in: engine, names: names, fixLimit: isSmall ? 3 : hasMasks && triesFixes ? 1 : 0)
    return LayoutProblemReport(
      code: "conflict", location: words.location, root: root, shortText: words.consoleText,
      text: words.text)
  }

  /// Whether the layout is small enough to try fixes while a program runs.
  var triesFixes: Bool { handles.count <= Self.mostTriedItems }

  /// The largest number of members of a conflict group with which fixes are searched.
  private static let mostTriedMembers = 24
  /// The largest number of items with which fixes are tried. It is that of a full screen, whose
  /// layout takes about a millisecond.
  private static let mostTriedItems = 500

  /// Returns the code of the rule that a refused constraint breaks, as dialects report it,
  /// otherwise that of the problem.
  private static func code(of problem: LayoutHostProblem) -> String {
    guard case .refusedConstraint(let constraint, let error) = problem else { return problem.code }
    return constraint.problem(error).code
  }

  /// A constraint that UIKit refuses with an exception is reported to the handler of dialects
  /// first, where there is one.
  private static func log(_ problem: LayoutHostProblem, _ report: LayoutProblemReport) {
    if case .refusedConstraint(let constraint, let error) = problem,
      case .invalidAttributePairing = error, let handler = ConstraintMisuse.handler
    {
      handler(constraint, constraint.problem(error))
    } else {
      LayoutProblemLog.report(report)
    }
  }
}
