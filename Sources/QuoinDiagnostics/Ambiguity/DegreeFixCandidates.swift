// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The edits that may determine the driver of a degree of freedom.
struct DegreeFixCandidates {
  /// An edit to try.
  struct Candidate {
    var edit: LayoutEdit
    /// Whether a sibling has a constraint of the same kind.
    var isLikeSibling = false
    /// Whether a person would write it first: the distance to the neighbour above, or the bottom of
    /// the content of a container.
    var isNatural = false
    /// Whether the constant only repeats where the item happens to be.
    var isArbitrary = false
    /// Whether the edit adds an optional constraint.
    var isOptional = false
    /// The number of characters of the constant.
    var digits = 0
  }

  private(set) var candidates: [Candidate] = []
  /// Whether the driver is a length that is shown as 0. A fix keeps no length of 0.
  let isCollapsed: Bool
  let engine: LayoutEngine
  let driver: LayoutAmbiguity
  let axis: LayoutAxis

  /// Constants that layouts commonly use, in points.
  private static let commonConstants = [0.0, 8, 16, 20]
  /// A constant is replaced by a common one that is at most this far away, in points.
  private static let nearness = 1.0
  /// The length of an item that is shown without one: the minimum size of a control that Apple's
  /// Human Interface Guidelines advise, and the height of a row of a table.
  static let usualLength = 44.0
  /// The value of UIKit's low priority.
  private static let lowPriority = 250.0
  /// The largest number of candidates without the optional one.
  private static let limit = 23

  init(_ degree: DegreeOfFreedom, in engine: LayoutEngine) {
    self.engine = engine
    driver = degree.driver
    axis = degree.driver.coordinate.axis
    let shown = engine.alignmentRect(of: driver.item).size.length(axis)
    isCollapsed = driver.coordinate == .size(axis) && shown < 0.5
    if case .tie(let first, let second) = degree.cause { appendPriorities([first, second]) }
    switch driver.coordinate {
    case .contentWidth, .contentHeight:
      // Scrolled content is often one view, which ends where its own content does.
      for follower in degree.followers where follower.coordinate == .size(axis) {
        appendEndOfContent(of: follower.item)
      }
      appendContentEdges()
      appendContentSizes()
      appendLengthsOfScrolling(degree.followers)
    case .width, .height:
      appendEquation()
      appendFilling(degree.followers)
      appendContentsOfStack(degree.followers)
      appendEndOfContent(of: driver.item)
      appendLikeSiblings()
      appendEqualSizes(degree.followers)
      appendSizes()
      appendEdges()
    case .x, .y:
      appendNeighbour(degree.followers)
      appendLikeSiblings()
      appendEdges()
    }
    appendOptional()
  }

  mutating func append(_ candidate: Candidate) {
    guard candidates.count < Self.limit,
      !candidates.contains(where: { $0.edit == candidate.edit })
    else { return }
    candidates.append(candidate)
  }

  mutating func append(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: Double = 1,
    constant: Double, isLikeSibling: Bool = false, isNatural: Bool = false
  ) {
    // Hundredths are finer than the pixels of any screen. If the nearest one is just outside of the
    // range that other constraints allow, the one on the other side of the number is not.
    let hundredths = constant * 100
    let rounded = hundredths.rounded() / 100
    let common =
      second == nil
      ? []
      : Self.commonConstants.flatMap { [$0, -$0] }.filter { abs($0 - rounded) <= Self.nearness }
    let other = (rounded < constant ? hundredths.rounded(.up) : hundredths.rounded(.down)) / 100
    for constant in [rounded] + common + [other] {
      let constraint = LayoutConstraint(
        first, .equal, second, multiplier: multiplier, constant: constant)
      append(
        Candidate(
          edit: .add(constraint), isLikeSibling: isLikeSibling, isNatural: isNatural,
          isArbitrary: second != nil && isArbitrary(constant),
          digits: LayoutText.number(constant).count))
    }
  }

  /// Whether a distance is unlikely to be meant: it is not a multiple of half a point, or longer
  /// than half of the parent.
  private func isArbitrary(_ constant: Double) -> Bool {
    let parent = engine.item(driver.item)?.parent
    let length = parent.map { engine.boundsRect(of: $0).size.length(axis) } ?? .infinity
    return (constant * 2).rounded() != constant * 2 || abs(constant) > length / 2
  }

  /// Appends the shown value as an optional constraint of a lower priority than all others. It
  /// breaks nothing: among the solutions that are equally good, it only selects one.
  private mutating func appendOptional() {
    guard let priority = priorityBelowOthers else { return }
    let (first, second, constant): (LayoutOperand, LayoutOperand?, Double)
    switch driver.coordinate {
    case .contentWidth, .contentHeight: return
    case .width, .height:
      let length = engine.alignmentRect(of: driver.item).size.length(axis)
      first = .attribute(driver.item, axis.sizeAttribute)
      (second, constant) = (nil, isCollapsed ? Self.usualLength : length)
    case .x, .y:
      guard let parent = engine.item(driver.item)?.parent else { return }
      let attribute: LayoutAttribute = axis == .horizontal ? .leading : .top
      (first, second) = (.attribute(driver.item, attribute), .attribute(parent, attribute))
      constant = distances(to: parent).before
    }
    let constraint = LayoutConstraint(
      first, .equal, second, constant: (constant * 100).rounded() / 100, priority: priority)
    candidates.append(Candidate(edit: .add(constraint), isOptional: true))
  }

