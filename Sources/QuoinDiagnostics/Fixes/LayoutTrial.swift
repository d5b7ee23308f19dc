// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A layout and its problems, with which edits are compared.
package struct LayoutTrial: Sendable {
  /// The engine after its layout.
  package let engine: LayoutEngine
  private let broken: Set<LayoutRequirement>
  private let cutContents: Set<ItemSide>
  /// The ambiguous coordinates of ``engine``; nil until an edit leaves a coordinate ambiguous.
  private var ambiguous: Set<AmbiguousCoordinate>?

  /// - Parameter engine: an engine that was laid out.
  package init(_ engine: LayoutEngine) {
    self.engine = engine
    broken = Set(engine.conflicts.map(\.broken))
    cutContents = Self.cutContents(in: engine)
  }

  /// Lays out a copy of the engine with an edit.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - solves: the number of problems that the edit settled in the changed engine.
  ///   - concerned: the sides of items that the problem is about.
  /// - Returns: nil when the engine refuses the edit, or when it settles nothing.
  package mutating func fix(
    _ edit: LayoutEdit, solves: (LayoutEngine) -> Int, concerned: Set<ItemSide> = []
  ) -> LayoutFix? {
    tried(edit, solves: solves, concerned: concerned)?.fix
  }

  /// Lays out a copy of the engine with an edit, and keeps it for other sizes. The parameters and
  /// the result are those of ``fix(_:solves:concerned:)``.
  package mutating func tried(
    _ edit: LayoutEdit, solves: (LayoutEngine) -> Int, concerned: Set<ItemSide> = []
  ) -> TriedFix? {
    guard let changed = layout(with: edit) else { return nil }
    let settled = solves(changed)
    guard settled > 0 else { return nil }
    let (movement, movedItems) = movement(to: changed)
    let fix = LayoutFix(
      edit: edit, solves: settled,
      newConflicts: changed.conflicts.count { !broken.contains($0.broken) },
      ambiguities: newAmbiguities(in: changed),
      newCutContents: Self.cutContents(in: changed).subtracting(cutContents).count,
      lostItems: changed.lostSides(among: concerned), movement: movement, movedItems: movedItems,
      holdsAtOtherSizes: true)
    return TriedFix(fix, in: changed, formerlyBroken: broken)
  }

  private mutating func newAmbiguities(in changed: LayoutEngine) -> [LayoutAmbiguity] {
    // The solve with the edit has compared the best solutions already.
    if changed.hasSingleSolution { return [] }
    let all = changed.independentAmbiguities()
    guard !all.isEmpty else { return [] }
    let former = ambiguous ?? Set(engine.independentAmbiguities().map(AmbiguousCoordinate.init))
    ambiguous = former
    return all.filter { !former.contains(AmbiguousCoordinate($0)) }
  }

  /// Returns a copy of the engine with an edit, laid out; nil when the engine refuses the edit.
  private func layout(with edit: LayoutEdit) -> LayoutEngine? {
    var copy = engine
    do throws(LayoutError) {
      try copy.apply(edit)
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
