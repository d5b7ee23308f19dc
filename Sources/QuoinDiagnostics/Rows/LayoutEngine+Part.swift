// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutEngine {
  /// A layout of those items alone that an edit of a conflict group can move.
  ///
  /// A root with a given size connects nothing: no other item changes it. All other items are
  /// connected by constraints, and with their parents. So an edit of one conflict is tried without
  /// the other conflicts of the layout.
  ///
  /// - Parameters:
  ///   - group: a group of the last `layout()`, with no change since.
  ///   - isGiven: whether the frame of an item with a mask is given from outside of the layout, so
  ///     that it connects nothing either.
  /// - Returns: an engine with the same identifiers, laid out. This engine itself where most items
  ///   are connected, or where the part alone has other frames or conflicts.
  /// - Complexity: the number of all items and constraints, and a layout of the part.
  package func part(
    around group: LayoutConflictGroup, isGiven: (ItemID) -> Bool = { _ in false }
  ) -> LayoutEngine {
    var part = self
    let isKept = part.connectedItems(to: group.conflicts.flatMap(\.members), isGiven)
    guard isKept.count(where: { $0 }) * 2 <= model.tree.table.count else { return self }
    part.removeItems(except: isKept)
    part.layout()
    return part.agrees(with: self) ? part : self
  }

  /// Returns whether an item is connected with some requirements, by slot.
  private mutating func connectedItems(
    to requirements: [LayoutRequirement], _ isGiven: (ItemID) -> Bool
  ) -> [Bool] {
    var isKept = Array(repeating: false, count: model.tree.table.slotCount)
    var pending: [Int32] = []
    func keep(_ slot: Int32) {
      guard slot >= 0, !isKept[Int(slot)] else { return }
      isKept[Int(slot)] = true
      pending.append(slot)
    }
    for requirement in requirements {
      for item in requirement.items(in: self) { keep(model.tree.slot(item) ?? -1) }
    }
    while let slot = pending.popLast() {
      let record = model.tree[slot]
      keep(record.parent)
      guard !isFixed(slot, isGiven) else { continue }
      var child = record.firstChild
      while child >= 0 {
        keep(child)
        child = model.tree[child].nextSibling
      }
      for constraint in model.constraints.slots(about: slot) {
        model.constraints[constraint].forEachItem(keep)
      }
    }
    return isKept
  }

  /// Whether no other item changes an item: a root with a given size, an item whose frame is given,
  /// and their guides without a rectangle of their own.
  private func isFixed(_ slot: Int32, _ isGiven: (ItemID) -> Bool) -> Bool {
    let item = model.tree[slot].item
    if item.kind == .frameGuide || item.kind.isInset {
      return isFixed(model.tree[slot].parent, isGiven)
    }
    if item.autoresizing != nil, isGiven(model.tree.id(slot)) { return true }
    return model.tree[slot].parent < 0 && item.givenSize != nil && !item.isScrollView
  }

  /// Whether an engine with more items has the same frames and conflicts for those of this one.
  private func agrees(with whole: LayoutEngine) -> Bool {
    let kept = Set(items)
    let expected = whole.conflicts.filter { conflict in
      conflict.broken.items(in: whole).allSatisfy(kept.contains)
    }
    guard conflicts == expected, problems.isEmpty else { return false }
    return kept.allSatisfy { item in
      let (rect, other) = (alignmentRect(of: item), whole.alignmentRect(of: item))
      let edges = [
        rect.x - other.x, rect.maxX - other.maxX, rect.y - other.y, rect.maxY - other.maxY,
      ]
      return edges.allSatisfy { abs($0) <= LayoutTolerance.length }
    }
  }
}
