// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

extension LayoutHost {
  /// Conflicts, ambiguities and other problems in the objects of the program.
  func report() -> ViewLayoutReport {
    var report = ViewLayoutReport()
    report.conflicts = engine.conflicts.map(describe)
    report.ambiguities = engine.ambiguities().compactMap { ambiguity in
      guard let item = object(ambiguity.item) else { return nil }
      // Guides of this library are free where nothing depends on it.
      if let guide = item as? UILayoutGuide, guide.isPrivate { return nil }
      return ViewLayoutReport.Ambiguity(
        item: item, attribute: ambiguity.coordinate.rawValue,
        minimum: CGFloat(ambiguity.minimum), maximum: CGFloat(ambiguity.maximum))
    }
    report.problems = problems
    return report
  }

  /// The view or guide of an item.
  func object(_ id: ItemID) -> (any ConstraintItem)? {
    let slot = Int(id.index)
    guard slot < entries.count, entries[slot].id == id else { return nil }
    return entries[slot].handle.item
  }

  /// What views, guides and constraints are called.
  var names: LayoutNames {
    LayoutNames(
      item: { [weak self] id in self?.name(of: id) ?? "a view" },
      location: { [weak self] id in self?.object(id)?.sourceLocation?.text })
  }

  /// A problem of the engine in the objects of the program.
  func describe(_ problem: LayoutProblem) -> LayoutHostProblem {
    switch problem {
    case .unsettled(let items):
      .unsettledInsets(
        items.compactMap { object($0) }, LayoutProblemDescription(problem, names: names))
    }
  }

  private func describe(_ conflict: LayoutConflict) -> ViewLayoutReport.Conflict {
    ViewLayoutReport.Conflict(
      constraints: conflict.members.compactMap(constraint),
      broken: constraint(conflict.broken),
      message: ConflictDescription(conflict, in: engine, names: names).text)
  }

  private func constraint(_ requirement: LayoutRequirement) -> NSLayoutConstraint? {
    guard case .constraint(let id) = requirement else { return nil }
    return object(id)
  }

  func object(_ id: LayoutConstraintID) -> NSLayoutConstraint? {
    let slot = Int(id.index)
    guard slot < constraintObjects.count, let constraint = constraintObjects[slot],
      constraint.layoutID == id
    else { return nil }
    return constraint
  }

  private func name(of id: ItemID) -> String {
    object(id)?.itemName ?? "a view"
  }
}
