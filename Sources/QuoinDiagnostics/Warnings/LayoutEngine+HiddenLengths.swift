// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds the views that stack views hide, and that required constraints give a length.
  ///
  /// - Parameter hiding: the constraints that make hidden views 0 long. Required ones, whose
  ///   conflicts are reported as such, are left out.
  /// - Complexity: a layout of a copy if a hidden view has a length, otherwise that of the list.
  public func hiddenLengths(hiding: [LayoutConstraintID]) -> [HiddenLength] {
    let missed = hiding.compactMap(hiddenSide).filter { side, _ in
      alignmentRect(of: side.item).size.length(side.axis) > LayoutTolerance.length
    }
    guard !missed.isEmpty, let (copy, required) = withoutLengths(missed.map(\.side)) else {
      return []
    }
    return zip(missed, required).compactMap { entry, added in
      let conflict = copy.conflicts.first { $0.members.contains(.constraint(added)) }
      let constraints = (conflict?.members ?? []).compactMap { member -> LayoutConstraintID? in
        guard case .constraint(let id) = member, id != added else { return nil }
        return id
      }
      guard !constraints.isEmpty else { return nil }
      return HiddenLength(
        item: entry.side.item, axis: entry.side.axis,
        length: alignmentRect(of: entry.side.item).size.length(entry.side.axis),
        hiding: entry.id, constraints: constraints)
    }
  }

  /// Finds edits with which a hidden view can be 0 long. Each is tried on a copy of the engine in
  /// which the view has to be, as when the program runs.
  ///
  /// - Parameters:
  ///   - hidden: a result of ``hiddenLengths(hiding:)`` for the last `layout()`.
  ///   - limit: the number of edits.
  ///   - canChange: whether a person can change a requirement.
  /// - Complexity: that of the fixes of a conflict group.
  public func fixes(
    for hidden: HiddenLength, limit: Int = 3,
    canChange: (LayoutRequirement) -> Bool = { _ in true }
  ) -> [LayoutFix] {
    guard let (copy, added) = withoutLengths([ItemSide(item: hidden.item, axis: hidden.axis)])
    else {
      return []
    }
    let group = copy.conflictGroups().first { group in
      group.conflicts.contains { conflict in
        conflict.members.contains { member in added.contains { member == .constraint($0) } }
      }
    }
    guard let group else { return [] }
    return copy.fixes(for: group, limit: limit) { requirement in
      !added.contains { requirement == .constraint($0) } && canChange(requirement)
    }
  }

  /// The side of a view that an optional constraint makes 0 long; nil for other constraints.
  private func hiddenSide(_ id: LayoutConstraintID) -> (side: ItemSide, id: LayoutConstraintID)? {
    guard let constraint = constraint(id), constraint.priority < 1000, constraint.second == nil,
      case .attribute(let item, let attribute) = constraint.first
    else { return nil }
    return (ItemSide(item: item, axis: attribute.axis), id)
  }

  /// Returns a copy in which sides of views have to be 0 long, laid out, with the constraints for
  /// this; nil when the engine refuses them.
  private func withoutLengths(
    _ sides: [ItemSide]
  ) -> (engine: LayoutEngine, constraints: [LayoutConstraintID])? {
    var copy = self
    var added: [LayoutConstraintID] = []
    do throws(LayoutError) {
      for side in sides {
        added.append(
          try copy.addConstraint(
            LayoutConstraint(
              .attribute(side.item, side.axis.sizeAttribute), .equal, constant: 0,
              breaking: .generated)))
      }
    } catch {
      return nil
    }
    copy.layout()
    return (copy, added)
  }
}
