// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

// Constraints as programs write them, with more than are needed: they agree as long as no constant
// of them changes.

extension ViewEditSession {
  /// Holds a view at both edges, and says its size and its middle as well.
  mutating func pin() {
    guard let family = someFamily(1...1), let view = family.members.first else { return }
    let (near, far) = (length(0...30), length(0...30))
    let sides: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .width, .centerX], [.top, .bottom, .height, .centerY],
    ]
    let side = one(of: sides) ?? sides[0]
    let parent = family.parent
    install(view, side[0], .equal, parent, side[0], constant: near)
    install(view, side[1], .equal, parent, side[1], constant: -far)
    if chance(2, of: 3) {
      install(view, side[2], .equal, parent, side[2], constant: -near - far)
    }
    if chance(1, of: 3) {
      install(view, side[3], .equal, parent, side[3], constant: (near - far) / 2)
    }
    log.append("pin \(number(view)) in \(number(parent)) along \(side[2]), \(near) and \(far)")
  }

  /// Fills a view with a row of subviews whose widths are left open.
  mutating func addRow() {
    guard let (parent, row) = someFamily(2...3) else { return }
    var (item, edge): (UIView, NSLayoutConstraint.Attribute) = (parent, .leading)
    for view in row {
      install(view, .leading, .equal, item, edge)
      (item, edge) = (view, .trailing)
    }
    install(item, .trailing, .equal, parent, .trailing)
    log.append("row of \(numbers(row)) in \(number(parent))")
  }

  /// A row of views of one width with gaps, all as wide as the first.
  mutating func addChain() {
    guard let (parent, row) = someFamily(2...4), let first = row.first, let last = row.last else {
      return
    }
    let gap = length(0...20)
    install(first, .leading, .equal, parent, .leading, constant: gap)
    for (view, next) in zip(row, row.dropFirst()) {
      install(next, .leading, .equal, view, .trailing, constant: gap)
      install(next, .width, .equal, chance(1, of: 2) ? first : view, .width)
      install(next, .centerY, .equal, first, .centerY)
    }
    install(last, .trailing, .equal, parent, .trailing, constant: -gap)
    log.append("chain of \(numbers(row)) in \(number(parent)), gap \(gap)")
  }

  /// A row of views with a guide in each gap, each as wide as the one before and as the first.
  mutating func addEqualGaps() {
    guard let (parent, row) = someFamily(3...4) else { return }
    var gaps: [UILayoutGuide] = []
    for (view, next) in zip(row, row.dropFirst()) {
      let gap = UILayoutGuide()
      parent.addLayoutGuide(gap)
      guides.append(gap)
      install(gap, .leading, .equal, view, .trailing)
      install(gap, .trailing, .equal, next, .leading)
      if let first = gaps.first { install(gap, .width, .equal, first, .width) }
      if let former = gaps.last, chance(1, of: 2) { install(former, .width, .equal, gap, .width) }
      gaps.append(gap)
    }
    if let first = row.first, let last = row.last {
      install(first, .leading, .equal, parent, .leading)
      install(last, .trailing, .equal, parent, .trailing)
    }
    log.append("equal gaps between \(numbers(row)) in \(number(parent))")
  }

  /// Two rows of two views, aligned in both directions and of equal sizes.
  mutating func addGrid() {
    guard let (parent, cells) = someFamily(4...4) else { return }
    let gap = length(0...12)
    for cell in cells.dropFirst() {
      install(cell, .width, .equal, cells[0], .width)
      install(cell, .height, .equal, cells[0], .height)
    }
    for row in [0, 2] {
      install(cells[row], .leading, .equal, parent, .leading, constant: gap)
      install(cells[row + 1], .leading, .equal, cells[row], .trailing, constant: gap)
      install(cells[row + 1], .trailing, .equal, parent, .trailing, constant: -gap)
      install(cells[row + 1], .top, .equal, cells[row], .top)
      install(cells[row + 1], .bottom, .equal, cells[row], .bottom)
    }
    for column in [0, 1] {
      install(cells[column], .top, .equal, parent, .top, constant: gap)
      install(cells[column + 2], .top, .equal, cells[column], .bottom, constant: gap)
      install(cells[column + 2], .leading, .equal, cells[column], .leading)
      install(cells[column + 2], .bottom, .equal, parent, .bottom, constant: -gap)
    }
    log.append("grid of \(numbers(cells)) in \(number(parent)), gap \(gap)")
  }

  /// Two views on both sides of the middle, with the same inside.
  mutating func addSymmetry() {
    guard let (parent, sides) = someFamily(2...2) else { return }
    let inset = length(0...20)
    install(sides[0], .leading, .equal, parent, .leading, constant: inset)
    install(sides[1], .trailing, .equal, parent, .trailing, constant: -inset)
    install(sides[0], .trailing, .equal, parent, .centerX, constant: -inset)
    install(sides[1], .leading, .equal, parent, .centerX, constant: inset)
    install(sides[0], .width, .equal, sides[1], .width)
    for side in sides where !(side is UILabel) && !(side is UIStackView) {
      let child = UILabel()
      child.numberOfLines = 0
      child.text = "both sides say the same"
      child.translatesAutoresizingMaskIntoConstraints = false
      side.addSubview(child)
      views.append(child)
      install(child, .leadingMargin, .equal, side, .leading)
      install(child, .trailing, .equal, side, .trailingMargin)
      install(child, .top, .equal, side, .top, constant: inset)
      install(child, .bottom, .lessThanOrEqual, side, .bottom)
    }
    log.append("symmetry of \(numbers(sides)) in \(number(parent)), inset \(inset)")
  }

  /// The same constraint once more, at the same or another priority.
  mutating func addDuplicate() {
    active.removeAll { !$0.isActive }
    guard let known = one(of: active), let first = known.firstItem else { return }
    install(
      first, known.firstAttribute, known.relation, known.secondItem, known.secondAttribute,
      multiplier: known.multiplier, constant: known.constant,
      priority: chance(2, of: 3) ? known.priority.rawValue : 750)
    log.append("once more \(text(known))")
  }

  /// The same equation between sizes, solved for the other side.
  mutating func addScaledDuplicate() {
    active.removeAll { !$0.isActive }
    let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]
    let equations = active.filter {
      $0.relation == .equal && $0.secondItem != nil && sizes.contains($0.firstAttribute)
    }
    guard let known = one(of: equations), let first = known.firstItem,
      let second = known.secondItem
    else { return }
    install(
      second, known.secondAttribute, .equal, first, known.firstAttribute,
      multiplier: 1 / known.multiplier, constant: -known.constant / known.multiplier,
      priority: known.priority.rawValue)
    log.append("the other way round \(text(known))")
  }
}
