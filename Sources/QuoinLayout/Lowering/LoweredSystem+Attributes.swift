// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// An attribute without an offset: an edge, a middle or a size.
private struct PlainShape {
  private static let none: UInt8 = 0
  private static let isVertical: UInt8 = 1
  private static let hasOrigin: UInt8 = 2
  private static let hasLength: UInt8 = 4
  private static let hasHalf: UInt8 = 8

  private let parts: UInt8

  /// The shape of an attribute, nil for one that may have an offset.
  @inline(__always)
  init?(_ attribute: LayoutAttribute, _ direction: LayoutDirection) {
    let near = Self.hasOrigin
    let far = Self.hasOrigin | Self.hasLength
    let isMirrored = direction == .rightToLeft
    parts =
      switch attribute {
      case .left: near
      case .right: far
      case .leading: isMirrored ? far : near
      case .trailing: isMirrored ? near : far
      case .top: near | Self.isVertical
      case .bottom: far | Self.isVertical
      case .width: Self.hasLength
      case .height: Self.hasLength | Self.isVertical
      case .centerX: Self.hasOrigin | Self.hasHalf
      case .centerY: Self.hasOrigin | Self.hasHalf | Self.isVertical
      default: Self.none
      }
    if parts == Self.none { return nil }
  }

  var axis: LayoutAxis { parts & Self.isVertical == 0 ? .horizontal : .vertical }
  /// Whether the place of the item counts, not its size alone.
  var hasOrigin: Bool { parts & Self.hasOrigin != 0 }
  /// How much of the size counts: nothing, half of it or all.
  var lengthFactor: Double {
    parts & Self.hasLength != 0 ? 1 : parts & Self.hasHalf != 0 ? 0.5 : 0
  }
}

/// The rectangle that an attribute is read from.
private struct AttributeArea {
  /// The item whose numbers are used.
  var owner: Int32
  /// Whether the rectangle is what scrolls in the owner, not the owner itself.
  var isContent = false
  /// Whether the rectangle, as seen from inside of the owner, moves with what scrolls there.
  var scrolls = false
  /// From that rectangle to the one that is meant.
  var insets = LayoutInsets.zero
}

extension LoweredSystem {
  /// Adds a multiple of an attribute to ``row``, measured in the coordinates of an ancestor.
  mutating func append(_ use: AttributeUse, in ancestor: Int32, _ model: LayoutModel) {
    if model.tree[use.item].isPlain, let shape = PlainShape(use.attribute, .leftToRight) {
      return appendPlain(use.item, use.coefficient, shape, in: ancestor, model)
    }
    let kind = model.tree[use.item].item.kind
    let axis = use.attribute.axis
    let shape = AttributeShape(
      use.attribute, of: model.tree[use.item].item, margins: model.margins(of: use.item))
    let area = area(of: use, model)
    if use.attribute.readsMargins || kind.isInset { row.readsInsets = true }
    row.add(use.coefficient * shape.offset)
    if shape.originFactor != 0 {
      let factor = use.coefficient * shape.originFactor
      row.add(factor * area.insets.minEdge(axis))
      appendOrigin(of: area, factor, axis, in: ancestor, model)
    }
    if shape.lengthFactor != 0 {
      let factor = use.coefficient * shape.lengthFactor
      row.add(-factor * area.insets.total(axis))
      let length =
        area.isContent
        ? contentVariable(area.owner, axis, model) : variable(area.owner, .size(axis))
      row.add(factor, length)
    }
  }

  /// The row of a constraint between edges, middles and sizes of views without insets, which most
  /// are. Answers false for all others.
  mutating func lowerPlain(_ slot: Int32, _ model: LayoutModel) -> Bool {
    let record = model.constraints[slot]
    guard !record.hasDistance, model.tree[record.first].isPlain else { return false }
    guard record.second >= 0 else {
      // A place is compared with another one, so that this is a size.
      guard let shape = PlainShape(record.firstAttribute, .leftToRight), !shape.hasOrigin
      else { return false }
      start(slot, record, isMirrored: false, model)
      row.add(1, variables.length(record.first, shape.axis))
      return true
    }
    let multiplier = model.constraints.multiplier(slot, record)
    guard multiplier != 0, model.tree[record.second].isPlain else { return false }
    let ancestor = model.tree.commonAncestor(record.first, record.second)
    let direction = model.tree[ancestor].item.direction
    guard let shape = PlainShape(record.firstAttribute, direction),
      let otherShape = PlainShape(record.secondAttribute, direction)
    else { return false }
    start(
      slot, record,
      isMirrored: direction == .rightToLeft
        && (record.firstAttribute.kind == .directional
          || record.secondAttribute.kind == .directional),
      model)
    appendPlain(record.first, 1, shape, in: ancestor, model)
    appendPlain(record.second, -multiplier, otherShape, in: ancestor, model)
    return true
  }

