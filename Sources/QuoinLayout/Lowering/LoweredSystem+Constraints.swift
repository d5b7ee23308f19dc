// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Every constraint becomes a row here: its attributes are measured in the coordinates and the
// reading direction of its owner, the nearest common ancestor of its items.

extension LoweredSystem {
  /// Creates the row of a constraint.
  package mutating func lower(
    _ record: ConstraintRecord, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    let isMirrored =
      model.tree[record.owner].item.direction == .rightToLeft
      && record.comparesDirectionalLocations
    row.start(
      isMirrored ? record.relation.reversed : record.relation,
      isMirrored ? -record.constant : record.constant,
      priority: record.priority, breaking: record.breaking)
    append(record.first, times: 1, of: record, model, to: &row)
    if let second = record.second, record.multiplier != 0 {
      append(second, times: -record.multiplier, of: record, model, to: &row)
    }
  }

  /// Adds a multiple of an operand of a constraint to a row.
  package mutating func append(
    _ operand: OperandRecord, times factor: Double, of record: ConstraintRecord,
    _ model: LayoutModel, to row: inout LoweredRow
  ) {
    let direction = model.tree[record.owner].item.direction
    guard operand.isDistance else {
      return append(
        operand.attribute.resolved(direction), of: operand.item, times: factor, in: record, model,
        to: &row)
    }
    let isDirectional =
      operand.attribute.kind == .directional || operand.startAttribute.kind == .directional
    let sign = isDirectional && direction == .rightToLeft ? -factor : factor
    append(
      operand.attribute.resolved(direction), of: operand.item, times: sign, in: record, model,
      to: &row)
    append(
      operand.startAttribute.resolved(direction), of: operand.startItem, times: -sign, in: record,
      model, to: &row)
  }

  private mutating func append(
    _ attribute: LayoutAttribute, of slot: Int32, times coefficient: Double,
    in record: ConstraintRecord, _ model: LayoutModel, to row: inout LoweredRow
  ) {
    let axis = attribute.axis
    let shape = AttributeShape(attribute)
    let area = model.area(of: attribute, slot, in: record)
    if attribute.readsMargins || model.tree[slot].item.kind.isInset { row.readsInsets = true }
    row.add(coefficient * model.offset(of: attribute, slot))
    // Each edge of a content area, the first one too, makes its size a number of the layout, so
    // that a content without an end is ambiguous.
    if area.isContent { _ = contentVariable(area.owner, axis) }
    if shape.originFactor != 0 {
      let factor = coefficient * shape.originFactor
      row.add(factor * area.insets.minEdge(axis))
      appendOrigin(of: area, factor, axis, in: record.owner, model, to: &row)
    }
    if shape.lengthFactor != 0 {
      let factor = coefficient * shape.lengthFactor
      row.add(-factor * area.insets.total(axis))
      row.add(
        factor,
        area.isContent ? contentVariable(area.owner, axis) : variable(area.owner, .size(axis)))
    }
  }

  /// Adds a multiple of the origin of a rectangle, in the coordinates of an ancestor, to a row.
  private func appendOrigin(
    of area: AttributeArea, _ factor: Double, _ axis: LayoutAxis, in ancestor: Int32,
    _ model: LayoutModel, to row: inout LoweredRow
  ) {
    var slot = area.owner
    if !area.isContent {
      if slot == ancestor {
        row.add(factor * model.tree[slot].item.frameInsets.minEdge(axis))
        if !area.scrolls {
          row.add(factor * model.tree[slot].item.boundsOrigin.coordinate(axis))
        }
        return
      }
      row.add(factor, variable(slot, .position(axis)))
      slot = model.tree[slot].parent
    }
    // From the coordinates of each item up to those of its parent.
    while slot != ancestor, slot >= 0 {
      row.add(factor, variable(slot, .position(axis)))
      if model.tree[slot].item.hasExtras {
        row.add(
          -factor
            * (model.tree[slot].item.boundsOrigin.coordinate(axis)
              + model.tree[slot].item.frameInsets.minEdge(axis)))
      }
      slot = model.tree[slot].parent
    }
  }
}
