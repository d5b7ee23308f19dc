// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Reads the rectangle of an item from the solution.
  ///
  /// - Parameter placed: the geometry of the items above, by slot.
  func geometry(
    of slot: Int32, _ model: LayoutModel, placed: UnsafeBufferPointer<ItemGeometry>
  ) -> ItemGeometry {
    let record = model.tree[slot]
    var result = ItemGeometry()
    result.alignmentRect = alignmentRect(of: slot, record, model, placed)
    result.frame = result.alignmentRect.outset(by: record.item.frameInsets)
    result.contentSize = contentSize(of: slot)
    result.origin = LayoutPoint(x: result.frame.x, y: result.frame.y)
    if record.parent >= 0 {
      result.origin.x += placed[Int(record.parent)].origin.x
      result.origin.y += placed[Int(record.parent)].origin.y
    }
    return result
  }

  private func alignmentRect(
    of slot: Int32, _ record: ItemRecord, _ model: LayoutModel,
    _ placed: UnsafeBufferPointer<ItemGeometry>
  ) -> LayoutRect {
    guard record.parent >= 0 else {
      let insets = record.item.frameInsets
      return LayoutRect(
        x: insets.left, y: insets.top, width: value(slot, .width), height: value(slot, .height))
    }
    let owner = Int(record.parent)
    switch record.item.kind {
    case .view, .guide:
      return LayoutRect(
        x: value(slot, .x), y: value(slot, .y),
        width: value(slot, .width), height: value(slot, .height))
    case .contentGuide:
      let size = contentSize(of: record.parent)
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    case .frameGuide:
      return ownAlignmentRect(of: record.parent, model, placed)
    case .marginsGuide:
      return ownAlignmentRect(of: record.parent, model, placed)
        .inset(by: model.insets.margins[owner])
    case .safeAreaGuide:
      return ownAlignmentRect(of: record.parent, model, placed)
        .inset(by: model.insets.safeAreas[owner])
    }
  }

  /// The alignment rectangle of an item in the item's own coordinates.
  private func ownAlignmentRect(
    of slot: Int32, _ model: LayoutModel, _ placed: UnsafeBufferPointer<ItemGeometry>
  ) -> LayoutRect {
    let geometry = placed[Int(slot)]
    return geometry.alignmentRect.moved(x: -geometry.frame.x, y: -geometry.frame.y)
      .moved(by: model.tree[slot].item.boundsOrigin)
  }

  private func contentSize(of slot: Int32) -> LayoutSize {
    LayoutSize(width: value(slot, .contentWidth), height: value(slot, .contentHeight))
  }

  // MARK: Explanations

  /// The conflicts of the solution.
  func conflicts() -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      LayoutConflict(
        broken: requirement(of: conflict.broken),
        members: conflict.members.map { requirement(of: $0) })
    }
  }

  private func requirement(of member: ConflictMember) -> LayoutRequirement {
    switch member {
    case .constraint(let row):
      return requirement(of: row)
    case .input(let variable):
      let number = coordinate(of: variable)
      return .givenSize(number.item, number.coordinate.axis)
    case .nonNegative(let variable):
      let number = coordinate(of: variable)
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
      appendVariables(of: slot, model, to: &candidates)
      slot = model.tree.table.next(after: slot)
    }
    return ambiguities(among: candidates)
  }

  /// The numbers of one item that the solution leaves open.
  func ambiguities(of slot: Int32, _ model: LayoutModel) -> [LayoutAmbiguity] {
    var candidates: [VariableID] = []
    appendVariables(of: slot, model, to: &candidates)
    return ambiguities(among: candidates)
  }

  private func appendVariables(
    of slot: Int32, _ model: LayoutModel, to candidates: inout [VariableID]
  ) {
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      guard let variable = variable(slot, coordinate),
        self.coordinate(of: variable).item == model.tree.id(slot)
      else { continue }
      candidates.append(variable)
    }
  }

  private func ambiguities(among candidates: [VariableID]) -> [LayoutAmbiguity] {
    solver.ambiguousVariables(among: candidates).map { range in
      let number = coordinate(of: range.variable)
      return LayoutAmbiguity(
        item: number.item, coordinate: number.coordinate, minimum: range.minimum,
        maximum: range.maximum)
    }
  }
}
