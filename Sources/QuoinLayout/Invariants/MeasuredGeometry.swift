// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

/// Attributes as measured on unrounded frames, independently of the rows that the solver has.
struct MeasuredGeometry {
  let engine: LayoutEngine

  private var model: LayoutModel { engine.model }

  /// The error that a sum may have whose terms have a greatest magnitude.
  ///
  /// The solver lets a required row be off by a millionth of a point; a row may follow from several
  /// others.
  static func tolerance(forMagnitude magnitude: Double) -> Double {
    2e-5 + 1e-9 * magnitude
  }

  /// Returns the difference between the left side of a constraint and the right side, and the part
  /// of it that may be rounding errors.
  func difference(
    of constraint: LayoutConstraint, _ slot: Int32
  ) -> (value: Double, tolerance: Double) {
    let record = model.constraints[slot]
    let ancestor = record.owner
    let isMirrored =
      model.tree[ancestor].item.direction == .rightToLeft && record.comparesDirectionalLocations
    var items: [Int32] = []
    record.forEachItem { items.append($0) }
    var magnitude = abs(constraint.constant)
    let left = value(of: constraint.first, in: ancestor, among: items, &magnitude)
    var product = 0.0
    if let second = constraint.second {
      product =
        constraint.multiplier * value(of: second, in: ancestor, among: items, &magnitude)
    }
    // In a right-to-left item, constant and relation are reversed.
    let sign = isMirrored ? -1.0 : 1
    // An error of the second operand counts as often as the operand.
    let scale = max(1, abs(constraint.multiplier))
    return (
      sign * (left - product) - constraint.constant,
      scale * MeasuredGeometry.tolerance(forMagnitude: magnitude)
    )
  }

  private func value(
    of operand: LayoutOperand, in ancestor: Int32, among items: [Int32],
    _ magnitude: inout Double
  ) -> Double {
    let isRightToLeft = model.tree[ancestor].item.direction == .rightToLeft
    switch operand {
    case .attribute(let item, let attribute):
      return value(of: item.index, attribute, in: ancestor, among: items, &magnitude)
    case .distance(let start, let startAttribute, let end, let endAttribute):
      let distance =
        value(of: end.index, endAttribute, in: ancestor, among: items, &magnitude)
        - value(of: start.index, startAttribute, in: ancestor, among: items, &magnitude)
      let isDirectional =
        startAttribute.kind == .directional || endAttribute.kind == .directional
      return isDirectional && isRightToLeft ? -distance : distance
    }
  }

  private func value(
    of slot: Int32, _ attribute: LayoutAttribute, in ancestor: Int32, among items: [Int32],
    _ magnitude: inout Double
  ) -> Double {
    let attribute = attribute.resolved(model.tree[ancestor].item.direction)
    let axis = attribute.axis
    let item = model.tree[slot].item
    let isView = item.kind == .view
    let margins = model.margins(of: slot)
    let rect = rect(of: slot, attribute, in: ancestor, among: items)
    let near = rect.origin(axis)
    let far = near + rect.size.length(axis)
    // A sum that is small may have large terms.
    magnitude = max(magnitude, max(abs(near), abs(rect.size.length(axis))))
    var outer = model.tree[slot].parent
    while outer >= 0, outer != ancestor {
      let frame = engine.placements.geometry(of: outer).frame
      magnitude = max(magnitude, abs(frame.origin(axis)))
      outer = model.tree[outer].parent
    }
    switch attribute {
    case .notAnAttribute: return 0
    case .left, .top, .leading: return near
    case .right, .bottom, .trailing: return far
    case .width, .height: return far - near
    case .centerX, .centerY: return (near + far) / 2
    case .firstBaseline: return near + (isView ? item.firstBaseline ?? 0 : 0)
    case .lastBaseline: return far - (isView ? item.lastBaseline ?? 0 : 0)
    case .leftMargin, .topMargin, .leadingMargin: return near + margins.minEdge(axis)
    case .rightMargin, .bottomMargin, .trailingMargin: return far - margins.maxEdge(axis)
    case .centerXWithinMargins, .centerYWithinMargins:
      return (near + margins.minEdge(axis) + far - margins.maxEdge(axis)) / 2
    }
  }

  // MARK: Rectangles

  /// The rectangle that an attribute is read from, in the coordinates of an ancestor.
  private func rect(
    of slot: Int32, _ attribute: LayoutAttribute, in ancestor: Int32, among items: [Int32]
  ) -> LayoutRect {
    let kind = model.tree[slot].item.kind
    let owner = kind == .view ? slot : model.tree[slot].parent
    if kind == .view || kind == .marginsGuide,
      meansContent(of: owner, attribute, among: items)
    {
      let size = engine.lowered.contentSize(of: owner)
      let content = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      return convert(
        kind == .view ? content : content.inset(by: model.margins(of: owner)), from: owner,
        to: ancestor)
    }
    let geometry = engine.placements.geometry(of: slot)
    if kind == .view, slot == ancestor {
      // The frame of a scroll view is the one before scrolling.
      let origin =
        model.tree[slot].item.isScrollView ? .zero : model.tree[slot].item.boundsOrigin
      return geometry.alignmentRect
        .moved(x: origin.x - geometry.frame.x, y: origin.y - geometry.frame.y)
    }
    return convert(geometry.alignmentRect, from: model.tree[slot].parent, to: ancestor)
  }

  /// A rectangle in the coordinates of an item, in those of an ancestor.
  private func convert(
    _ rect: LayoutRect, from start: Int32, to ancestor: Int32
  ) -> LayoutRect {
    var rect = rect
    var slot = start
    while slot != ancestor, slot >= 0 {
      let frame = engine.placements.geometry(of: slot).frame
      let origin = model.tree[slot].item.boundsOrigin
      rect = rect.moved(x: frame.x - origin.x, y: frame.y - origin.y)
      slot = model.tree[slot].parent
    }
    return rect
  }

  /// Returns whether edges of a scroll view refer to its scrolled content: in a constraint with a
  /// descendant.
  private func meansContent(
    of owner: Int32, _ attribute: LayoutAttribute, among items: [Int32]
  ) -> Bool {
    guard model.tree[owner].item.isScrollView, attribute.isLocation, attribute != .centerX,
      attribute != .centerY
    else { return false }
    return items.contains { item in
      guard model.tree.isDescendant(item, of: owner) else { return false }
      let record = model.tree[item]
      return record.item.kind.ownsPosition || record.item.kind == .contentGuide
        || record.parent != owner
    }
  }
}

#endif
