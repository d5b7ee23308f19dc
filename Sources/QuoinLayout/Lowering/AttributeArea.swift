// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rectangle that an attribute of an item is measured on.
struct AttributeArea {
  /// The item whose variables are used.
  var owner: Int32
  /// Whether the rectangle is the content area of the owner, not the owner itself.
  var isContent = false
  /// Whether the rectangle, as seen from inside of the owner, moves with the content area.
  var scrolls = false
  /// The insets from that rectangle to the intended one.
  var insets = LayoutInsets.zero
}

extension LayoutModel {
  /// The rectangle that an attribute of an item is measured on in a constraint.
  func area(
    of attribute: LayoutAttribute, _ slot: Int32, in record: ConstraintRecord
  ) -> AttributeArea {
    let owner = tree[slot].parent
    switch tree[slot].item.kind {
    case .view:
      guard tree[slot].item.isScrollView else { return AttributeArea(owner: slot) }
      return AttributeArea(
        owner: slot, isContent: meansContent(attribute, of: slot, in: record), scrolls: true)
    case .guide:
      return AttributeArea(owner: slot)
    case .contentGuide:
      return AttributeArea(owner: owner, isContent: true)
    case .frameGuide:
      return AttributeArea(owner: owner)
    case .marginsGuide:
      return AttributeArea(
        owner: owner, isContent: meansContent(attribute, of: owner, in: record),
        insets: margins(of: owner))
    case .safeAreaGuide:
      return AttributeArea(owner: owner, insets: safeArea(of: owner))
    }
  }

  /// Returns whether an attribute of a scroll view refers to its content area: edges and margins
  /// do, in a constraint with a descendant. Sizes and centers refer to the frame (*observed* on
  /// Interface Builder's canvas), at its position before scrolling: only guides stay with the
  /// frame.
  private func meansContent(
    _ attribute: LayoutAttribute, of owner: Int32, in record: ConstraintRecord
  ) -> Bool {
    guard tree[owner].item.isScrollView, attribute.isLocation, attribute != .centerX,
      attribute != .centerY
    else { return false }
    return record.containsItem { scrolls($0, in: owner) }
  }

  private func scrolls(_ slot: Int32, in owner: Int32) -> Bool {
    guard tree.isDescendant(slot, of: owner) else { return false }
    switch tree[slot].item.kind {
    case .view, .guide, .contentGuide: return true
    case .marginsGuide, .safeAreaGuide, .frameGuide: return tree[slot].parent != owner
    }
  }
}
