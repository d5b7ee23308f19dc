// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Reads the rectangle of an item from the solution.
  ///
  /// - Parameter owner: the geometry of the owner, for an item that follows it.
  func geometry(of slot: Int32, _ model: LayoutModel, owner: ItemGeometry) -> ItemGeometry {
    ItemGeometry(
      alignmentRect: alignmentRect(of: slot, model, owner),
      frameInsets: model.tree[slot].item.frameInsets, contentSize: contentSize(of: slot))
  }

  private func alignmentRect(
    of slot: Int32, _ model: LayoutModel, _ owner: ItemGeometry
  ) -> LayoutRect {
    let parent = model.tree[slot].parent
    guard parent >= 0 else {
      let insets = model.tree[slot].item.frameInsets
      return LayoutRect(
        x: insets.left, y: insets.top, width: value(slot, .width), height: value(slot, .height))
    }
    // The alignment rectangle of the owner in its own coordinates.
    var inside: LayoutRect {
      owner.alignmentRect.moved(x: -owner.frame.x, y: -owner.frame.y)
        .moved(by: model.tree[parent].item.boundsOrigin)
    }
    switch model.tree[slot].item.kind {
    case .view, .guide:
      return LayoutRect(
        x: value(slot, .x), y: value(slot, .y),
        width: value(slot, .width), height: value(slot, .height))
    case .contentGuide:
      let size = contentSize(of: parent)
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    case .frameGuide: return inside
    case .marginsGuide: return inside.inset(by: model.margins(of: parent))
    case .safeAreaGuide: return inside.inset(by: model.safeArea(of: parent))
    }
  }

  private func contentSize(of slot: Int32) -> LayoutSize {
    LayoutSize(width: value(slot, .contentWidth), height: value(slot, .contentHeight))
  }

  // MARK: Explanations

  /// The conflicts of the solution.
  func conflicts(_ model: LayoutModel) -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      LayoutConflict(
        broken: requirement(of: conflict.broken, model),
        members: conflict.members.map { requirement(of: $0, model) })
    }
  }

  private func requirement(
    of member: ConflictMember, _ model: LayoutModel
  ) -> LayoutRequirement {
    switch member {
    case .constraint(let row):
      return requirement(of: row, model)
    case .input(let variable):
      let number = coordinate(of: variable, model)
      return .givenSize(number.item, number.coordinate.axis)
    case .nonNegative(let variable):
      let number = coordinate(of: variable, model)
      let isContent = number.coordinate == .contentSize(number.coordinate.axis)
      return isContent
        ? .nonNegativeContentSize(number.item, number.coordinate.axis)
        : .nonNegativeSize(number.item, number.coordinate.axis)
    }
  }

  /// The numbers that the solution leaves open, item by item.
  func ambiguities(_ model: LayoutModel) -> [LayoutAmbiguity] {
    var candidates: [VariableID] = []
    var slot = model.tree.table.first
    while slot >= 0 {
      appendVariables(of: slot, to: &candidates)
      slot = model.tree.table.next(after: slot)
    }
    return ambiguities(among: candidates, model)
  }

  /// The numbers of one item that the solution leaves open.
  func ambiguities(of slot: Int32, _ model: LayoutModel) -> [LayoutAmbiguity] {
    var candidates: [VariableID] = []
    appendVariables(of: slot, to: &candidates)
    return ambiguities(among: candidates, model)
  }

  private func appendVariables(
    of slot: Int32, to candidates: inout [VariableID]
  ) {
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      if let variable = variable(slot, coordinate) { candidates.append(variable) }
    }
  }

  private func ambiguities(
    among candidates: [VariableID], _ model: LayoutModel
  ) -> [LayoutAmbiguity] {
    solver.ambiguousVariables(among: candidates).map { range in
      let number = coordinate(of: range.variable, model)
      return LayoutAmbiguity(
        item: number.item, coordinate: number.coordinate, minimum: range.minimum,
        maximum: range.maximum)
    }
  }
}
