// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Conflicts and ambiguities in the objects of the program.
  func report() -> ViewLayoutReport {
    var report = ViewLayoutReport()
    report.conflicts = engine.conflicts.map(describe)
    report.ambiguities = engine.ambiguities().compactMap { ambiguity in
      guard let item = object(ambiguity.item), !(item is LayoutSupportGuide) else { return nil }
      return ViewLayoutReport.Ambiguity(
        item: item, attribute: ambiguity.coordinate.rawValue,
        minimum: CGFloat(ambiguity.minimum), maximum: CGFloat(ambiguity.maximum))
    }
    report.unsettled = unsettled.compactMap(\.object)
    return report
  }

  /// The view or guide of an item.
  func object(_ id: ItemID) -> (any LayoutElement)? {
    guard let index = entryIndices[id] else { return nil }
    return entries[index].view ?? entries[index].guide
  }

  private func describe(_ conflict: LayoutConflict) -> ViewLayoutReport.Conflict {
    let members = conflict.members.map(name).joined(separator: "; ")
    return ViewLayoutReport.Conflict(
      constraints: conflict.members.compactMap(constraint),
      broken: constraint(conflict.broken),
      message: "These cannot all hold: \(members). Left out: \(name(conflict.broken)).")
  }

  private func constraint(_ requirement: LayoutRequirement) -> NSLayoutConstraint? {
    guard case .constraint(let id) = requirement else { return nil }
    return constraintObjects[id]?.object
  }

  private func name(_ requirement: LayoutRequirement) -> String {
    func number(_ id: ItemID, _ axis: LayoutAxis) -> String {
      let item = object(id)?.elementName ?? "a view"
      return "\(item).\(axis == .horizontal ? "width" : "height")"
    }
    func place(_ id: ItemID, _ axis: LayoutAxis) -> String {
      let item = object(id)?.elementName ?? "a view"
      return "\(item).\(axis == .horizontal ? "x" : "y")"
    }
    switch requirement {
    case .constraint:
      return constraint(requirement)?.summary ?? "a constraint that was freed"
    case .givenSize(let id, let axis): return "the given \(number(id, axis))"
    case .nonNegativeSize(let id, let axis): return "\(number(id, axis)) >= 0"
    case .autoresizingPosition(let id, let axis): return "\(place(id, axis)) by autoresizing mask"
    case .autoresizingSize(let id, let axis): return "\(number(id, axis)) by autoresizing mask"
    case .hugging(let id, let axis): return "\(number(id, axis)) hugging its content"
    case .compressionResistance(let id, let axis):
      return "\(number(id, axis)) not smaller than its content"
    }
  }
}