  /// A priority below those of all optional constraints and contents; nil when there is none.
  private var priorityBelowOthers: Double? {
    var least = 1000.0
    let engine = engine
    engine.model.forEachConstraint { slot in
      guard let constraint = engine.constraint(engine.model.id(ofConstraint: slot)) else { return }
      least = min(least, constraint.priority)
    }
    for item in engine.items {
      for axis in LayoutAxis.allCases {
        guard let content = engine.item(item)?.content(axis) else { continue }
        least = min(least, content.hugging, content.compressionResistance)
      }
    }
    let below = min(Self.lowPriority, least - 1)
    return below >= 1 ? below : nil
  }

  /// Appends a priority that is higher than that of the other requirement of a tie, and one that is
  /// lower.
  private mutating func appendPriorities(_ tied: [LayoutRequirement]) {
    for change in [1.0, -1] {
      for requirement in tied {
        guard let priority = engine.priority(of: requirement), priority + change > 0,
          priority + change < 1000
        else { continue }
        append(Candidate(edit: .setPriority(requirement, priority + change)))
      }
    }
  }

  /// Appends the constraints of siblings, applied to the driver's item.
  private mutating func appendLikeSiblings() {
    let parent = engine.item(driver.item)?.parent
    let engine = engine
    var found: [LayoutConstraint] = []
    engine.model.forEachConstraint { slot in
      guard var constraint = engine.constraint(engine.model.id(ofConstraint: slot)),
        constraint.relation == .equal, constraint.priority == 1000,
        case .attribute(let sibling, let attribute) = constraint.first,
        attribute.axis == axis, sibling != driver.item, engine.item(sibling)?.kind == .view,
        engine.item(sibling)?.parent == parent
      else { return }
      if case .attribute(let other, _) = constraint.second, other == driver.item { return }
      constraint.first = .attribute(driver.item, attribute)
      constraint.breaking = .ordinary
      found.append(constraint)
    }
    for constraint in found {
      append(
        constraint.first, constraint.second, multiplier: constraint.multiplier,
        constant: constraint.constant, isLikeSibling: true)
    }
  }

  private mutating func appendSizes() {
    let size = axis.sizeAttribute
    let length = engine.alignmentRect(of: driver.item).size.length(axis)
    append(
      .attribute(driver.item, size), nil, constant: isCollapsed ? Self.usualLength : length)
  }

  /// Appends equal sizes with siblings whose size follows that of the driver's item.
  private mutating func appendEqualSizes(_ followers: [LayoutAmbiguity]) {
    let size = axis.sizeAttribute
    let parent = engine.item(driver.item)?.parent
    for follower in followers where follower.coordinate == .size(axis) {
      guard engine.item(follower.item)?.parent == parent else { continue }
      append(.attribute(driver.item, size), .attribute(follower.item, size), constant: 0)
    }
  }

  /// Appends constraints of the edges and the center to those of the parent, with the constants of
  /// the shown layout.
  private mutating func appendEdges() {
    guard let parent = engine.item(driver.item)?.parent else { return }
    let (before, after) = distances(to: parent)
    let attributes: (start: LayoutAttribute, end: LayoutAttribute, center: LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    // An item without a length takes the inset of its other edge, or no inset, but not the current
    // one.
    let (first, last) =
      isCollapsed
      ? ([after, 0].filter { $0 != before }, [-before, 0].filter { $0 != -after })
      : ([before], [-after])
    let edges = first.map { (attributes.start, $0) } + last.map { (attributes.end, $0) }
    // A center that determines a length is hardly meant to.
    let centers = driver.coordinate == .size(axis) ? [] : [(attributes.center, 0.0)]
    for (attribute, constant) in edges + centers {
      append(
        .attribute(driver.item, attribute), .attribute(parent, attribute), constant: constant)
    }
  }

  /// The distances of the driver's item from the leading and trailing, or upper and lower, edge of
  /// its parent.
  private func distances(to parent: ItemID) -> (before: Double, after: Double) {
    let outer = engine.boundsRect(of: parent)
    let inner = engine.alignmentRect(of: driver.item)
    switch axis {
    case .horizontal:
      let (left, right) = (inner.x - outer.x, outer.maxX - inner.maxX)
      return engine.item(parent)?.direction == .rightToLeft ? (right, left) : (left, right)
    case .vertical:
      return (inner.y - outer.y, outer.maxY - inner.maxY)
    }
  }

  /// Adds the width of the scrolled content, at that of the scroll view. Content as high as the
  /// scroll view would not scroll.
  private mutating func appendContentSizes() {
    guard axis == .horizontal else { return }
    let size = axis.sizeAttribute
    for item in engine.items where engine.item(item)?.parent == driver.item {
      guard engine.item(item)?.kind == .view else { continue }
      append(.attribute(item, size), .attribute(driver.item, size), constant: 0)
    }
  }

  /// Appends a constraint for the end of each scrolling item, at the end of the content area. A
  /// content area that ends before its items do is to end where the last one does.
  private mutating func appendContentEdges() {
    let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    let length = engine.contentSize(of: driver.item).length(axis)
    let items = engine.items.filter {
      engine.item($0)?.parent == driver.item && engine.item($0)?.kind == .view
    }
    let insets = items.map { item in
      let rect = engine.alignmentRect(of: item)
      return (item: item, inset: length - (axis == .horizontal ? rect.maxX : rect.maxY))
    }
    let least = insets.map(\.inset).min() ?? 0
    for (item, inset) in insets where least >= 0 || inset == least {
      append(
        .attribute(item, end), .attribute(driver.item, end), constant: least >= 0 ? -inset : 0)
    }
  }
}