  private mutating func start(
    _ slot: Int32, _ record: ConstraintRecord, isMirrored: Bool, _ model: LayoutModel
  ) {
    row.start(
      isMirrored ? record.relation.reversed : record.relation,
      isMirrored ? -record.constant : record.constant,
      priority: model.constraints.priority(slot, record), breaking: record.breaking)
  }

  /// Adds a multiple of an attribute without an offset, of an item without insets, to ``row``.
  private mutating func appendPlain(
    _ item: Int32, _ coefficient: Double, _ shape: PlainShape, in ancestor: Int32,
    _ model: LayoutModel
  ) {
    if shape.hasOrigin, item != ancestor {
      row.add(coefficient, variables.origin(item, shape.axis))
      let parent = model.tree[item].parent
      if parent != ancestor {
        appendWay(from: parent, coefficient, shape.axis, to: ancestor, model)
      }
    }
    if shape.lengthFactor != 0 {
      row.add(coefficient * shape.lengthFactor, variables.length(item, shape.axis))
    }
  }

  private mutating func appendOrigin(
    of area: AttributeArea, _ factor: Double, _ axis: LayoutAxis, in ancestor: Int32,
    _ model: LayoutModel
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
    appendWay(from: slot, factor, axis, to: ancestor, model)
  }

  /// Adds the way from the coordinates of an item up to those of an ancestor.
  private mutating func appendWay(
    from start: Int32, _ factor: Double, _ axis: LayoutAxis, to ancestor: Int32,
    _ model: LayoutModel
  ) {
    var slot = start
    while slot != ancestor, slot >= 0 {
      row.add(factor, variable(slot, .position(axis)))
      if !model.tree[slot].isPlain {
        row.add(
          -factor
            * (model.tree[slot].item.boundsOrigin.coordinate(axis)
              + model.tree[slot].item.frameInsets.minEdge(axis)))
      }
      slot = model.tree[slot].parent
    }
  }

  private func area(of use: AttributeUse, _ model: LayoutModel) -> AttributeArea {
    let owner = model.tree[use.item].parent
    switch model.tree[use.item].item.kind {
    case .view:
      return AttributeArea(
        owner: use.item, isContent: meansContent(use, of: use.item, model),
        scrolls: model.tree[use.item].item.isScrollView)
    case .guide:
      return AttributeArea(owner: use.item)
    case .contentGuide:
      return AttributeArea(owner: owner, isContent: true)
    case .frameGuide:
      return AttributeArea(owner: owner)
    case .marginsGuide:
      return AttributeArea(
        owner: owner, isContent: meansContent(use, of: owner, model),
        insets: model.margins(of: owner))
    case .safeAreaGuide:
      return AttributeArea(
        owner: owner, insets: model.safeArea(of: owner))
    }
  }

  /// Whether an attribute of a scroll view means what scrolls in it: edges and margins do, in a
  /// constraint with something inside. Sizes and centers mean the frame (*observed* on Interface
  /// Builder's canvas), where it lies before anything is scrolled: only guides stay with the frame.
  private func meansContent(
    _ use: AttributeUse, of owner: Int32, _ model: LayoutModel
  ) -> Bool {
    guard model.tree[owner].item.isScrollView, use.attribute.isLocation,
      use.attribute != .centerX, use.attribute != .centerY
    else { return false }
    return (0..<uses.count).contains { scrolls(uses[$0].item, in: owner, model) }
  }

  private func scrolls(_ slot: Int32, in owner: Int32, _ model: LayoutModel) -> Bool {
    guard model.tree.isDescendant(slot, of: owner) else { return false }
    let record = model.tree[slot]
    switch record.item.kind {
    case .view, .guide, .contentGuide: return true
    case .marginsGuide, .safeAreaGuide, .frameGuide: return record.parent != owner
    }
  }
}
