// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension EngineSystem {
  /// The relation of a constraint; nil where a number is not exact.
  func constraintRow(_ id: LayoutConstraintID) -> SystemRow? {
    guard let constraint = engine.constraint(id) else { return nil }
    let numbers = fileNumbers(id)
    guard let constant = numbers?.constant ?? Fraction(shortest: constraint.constant),
      let multiplier = numbers?.multiplier ?? Fraction(shortest: constraint.multiplier)
    else { return nil }
    let items = constraint.first.items + (constraint.second?.items ?? [])
    // Where reading starts at the right, distances between leading and trailing edges are measured
    // to the left.
    let isMirrored =
      constraint.first.comparedAttribute.isDirectional && readsFromRight(commonAncestor(of: items))
    var row = SystemRow(
      relation: isMirrored ? constraint.relation.turned : constraint.relation,
      constant: isMirrored ? -constant : constant, priority: constraint.priority)
    guard add(constraint.first, times: 1, among: items, to: &row) else { return nil }
    guard let second = constraint.second else { return row }
    return add(second, times: -multiplier, among: items, to: &row) ? row : nil
  }

  private func add(
    _ operand: LayoutOperand, times factor: Fraction, among items: [ItemID],
    to row: inout SystemRow
  ) -> Bool {
    switch operand {
    case .attribute(let item, let attribute):
      return add(attribute, of: item, times: factor, among: items, to: &row)
    case .distance(let start, let first, let end, let last):
      return add(last, of: end, times: factor, among: items, to: &row)
        && add(first, of: start, times: -factor, among: items, to: &row)
    }
  }

  private func add(
    _ attribute: LayoutAttribute, of id: ItemID, times factor: Fraction, among items: [ItemID],
    to row: inout SystemRow
  ) -> Bool {
    guard let item = engine.item(id), let ancestor = commonAncestor(of: items) else {
      return false
    }
    let attribute = readsFromRight(ancestor) ? attribute.oppositeOfDirection : attribute
    // Locations are measured in the coordinates of the common ancestor, which matters where they are
    // multiplied.
    let isLength = attribute == .width || attribute == .height
    if !isLength {
      guard
        addFrameEdge(ancestor, attribute.axis, isMaximum: false, times: -factor, to: &row)
      else { return false }
    }
    var owner = id
    var insets = LayoutInsets.zero
    var isContent = false
    switch item.kind {
    case .view: isContent = meansContent(attribute, of: id, among: items)
    case .guide: break
    case .contentGuide, .frameGuide, .marginsGuide, .safeAreaGuide:
      guard let parent = item.parent else { return false }
      owner = parent
      isContent =
        item.kind == .contentGuide
        || item.kind == .marginsGuide && meansContent(attribute, of: parent, among: items)
      if item.kind == .marginsGuide { insets = engine.effectiveMargins(of: parent) }
      if item.kind == .safeAreaGuide { insets = engine.safeAreaInsets(of: parent) }
    }
    let margins = item.kind == .view ? engine.effectiveMargins(of: id) : .zero
    let axis = attribute.axis
    func edge(_ isMaximum: Bool, inset: Double, _ factor: Fraction) -> Bool {
      let whole = insets.edge(axis, isMaximum: isMaximum) + inset
      guard let inset = Fraction(shortest: whole) else { return false }
      row.constant = row.constant - factor * (isMaximum ? -inset : inset)
      return addEdge(
        owner, axis, isMaximum: isMaximum, isContent: isContent, times: factor, to: &row)
    }
    let half = factor * Fraction(1, over: 2)
    switch attribute {
    case .left, .leading, .top: return edge(false, inset: 0, factor)
    case .right, .trailing, .bottom: return edge(true, inset: 0, factor)
    case .width, .height: return edge(true, inset: 0, factor) && edge(false, inset: 0, -factor)
    case .centerX, .centerY: return edge(true, inset: 0, half) && edge(false, inset: 0, half)
    case .firstBaseline:
      return edge(false, inset: item.kind == .view ? item.firstBaseline ?? 0 : 0, factor)
    case .lastBaseline:
      return edge(true, inset: item.kind == .view ? item.lastBaseline ?? 0 : 0, factor)
    case .leftMargin, .leadingMargin, .topMargin:
      return edge(false, inset: margins.edge(axis, isMaximum: false), factor)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return edge(true, inset: margins.edge(axis, isMaximum: true), factor)
    case .centerXWithinMargins, .centerYWithinMargins:
      return edge(true, inset: margins.edge(axis, isMaximum: true), half)
        && edge(false, inset: margins.edge(axis, isMaximum: false), half)
    case .notAnAttribute: return false
    }
  }

  /// Whether an edge of a scroll view means what scrolls: in a constraint with something inside.
  private func meansContent(
    _ attribute: LayoutAttribute, of scroll: ItemID, among items: [ItemID]
  ) -> Bool {
    guard engine.item(scroll)?.isScrollView == true else { return false }
    switch attribute {
    case .width, .height, .centerX, .centerY, .notAnAttribute: return false
    default: break
    }
    return items.contains { item in
      guard item != scroll else { return false }
      let kind = engine.item(item)?.kind
      let staysWithFrame = kind == .frameGuide || kind == .marginsGuide || kind == .safeAreaGuide
      if staysWithFrame, engine.item(item)?.parent == scroll { return false }
      return isInside(item, scroll)
    }
  }

  private func readsFromRight(_ item: ItemID?) -> Bool {
    item.flatMap(engine.item)?.direction == .rightToLeft
  }

  /// The closest item that is each of some items or is around it.
  private func commonAncestor(of items: [ItemID]) -> ItemID? {
    var paths = items.map { item -> [ItemID] in
      var path = [item]
      while let next = path.last.flatMap(engine.item)?.parent { path.append(next) }
      return path
    }
    guard let first = paths.popLast() else { return nil }
    return first.first { item in paths.allSatisfy { $0.contains(item) } }
  }

  private func isInside(_ item: ItemID, _ outer: ItemID) -> Bool {
    var next = engine.item(item)?.parent
    while let parent = next {
      if parent == outer { return true }
      next = engine.item(parent)?.parent
    }
    return false
  }
}

extension LayoutAttribute {
  /// Whether it depends on the direction of reading.
  fileprivate var isDirectional: Bool { self != oppositeOfDirection }

  /// The attribute with leading and trailing exchanged.
  fileprivate var oppositeOfDirection: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}

extension LayoutRelation {
  /// The relation of the negatives.
  fileprivate var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
