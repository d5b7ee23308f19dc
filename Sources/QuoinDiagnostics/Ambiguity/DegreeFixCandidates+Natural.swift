// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// The constraints that a person would write first.

extension DegreeFixCandidates {
  /// Adds the distance to the previous sibling, which stays in its position, or else to the safe
  /// area or the parent, as a person would for a lost top.
  mutating func appendNeighbour(_ followers: [LayoutAmbiguity]) {
    guard axis == .vertical, let parent = engine.item(driver.item)?.parent,
      engine.isMentioned(driver.item, axis)
    else { return }
    let open = Set(followers.map(\.item) + [driver.item])
    let siblings = engine.items.filter {
      engine.item($0)?.parent == parent && engine.item($0)?.kind == .view
    }
    let before = siblings.prefix { $0 != driver.item }.last { !open.contains($0) }
    let gap = usualGap(among: Set(siblings))
    if let before {
      append(
        .attribute(driver.item, .top), .attribute(before, .bottom), constant: gap, isNatural: true)
    } else {
      let safeArea = engine.items.first {
        engine.item($0)?.parent == parent && engine.item($0)?.kind == .safeAreaGuide
      }
      append(
        .attribute(driver.item, .top), .attribute(safeArea ?? parent, .top), constant: gap,
        isNatural: true)
    }
  }

  /// The distance that several siblings have, 8 without any.
  private func usualGap(among siblings: Set<ItemID>) -> Double {
    let engine = engine
    var counts: [(gap: Double, count: Int)] = []
    engine.model.forEachConstraint { slot in
      guard let constraint = engine.constraint(engine.model.id(ofConstraint: slot)),
        case .attribute(let item, .top) = constraint.first,
        case .attribute(let other, .bottom) = constraint.second, constraint.constant > 0,
        siblings.contains(item), siblings.contains(other)
      else { return }
      if let index = counts.firstIndex(where: { $0.gap == constraint.constant }) {
        counts[index].count += 1
      } else {
        counts.append((constraint.constant, 1))
      }
    }
    // Of equally frequent distances the smallest is the usual one.
    return counts.filter { $0.count > 1 }.min { ($1.count, $0.gap) < ($0.count, $1.gap) }?.gap ?? 8
  }

  /// Adds the equation that an inequality between the ends of a container and of a view inside was
  /// meant to be.
  mutating func appendEquation() {
    let (engine, container) = (engine, driver.item)
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    engine.model.forEachConstraint { slot in
      let id = engine.model.id(ofConstraint: slot)
      guard let constraint = engine.constraint(id), constraint.relation != .equal,
        constraint.priority == 1000, engine.ends(constraint, of: container, end)
      else { return }
      append(Candidate(edit: .setRelation(id, .equal), isNatural: true))
    }
  }

  /// Adds a constraint to the end of the content of a container, such as the bottom of the last
  /// view of a card.
  mutating func appendEndOfContent(of container: ItemID) {
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let inner = engine.items.filter {
      engine.item($0)?.parent == container && engine.item($0)?.kind == .view
        && engine.isMentioned($0, axis)
    }
    guard !inner.isEmpty, engine.item(container)?.isScrollView == false,
      !engine.endsWithContent(container, end)
    else { return }
    let isAfter = { (one: ItemID, other: ItemID) in
      let (first, second) = (engine.alignmentRect(of: one), engine.alignmentRect(of: other))
      return axis == .horizontal ? first.maxX > second.maxX : first.maxY > second.maxY
    }
    guard let last = inner.min(by: isAfter) else { return }
    let inset = inset(of: container, start) ?? 0
    append(
      .attribute(last, end), .attribute(container, end), constant: -inset, isNatural: true)
  }

  /// Adds the end of the parent, or its length, for a view that scrolls, or that is as long as such
  /// a view. Such a view has no length of its own, and fills its parent.
  mutating func appendFilling(_ followers: [LayoutAmbiguity]) {
    let engine = engine
    let lengths = [driver.item] + followers.filter { $0.coordinate == .size(axis) }.map(\.item)
    guard lengths.contains(where: { engine.item($0)?.isScrollView == true }),
      let parent = engine.item(driver.item)?.parent, engine.item(parent)?.isScrollView == false
    else { return }
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    append(.attribute(driver.item, end), .attribute(parent, end), constant: 0, isNatural: true)
    let size = axis.sizeAttribute
    append(.attribute(driver.item, size), .attribute(parent, size), constant: 0, isNatural: true)
  }

  /// Adds a length of a view that scrolls inside content that scrolls.
  mutating func appendLengthsOfScrolling(_ followers: [LayoutAmbiguity]) {
    for follower in followers where follower.coordinate == .size(axis) {
      guard engine.item(follower.item)?.isScrollView == true else { continue }
      append(
        .attribute(follower.item, axis.sizeAttribute), nil, constant: Self.usualLength,
        isNatural: true)
    }
  }

  /// Adds a length of a view inside a container that ends where its content does, as a stack view
  /// does. The view without a length is the cause, and not the container.
  mutating func appendContentsOfStack(_ followers: [LayoutAmbiguity]) {
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    guard engine.endsWithContent(driver.item, end) else { return }
    for follower in followers where follower.coordinate == .size(axis) {
      guard let item = engine.item(follower.item), item.parent == driver.item, !item.isScrollView
      else { continue }
      let shown = engine.alignmentRect(of: follower.item).size.length(axis)
      append(
        .attribute(follower.item, axis.sizeAttribute), nil,
        constant: shown < 0.5 ? Self.usualLength : shown, isNatural: true)
    }
  }

  /// The constant with which the first view of a container begins.
  private func inset(of container: ItemID, _ start: LayoutAttribute) -> Double? {
    let engine = engine
    var least: Double?
    engine.model.forEachConstraint { slot in
      guard let constraint = engine.constraint(engine.model.id(ofConstraint: slot)),
        case .attribute(let item, start) = constraint.first,
        case .attribute(container, start) = constraint.second,
        engine.item(item)?.parent == container
      else { return }
      least = min(least ?? .infinity, constraint.constant)
    }
    return least
  }
}

extension LayoutEngine {
  /// Whether a view inside a container is tied to its end, as by a stack view.
  func endsWithContent(_ container: ItemID, _ end: LayoutAttribute) -> Bool {
    constraintIDs.contains { id in
      constraint(id).map { ends($0, of: container, end) } ?? false
    }
  }

  /// Whether a constraint ties the end of a view inside a container to the end of that.
  func ends(
    _ constraint: LayoutConstraint, of container: ItemID, _ end: LayoutAttribute
  ) -> Bool {
    guard case .attribute(let first, end) = constraint.first,
      case .attribute(let second, end)? = constraint.second
    else { return false }
    let (inner, outer) = first == container ? (second, first) : (first, second)
    return outer == container && item(inner)?.parent == container
  }
}
