// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

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
    let record = model.tree[use.item]
    let axis = use.attribute.axis
    let shape = AttributeShape(
      use.attribute, of: record.item, margins: model.insets.margins[Int(use.item)])
    let area = area(of: use, model)
    if use.attribute.readsMargins || record.item.kind == .marginsGuide
      || record.item.kind == .safeAreaGuide
    {
      row.readsInsets = true
    }
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

  private mutating func appendOrigin(
    of area: AttributeArea, _ factor: Double, _ axis: LayoutAxis, in ancestor: Int32,
    _ model: LayoutModel
  ) {
    var slot = area.owner
    if !area.isContent {
      if slot == ancestor {
        let item = model.tree[slot].item
        row.add(factor * item.frameInsets.minEdge(axis))
        if !area.scrolls { row.add(factor * item.boundsOrigin.coordinate(axis)) }
        return
      }
      row.add(factor, variable(slot, .position(axis)))
      slot = model.tree[slot].parent
    }
    // What is left is the way from the coordinates of `slot` up to those of the ancestor.
    while slot != ancestor, slot >= 0 {
      let item = model.tree[slot].item
      row.add(factor, variable(slot, .position(axis)))
      row.add(-factor * (item.boundsOrigin.coordinate(axis) + item.frameInsets.minEdge(axis)))
      slot = model.tree[slot].parent
    }
  }

  private func area(of use: AttributeUse, _ model: LayoutModel) -> AttributeArea {
    let record = model.tree[use.item]
    switch record.item.kind {
    case .view:
      return AttributeArea(
        owner: use.item, isContent: meansContent(use, of: use.item, model),
        scrolls: record.item.isScrollView)
    case .guide:
      return AttributeArea(owner: use.item)
    case .contentGuide:
      return AttributeArea(owner: record.parent, isContent: true)
    case .frameGuide:
      return AttributeArea(owner: record.parent)
    case .marginsGuide:
      return AttributeArea(
        owner: record.parent, isContent: meansContent(use, of: record.parent, model),
        insets: model.insets.margins[Int(record.parent)])
    case .safeAreaGuide:
      return AttributeArea(
        owner: record.parent, insets: model.insets.safeAreas[Int(record.parent)])
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
    return uses.contains { scrolls($0.item, in: owner, model) }
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
