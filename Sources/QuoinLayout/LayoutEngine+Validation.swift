// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Checks a constraint before anything changes.
  func validate(_ constraint: LayoutConstraint) throws(LayoutError) {
    try validate(constraint.first)
    if let second = constraint.second { try validate(second) }
    try LayoutConstraintRules.validate(
      firstAttribute: constraint.first.comparedAttribute, relation: constraint.relation,
      secondAttribute: constraint.second?.comparedAttribute ?? .notAnAttribute,
      hasSecondItem: constraint.second != nil, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
    guard LayoutLimits.contains(constraint.constant) else {
      throw .constantOutOfRange(constraint.constant)
    }
    guard LayoutLimits.contains(constraint.multiplier) else {
      throw .multiplierOutOfRange(constraint.multiplier)
    }
    try validateItems(of: constraint)
  }

  private func validate(_ operand: LayoutOperand) throws(LayoutError) {
    guard case .distance(_, let start, _, let end) = operand else { return }
    guard start.isLocation else { throw .invalidAttributePairing(start, end) }
    try LayoutConstraintRules.validatePairing(start, end)
  }

  private func validateItems(of constraint: LayoutConstraint) throws(LayoutError) {
    for item in constraint.items { _ = try holder(of: item) }
    guard model.commonAncestor(of: constraint) < 0 else { return }
    let items = constraint.items
    let first = model.tree.holder(of: items[0].index)
    for other in items.dropFirst()
    where model.tree.commonAncestor(first, model.tree.holder(of: other.index)) < 0 {
      throw .noCommonAncestor(items[0], other)
    }
  }

  /// The view that an item is, or the owner of a guide.
  private func holder(of item: ItemID) throws(LayoutError) -> Int32 {
    guard let slot = model.tree.slot(item) else { throw .unknownItem(item) }
    let holder = model.tree.holder(of: slot)
    guard holder >= 0 else { throw .guideWithoutOwner(item) }
    return holder
  }
}

extension LayoutOperand {
  /// What the operand counts as in a comparison: the distance between locations is a size.
  var comparedAttribute: LayoutAttribute {
    switch self {
    case .attribute(_, let attribute): attribute
    case .distance(_, let start, _, _): start.axis == .horizontal ? .width : .height
    }
  }

  /// The attributes that the operand reads, with their items.
  var attributes: [(item: ItemID, attribute: LayoutAttribute)] {
    switch self {
    case .attribute(let item, let attribute): [(item, attribute)]
    case .distance(let start, let startAttribute, let end, let endAttribute):
      [(start, startAttribute), (end, endAttribute)]
    }
  }

  /// The items that the operand names.
  var items: [ItemID] { attributes.map(\.item) }
}

extension LayoutConstraint {
  /// The items that the constraint names, in the order in which it names them.
  var items: [ItemID] {
    first.items + (second?.items ?? [])
  }
}

/// What a change of an item means for the rows of the solver, from least to most.
enum ItemChange: Comparable {
  case nothing
  /// Margins or safe areas, which are derived anew in each layout.
  case insets
  /// The item's own size, or that of its content.
  case ownConstants
  /// Constants of any rows.
  case constants
  /// Variables and rows.
  case rows
}

extension LayoutItem {
  /// What is different from what the item was before.
  func change(from old: LayoutItem) -> ItemChange {
    guard differsOnlyInConstants(from: old) else { return .rows }
    guard alignmentInsets == old.alignmentInsets, boundsOrigin == old.boundsOrigin,
      firstBaseline == old.firstBaseline, lastBaseline == old.lastBaseline
    else { return .constants }
    guard givenSize == old.givenSize, contentWidth == old.contentWidth,
      contentHeight == old.contentHeight
    else { return .ownConstants }
    return hasInsets(of: old) ? .nothing : .insets
  }

  private func hasInsets(of old: LayoutItem) -> Bool {
    margins == old.margins && insetsMarginsFromSafeArea == old.insetsMarginsFromSafeArea
      && preservesSuperviewMargins == old.preservesSuperviewMargins
      && safeAreaInsets == old.safeAreaInsets
      && additionalSafeAreaInsets == old.additionalSafeAreaInsets
  }

  /// Whether a change from another item leaves variables and rows as they are, but for constants.
  private func differsOnlyInConstants(from old: LayoutItem) -> Bool {
    kind == old.kind && parent == old.parent && direction == old.direction
      && isScrollView == old.isScrollView && autoresizing == old.autoresizing
      && (givenSize == nil) == (old.givenSize == nil)
      && LayoutItem.sharePriorities(contentWidth, old.contentWidth)
      && LayoutItem.sharePriorities(contentHeight, old.contentHeight)
  }

  private static func sharePriorities(_ first: ContentSize?, _ second: ContentSize?) -> Bool {
    first?.hugging == second?.hugging
      && first?.compressionResistance == second?.compressionResistance
  }
}
