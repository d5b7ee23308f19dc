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
    let kind = model.tree[use.item].item.kind
    let axis = use.attribute.axis
    let shape = AttributeShape(
      use.attribute, of: model.tree[use.item].item, margins: model.insets.margins[Int(use.item)])
    let area = area(of: use, model)
    if use.attribute.readsMargins || kind == .marginsGuide || kind == .safeAreaGuide {
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
        row.add(factor * model.tree[slot].item.frameInsets.minEdge(axis))
        if !area.scrolls {
          row.add(factor * model.tree[slot].item.boundsOrigin.coordinate(axis))
        }
        return
      }
      row.add(factor, variable(slot, .position(axis)))
      slot = model.tree[slot].parent
    }
    // What is left is the way from the coordinates of `slot` up to those of the ancestor.
    while slot != ancestor, slot >= 0 {
      row.add(factor, variable(slot, .position(axis)))
      row.add(
        -factor
          * (model.tree[slot].item.boundsOrigin.coordinate(axis)
            + model.tree[slot].item.frameInsets.minEdge(axis)))
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
        insets: model.insets.margins[Int(owner)])
    case .safeAreaGuide:
      return AttributeArea(
        owner: owner, insets: model.insets.safeAreas[Int(owner)])
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
