// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Creates the row for the position of an item with an autoresizing mask, in terms of frames.
  ///
  /// An item that moves with the far edge of its parent is held by its own far edge, every other
  /// item by its near edge. This decides which requirements can conflict with the position.
  func lowerAutoresizingPosition(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    guard let parts = parts(of: slot, axis, model) else { return }
    let insets = model.tree[slot].item.frameInsets
    let parentInsets = model.tree[model.tree[slot].parent].item.frameInsets
    if parts.isHeldByMaxEdge {
      row.start(.equal, -parts.maxMargin, breaking: .generated)
      row.add(1, variable(slot, .position(axis)))
      row.add(1, variable(slot, .size(axis)))
      row.add(insets.maxEdge(axis))
      addParentLength(of: slot, share: 1, parentInsets.total(axis), axis, model, to: &row)
    } else {
      let share = parts.minShare
      row.start(.equal, parts.minMargin - share * parts.parentLength, breaking: .generated)
      row.add(1, variable(slot, .position(axis)))
      row.add(-insets.minEdge(axis))
      addParentLength(of: slot, share: share, parentInsets.total(axis), axis, model, to: &row)
    }
  }

  /// Creates the row for the size of an item with an autoresizing mask, in terms of frames.
  func lowerAutoresizingSize(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    guard let parts = parts(of: slot, axis, model) else { return }
    let insets = model.tree[slot].item.frameInsets
    let parentInsets = model.tree[model.tree[slot].parent].item.frameInsets
    let share = parts.sizeShare
    row.start(.equal, parts.size - share * parts.parentLength, breaking: .generated)
    row.add(1, variable(slot, .size(axis)))
    row.add(insets.total(axis))
    addParentLength(of: slot, share: share, parentInsets.total(axis), axis, model, to: &row)
  }

  private func parts(
    of slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> SpringParts? {
    model.tree[slot].item.autoresizing.map { SpringParts($0, axis) }
  }

  /// Subtracts a share of the length of the parent's frame.
  private func addParentLength(
    of slot: Int32, share: Double, _ insets: Double, _ axis: LayoutAxis, _ model: LayoutModel,
    to row: inout LoweredRow
  ) {
    guard share != 0 else { return }
    row.add(-share, variable(model.tree[slot].parent, .size(axis)))
    row.add(-share * insets)
  }
}
