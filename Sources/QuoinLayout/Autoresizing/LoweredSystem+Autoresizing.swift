// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// The row for the place of an item with an autoresizing mask, which speaks of frames.
  ///
  /// An item that moves with the far edge is held by its own far edge, every other by its near one;
  /// this decides which requirements can clash with the place.
  mutating func lowerAutoresizingPosition(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) {
    guard let parts = parts(of: slot, axis, model) else { return }
    let insets = model.tree[slot].item.frameInsets
    let parentInsets = model.tree[model.tree[slot].parent].item.frameInsets
    if parts.isHeldByMaxEdge {
      row.start(.equal, -parts.maxMargin, breaking: .generated)
      row.add(1, variable(slot, .position(axis)))
      row.add(1, variable(slot, .size(axis)))
      row.add(insets.maxEdge(axis))
      addParentLength(of: slot, share: 1, parentInsets.total(axis), axis, model)
    } else {
      let share = parts.minShare
      row.start(.equal, parts.minMargin - share * parts.parentLength, breaking: .generated)
      row.add(1, variable(slot, .position(axis)))
      row.add(-insets.minEdge(axis))
      addParentLength(of: slot, share: share, parentInsets.total(axis), axis, model)
    }
  }

  /// The row for the size of an item with an autoresizing mask, which speaks of frames.
  mutating func lowerAutoresizingSize(_ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel) {
    guard let parts = parts(of: slot, axis, model) else { return }
    let insets = model.tree[slot].item.frameInsets
    let parentInsets = model.tree[model.tree[slot].parent].item.frameInsets
    let share = parts.sizeShare
    row.start(.equal, parts.size - share * parts.parentLength, breaking: .generated)
    row.add(1, variable(slot, .size(axis)))
    row.add(insets.total(axis))
    addParentLength(of: slot, share: share, parentInsets.total(axis), axis, model)
  }

  private func parts(
    of slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> SpringParts? {
    model.tree[slot].item.autoresizing.map { SpringParts($0, axis) }
  }

  /// Subtracts a share of the length of the parent's frame.
  private mutating func addParentLength(
    of slot: Int32, share: Double, _ insets: Double, _ axis: LayoutAxis, _ model: LayoutModel
  ) {
    guard share != 0 else { return }
    row.add(-share, variable(model.tree[slot].parent, .size(axis)))
    row.add(-share * insets)
  }
}
