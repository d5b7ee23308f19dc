// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

// Ambiguities of constraints are logged once, in a line, when a layout is shown in a window.
// Outside of a window, layouts are often still being built.

extension LayoutHost {
  /// Whether a layout in a window may have a new ambiguity. This check alone is the cost for other
  /// layouts.
  var mayHaveNewAmbiguities: Bool {
    hasNewStructure && !isFitting && LayoutProblemLog.isRead && !engine.hasSingleSolution
      && root?.window != nil
  }

  /// The largest number of lines for one pass, and the largest number of lines with fixes.
  private static let (mostLines, mostFixed) = (5, 6)
  /// The largest number of items for which fixes are searched for. The search then takes a few
  /// hundredths of a second.
  static let mostFixedItems = 150

  /// Returns reports on the ambiguities of the last pass that no earlier pass had.
  ///
  /// - Parameters:
  ///   - logged: the known identities, to which the reported ones are added.
  ///   - rootName: the name of the root.
  func reportsOnNewAmbiguities(
    logged: inout Set<LoggedProblem>, rootName: @autoclosure () -> String
  ) -> [LayoutProblemReport] {
    guard mayHaveNewAmbiguities else { return [] }
    hasNewStructure = false
    let report = report()
    var reports: [LayoutProblemReport] = []
    for case .unplacedView(let view) in report.problems {
      let problem = LayoutHostProblem.unplacedView(view)
      let identity = LoggedProblem(
        code: problem.code, parts: [.item(ObjectIdentifier(view.handle))])
      guard logged.insert(identity).inserted else { continue }
      reports.append(
        LayoutProblemReport(code: problem.code, root: rootName(), shortText: problem.message))
    }
    let degrees = newDegrees(report.ambiguities, &logged)
    let mostFixed = handles.count <= Self.mostFixedItems ? Self.mostFixed : 0
    let words = degrees.enumerated().map { index, degree in
      DegreeOfFreedomDescription(
        degree, in: engine, names: names, fixLimit: index < mostFixed ? 1 : 0)
    }
    let items = ItemAmbiguity.joined(words)
    for item in items.prefix(Self.mostLines) {
      let location = (item.parts.first?.driver.item).flatMap(location)
      reports.append(
        LayoutProblemReport(
          code: "ambiguous", location: location, root: rootName(),
          shortText: item.line(at: location), text: item.text))
    }
    let more = items.count - Self.mostLines
    if more > 0, var last = reports.popLast() {
      last.shortText += "\nand \(more) more, which explainProblems() lists"
      reports.append(last)
    }
    return reports
  }

  /// Returns the visible degrees of freedom that a report names, as far as none was logged before
  /// and no conflict explains them.
  private func newDegrees(
    _ ambiguities: [ViewLayoutReport.Ambiguity], _ logged: inout Set<LoggedProblem>
  ) -> [DegreeOfFreedom] {
    guard !ambiguities.isEmpty else { return [] }
    let wanted = Set(ambiguities.map { "\($0.attribute) \(ObjectIdentifier($0.item))" })
    let independent = Set(engine.independentAmbiguities().map(AmbiguousCoordinate.init))
    return engine.degreesOfFreedom().filter { degree in
      guard degree.isVisible(at: Double(scale)), let item = object(degree.driver.item),
        wanted.contains("\(degree.driver.coordinate.rawValue) \(ObjectIdentifier(item))"),
        independent.contains(AmbiguousCoordinate(degree.driver)), isShown(degree.driver.item)
      else { return false }
      let part = LoggedProblem.Part.requirement(
        ObjectIdentifier(item.handle), kind: degree.driver.coordinate.rawValue,
        degree.driver.coordinate.axis)
      return logged.insert(LoggedProblem(code: "ambiguous", parts: [part])).inserted
    }
  }

  /// Returns the first constraint about the item, which is near the missing one.
  private func location(of item: ItemID) -> String? {
    engine.constraintIDs.lazy
      .filter { self.engine.constraint($0, places: item) }
      .compactMap { self.object($0)?.sourceLocation?.text }.first
  }
}
