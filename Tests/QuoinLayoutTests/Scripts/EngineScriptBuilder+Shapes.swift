// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension EngineScriptBuilder {
  /// Adds views in an item, with constraints as programs write them.
  mutating func addShape(in parent: Int) {
    switch int(0...11) {
    case 0: addPinned(in: parent)
    case 1: addRow(in: parent)
    case 2: addSlots(in: parent)
    case 3: addGrid(in: parent)
    case 4: addChain(in: parent)
    case 5: addMirroredTree(in: parent, depth: int(1...2))
    case 6: addList(in: parent)
    case 7: addScrolled(in: parent)
    case 8: addInset(in: parent)
    case 9: addResized(in: parent)
    default: addRuler(in: parent)
    }
  }

  /// A view that is pinned on all sides, and of which more is said.
  private mutating func addPinned(in parent: Int) {
    let view = add(in: parent)
    let (a, b) = (distance(), distance())
    relate(view, .leading, .equal, parent, .leading, a)
    relate(view, .trailing, .equal, parent, .trailing, -b)
    relate(view, .top, .equal, parent, .top, a)
    relate(view, .bottom, .equal, parent, .bottom, -b)
    if chance(1, of: 2) { relate(view, .width, .equal, parent, .width, -a - b) }
    if chance(1, of: 2) { relate(view, .height, .equal, parent, .height, -a - b) }
    if chance(1, of: 2) {
      relate(view, .centerY, .equal, parent, .centerY, (a - b) / 2)
    }
    if chance(1, of: 3) { addDuplicate() }
    if chance(1, of: 2) { addShape(in: view) }
  }

  /// Views of equal width from edge to edge, with equal gaps.
  private mutating func addRow(in parent: Int) {
    let count = int(2...5)
    let gap = distance()
    let views = (0..<count).map { _ in add(in: parent) }
    relate(views[0], .leading, .equal, parent, .leading, gap)
    for (view, next) in zip(views, views.dropFirst()) {
      relate(next, .leading, .equal, view, .trailing, gap)
      relate(next, .width, .equal, chance(1, of: 2) ? view : views[0], .width)
    }
    relate(views[count - 1], .trailing, .equal, parent, .trailing, -gap)
    let share = 1 / Double(count)
    for view in views where chance(1, of: 3) {
      relate(
        view, .width, .equal, parent, .width, multiplier: share,
        -Double(count + 1) * gap / Double(count))
    }
    if count > 2, chance(1, of: 2) {
      add(
        EngineConstraint(
          first: .distance(views[0], .trailing, views[1], .leading),
          second: .distance(views[1], .trailing, views[2], .leading)))
    }
    for view in views {
      relate(view, .top, .equal, chance(1, of: 2) ? parent : views[0], .top)
      if chance(1, of: 2) { relate(view, .height, .equal, nil, nil, length()) }
    }
    if chance(1, of: 3) { addDuplicate() }
  }

  /// Views that are each pinned to the parent, in equal steps, which is said as well.
  private mutating func addRuler(in parent: Int) {
    let count = int(3...6)
    let attribute: LayoutAttribute = any([.left, .leading, .top, .centerX, .centerY])
    let (start, step) = (distance(), distance())
    var views: [Int] = []
    var pins: [Int] = []
    for index in 0..<count {
      let view = add(in: parent)
      if index > 0, chance(1, of: 4) { _ = add(in: parent) }
      pins.append(
        relate(view, attribute, .equal, parent, attribute, start + Double(index) * step))
      if chance(1, of: 2) {
        relate(view, .width, .equal, nil, nil, length())
        relate(view, .height, .equal, nil, nil, length())
      }
      views.append(view)
    }
    rulers.append(pins)
    for index in 2..<count where chance(2, of: 3) {
      let first = chance(1, of: 2) ? index - 2 : 0
      add(
        EngineConstraint(
          first: .distance(views[first], attribute, views[index - 1], attribute),
          second: .distance(views[index - 1], attribute, views[index], attribute),
          multiplier: Double(index - 1 - first)))
    }
    if chance(1, of: 3) {
      add(
        EngineConstraint(
          first: .distance(views[0], attribute, views[count - 1], attribute),
          second: .distance(views[0], attribute, views[1], attribute),
          multiplier: Double(count - 1)))
    }
  }

  /// Views whose centers are evenly spaced.
  private mutating func addSlots(in parent: Int) {
    let count = int(2...5)
    let views = (0..<count).map { _ in add(in: parent) }
    for (index, view) in views.enumerated() {
      relate(
        view, .centerX, .equal, parent, .centerX,
        multiplier: Double(2 * index + 1) / Double(count))
      relate(view, .centerY, .equal, parent, .centerY)
      relate(view, .width, .lessThanOrEqual, nil, nil, length())
    }
    for (view, next) in zip(views, views.dropFirst()) where chance(1, of: 2) {
      add(
        EngineConstraint(
          first: .distance(view, .centerX, next, .centerX),
          second: .attribute(parent, .width), multiplier: 1 / Double(count)))
    }
    if count > 2, chance(1, of: 2) {
      add(
        EngineConstraint(
          first: .distance(views[0], .centerX, views[1], .centerX),
          second: .distance(views[1], .centerX, views[2], .centerX)))
    }
  }

  /// Rows and columns whose edges agree.
  private mutating func addGrid(in parent: Int) {
    let (rows, columns) = (int(2...3), int(2...3))
    let gap = distance()
    let cells = (0..<rows).map { _ in (0..<columns).map { _ in add(in: parent) } }
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row][column]
        if column > 0 {
          relate(cell, .leading, .equal, cells[row][column - 1], .trailing, gap)
          relate(cell, .width, .equal, cells[row][column - 1], .width)
          relate(cell, .top, .equal, cells[row][column - 1], .top)
        } else {
          relate(cell, .leading, .equal, parent, .leading, gap)
        }
        if row > 0 {
          relate(cell, .top, .equal, cells[row - 1][column], .bottom, gap)
          relate(cell, .height, .equal, cells[row - 1][column], .height)
          relate(cell, .leading, .equal, cells[row - 1][column], .leading)
        } else {
          relate(cell, .top, .equal, parent, .top, gap)
        }
      }
    }
    let last = cells[rows - 1][columns - 1]
    relate(last, .trailing, .equal, parent, .trailing, -gap)
    if chance(1, of: 2) { relate(last, .bottom, .equal, parent, .bottom, -gap) }
    if chance(1, of: 2) {
      relate(cells[0][columns - 1], .trailing, .equal, parent, .trailing, -gap)
    }
    if chance(1, of: 2) {
      relate(
        cells[0][0], .width, .equal, parent, .width, multiplier: 1 / Double(columns),
        -gap * Double(columns + 1) / Double(columns))
    }
  }

  /// Sizes that follow from one another, often in a circle that agrees with itself.
  private mutating func addChain(in parent: Int) {
    let count = int(2...6)
    let views = (0..<count).map { _ in add(in: parent) }
    var product = 1.0
    for (view, next) in zip(views, views.dropFirst()) {
      let factor = multiplier()
      product *= factor
      relate(next, .width, .equal, view, .width, multiplier: factor)
      relate(next, .top, .equal, view, .bottom, distance())
      relate(next, .leading, .equal, view, .leading)
    }
    relate(views[0], .top, .equal, parent, .top)
    relate(views[0], .leading, .equal, parent, .leading)
    if chance(1, of: 2) {
      relate(views[0], .width, .equal, views[count - 1], .width, multiplier: 1 / product)
    }
    relate(
      views[0], .width, .equal, nil, nil, length(),
      priority: chance(1, of: 2) ? 1000 : optionalPriority())
    if chance(1, of: 3) { addDuplicate() }
  }

  /// A left half and a right half that are alike, and so on inside of them.
  private mutating func addMirroredTree(in parent: Int, depth: Int) {
    let (left, right) = (add(in: parent), add(in: parent))
    let edge = distance()
    relate(left, .leading, .equal, parent, .leading, edge)
    relate(right, .trailing, .equal, parent, .trailing, -edge)
    relate(left, .width, .equal, right, .width)
    relate(left, .centerY, .equal, parent, .centerY)
    relate(right, .centerY, .equal, left, .centerY)
    relate(left, .height, .equal, parent, .height, multiplier: 0.5)
    relate(right, .height, .equal, left, .height)
    if chance(1, of: 2) {
      relate(right, .leading, .equal, left, .trailing, edge)
    } else {
      relate(left, .width, .equal, parent, .width, multiplier: 1.0 / 3)
    }
    if chance(1, of: 2) { relate(right, .height, .equal, parent, .height, multiplier: 0.5) }
    if chance(1, of: 2) { relate(right, .centerY, .equal, parent, .centerY) }
    guard depth > 1 else { return }
    addMirroredTree(in: left, depth: depth - 1)
    addMirroredTree(in: right, depth: depth - 1)
  }

  /// Views one below the other, of which each may have a content.
  private mutating func addList(in parent: Int) {
    let count = int(2...6)
    let gap = distance()
    var last: Int?
    for _ in 0..<count {
      var item = LayoutItem()
      describe(&item)
      let view = add(item, in: parent)
      relate(view, .leading, .equal, parent, .leading, gap)
      if chance(2, of: 3) { relate(view, .trailing, .equal, parent, .trailing, -gap) }
      if let last {
        relate(view, .top, chance(1, of: 4) ? .greaterThanOrEqual : .equal, last, .bottom, gap)
        if chance(1, of: 3) {
          relate(view, .height, .equal, last, .height, priority: optionalPriority())
        }
      } else {
        relate(view, .top, .equal, parent, .top, gap)
      }
      last = view
    }
    if let last, chance(2, of: 3) {
      relate(
        last, .bottom, chance(1, of: 3) ? .lessThanOrEqual : .equal, parent, .bottom, -gap,
        priority: chance(2, of: 3) ? 1000 : optionalPriority())
    }
  }

  /// A scroll view with something in it.
  private mutating func addScrolled(in parent: Int) {
    var item = LayoutItem()
    item.isScrollView = true
    item.boundsOrigin = LayoutPoint(x: 0, y: Double(int(0...100)))
    let scroll = add(item, in: parent)
    for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
      relate(scroll, attribute, .equal, parent, attribute)
    }
    let content = add(in: scroll)
    for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
      relate(content, attribute, .equal, scroll, attribute)
    }
    relate(content, .width, .equal, scroll, .width)
    relate(content, .height, .equal, nil, nil, length() * 5)
    if chance(1, of: 2) {
      let guide = add(LayoutItem(any([.contentGuide, .frameGuide])), in: scroll)
      relate(content, .centerX, .equal, guide, .centerX, priority: 999)
    }
    if chance(1, of: 2) { addShape(in: content) }
  }

  /// Views that follow margins and safe areas, which may depend on frames.
  private mutating func addInset(in parent: Int) {
    var item = LayoutItem()
    item.preservesSuperviewMargins = chance(1, of: 2)
    item.margins = LayoutInsets(all: Double(int(0...12)))
    let view = add(item, in: parent)
    relate(view, .leading, .equal, parent, .leading, distance())
    relate(view, .top, .equal, parent, .top, distance())
    relate(view, .trailing, .equal, parent, .trailingMargin)
    relate(view, .bottom, chance(1, of: 2) ? .equal : .lessThanOrEqual, parent, .bottomMargin)
    let guide = add(LayoutItem(any([.marginsGuide, .safeAreaGuide])), in: view)
    var child = LayoutItem()
    describe(&child)
    let inner = add(child, in: view)
    relate(inner, .leading, .equal, guide, .leading)
    relate(inner, .trailing, chance(1, of: 2) ? .equal : .lessThanOrEqual, guide, .trailing)
    relate(inner, .top, .equal, chance(1, of: 2) ? guide : view, .top)
    relate(inner, .bottom, .equal, view, .bottomMargin, priority: optionalPriority())
  }

  /// A view with an autoresizing mask, and one that is held by it.
  private mutating func addResized(in parent: Int) {
    var item = LayoutItem()
    item.autoresizing = AutoresizingCapture(
      mask: AutoresizingCapture.Mask(rawValue: UInt(int(0...63))),
      frame: LayoutRect(x: distance(), y: distance(), width: length(), height: length()),
      parentSize: LayoutSize(width: Double(int(200...400)), height: Double(int(200...400))))
    let view = add(item, in: parent)
    let other = add(in: parent)
    relate(other, .leading, .equal, view, .trailing, distance())
    relate(other, .top, .equal, view, .top)
    relate(other, .width, .equal, view, .width, multiplier: multiplier())
  }

  /// Says again what a constraint says: once more, or with its sides changed.
  mutating func addDuplicate() {
    guard let original = constraints.randomElement(using: &random)?.constraint else { return }
    guard chance(1, of: 2), original.relation == .equal, let second = original.second,
      case .attribute = original.first, case .attribute = second
    else {
      add(original)
      return
    }
    var turned = original
    turned.first = second
    turned.second = original.first
    turned.multiplier = 1 / original.multiplier
    turned.constant = -original.constant / original.multiplier
    add(turned)
  }

  /// A constraint between any two items that may have nothing to do with the others.
  mutating func addAnyConstraint() {
    let groups: [[LayoutAttribute]] = [
      [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX],
      [.top, .bottom, .topMargin, .bottomMargin, .centerY, .firstBaseline, .lastBaseline],
      [.width, .height],
    ]
    let group = any(groups)
    let isLone = group.contains(.width) && chance(1, of: 2)
    add(
      EngineConstraint(
        first: .attribute(anyItem(), any(group)),
        relation: any([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
        second: isLone ? nil : .attribute(anyItem(), any(group)),
        multiplier: group.contains(.width) ? multiplier() : 1,
        constant: chance(1, of: 2) ? distance() : -distance(),
        priority: chance(1, of: 2) ? 1000 : optionalPriority()))
  }
}
