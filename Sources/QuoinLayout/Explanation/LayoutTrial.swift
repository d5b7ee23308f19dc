// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A layout shown and what is wrong with it, against which edits are tried.
package struct LayoutTrial: Sendable {
  /// The engine as it was laid out.
  package let engine: LayoutEngine
  private let broken: Set<LayoutRequirement>
  private let ambiguous: Set<AmbiguousCoordinate>
  private let cutContents: Set<ItemSide>

  /// - Parameter engine: an engine that was laid out.
  package init(_ engine: LayoutEngine) {
    self.engine = engine
    broken = Set(engine.conflicts.map(\.broken))
    ambiguous = Set(engine.independentAmbiguities().map(AmbiguousCoordinate.init))
    cutContents = Self.cutContents(in: engine)
  }

  /// Lays out a copy of the engine with an edit.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - solves: the number of problems that the edit settled in the changed engine.
  ///   - concerned: the sides of items that the problem is about.
  /// - Returns: nil when the engine refuses the edit, or when it settles nothing.
  package func fix(
    _ edit: LayoutEdit, solves: (LayoutEngine) -> Int, concerned: Set<ItemSide> = []
  ) -> LayoutFix? {
    guard let changed = layout(with: edit) else { return nil }
    let settled = solves(changed)
    guard settled > 0 else { return nil }
    let (movement, movedItems) = movement(to: changed)
    return LayoutFix(
      edit: edit, solves: settled, newConflicts: newConflicts(in: changed),
      ambiguities: changed.independentAmbiguities().filter {
        !ambiguous.contains(AmbiguousCoordinate($0))
      },
      newCutContents: Self.cutContents(in: changed).subtracting(cutContents).count,
      lostItems: changed.lostSides(among: concerned), movement: movement, movedItems: movedItems,
      holdsAtOtherSizes: true)
  }

  /// Whether an edit settles as much with roots 20 % larger and 20 % smaller, and breaks nothing.
  package func holdsAtOtherSizes(_ fix: LayoutFix, solves: (LayoutEngine) -> Int) -> Bool {
    [1.2, 0.8].allSatisfy { factor in
      guard let changed = layout(with: fix.edit, scale: factor) else { return false }
      return solves(changed) >= fix.solves && newConflicts(in: changed) <= fix.newConflicts
    }
  }

  private func newConflicts(in changed: LayoutEngine) -> Int {
    changed.conflicts.count { !broken.contains($0.broken) }
  }

  /// Returns a copy of the engine with an edit, laid out; nil when the engine refuses the edit.
  private func layout(with edit: LayoutEdit, scale: Double = 1) -> LayoutEngine? {
    var copy = engine
    do throws(LayoutError) {
      try copy.apply(edit)
      if scale != 1 {
        for root in copy.roots {
          guard var item = copy.item(root), let size = item.givenSize else { continue }
          item.givenSize = LayoutSize(width: size.width * scale, height: size.height * scale)
          try copy.updateItem(root, to: item)
        }
      }
    } catch {
      return nil
    }
    copy.layout()
    return copy
  }

  private func movement(to changed: LayoutEngine) -> (sum: Double, items: Int) {
    var (sum, items) = (0.0, 0)
    engine.model.forEachItem { slot in
      let id = engine.model.tree.id(slot)
      let (old, new) = (engine.frame(of: id), changed.frame(of: id))
      let edges = [
        abs(new.x - old.x), abs(new.maxX - old.maxX),
        abs(new.y - old.y), abs(new.maxY - old.maxY),
      ]
      sum += edges.reduce(0, +)
      if edges.contains(where: { $0 >= 0.5 }) { items += 1 }
    }
    return (sum, items)
  }

  /// The sides of items that are smaller than their contents by half a point or more.
  private static func cutContents(in engine: LayoutEngine) -> Set<ItemSide> {
    var sides: Set<ItemSide> = []
    engine.model.forEachItem { slot in
      let id = engine.model.tree.id(slot)
      for axis in LayoutAxis.allCases {
        guard let content = engine.model.tree[slot].item.content(axis) else { continue }
        if engine.alignmentRect(of: id).size.length(axis) <= content.size - 0.5 {
          sides.insert(ItemSide(item: id, axis: axis))
        }
      }
    }
    return sides
  }
}

extension LayoutEngine {
  /// The items without a parent, from the oldest to the newest.
  package var roots: [ItemID] {
    var roots: [ItemID] = []
    model.forEachItem { slot in
      if model.tree[slot].parent < 0 { roots.append(model.tree.id(slot)) }
    }
    return roots
  }

  /// All items, from the oldest to the newest.
  package var items: [ItemID] {
    var items: [ItemID] = []
    model.forEachItem { items.append(model.tree.id($0)) }
    return items
  }
}
