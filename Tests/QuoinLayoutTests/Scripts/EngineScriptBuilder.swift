// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Makes random scripts: layouts as programs build them, and edits as programs make them.
///
/// Much of a real layout is said more than once: a view that is pinned on both sides has a width as
/// well, all gaps of a row are equal, rows and columns of a grid agree. So most shapes come with
/// constraints that follow from others, and some edits make these false.
struct EngineScriptBuilder {
  struct Item {
    var number: Int
    var parent: Int?
    var item: LayoutItem
  }

  var random: SeededGenerator
  var steps: [EngineStep] = []
  /// The existing items, parents first.
  var items: [Item] = []
  /// The existing constraints, in order of activation.
  var constraints: [(number: Int, constraint: EngineConstraint)] = []
  /// Constraints that a program has taken out and will put back.
  var hidden: [(number: Int, constraint: EngineConstraint)] = []
  /// Groups of constraints whose constants are in equal steps, by their numbers.
  var rulers: [[Int]] = []
  private var nextItem = 0
  private var nextConstraint = 0

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
  }

  mutating func build() {
    let root = addRoot()
    for _ in 0..<int(1...3) { addShape(in: chance(3, of: 4) ? root : anyItem()) }
    // Half of all scripts stay free of conflicts for as long as they can.
    let isCalm = chance(1, of: 2)
    if !isCalm { for _ in 0..<int(0...4) { addAnyConstraint() } }
    addLayout()
    let roundCount = int(2...5)
    for round in 1...roundCount {
      for _ in 0..<int(1...6) {
        if isCalm, round < roundCount { editCalmly() } else { edit() }
      }
      addLayout()
    }
  }

  // MARK: Steps

  private mutating func addRoot() -> Int {
    var item = LayoutItem()
    describeRoot(&item)
    return add(item, in: nil)
  }

  mutating func add(_ item: LayoutItem = LayoutItem(), in parent: Int?) -> Int {
    let number = nextItem
    nextItem += 1
    items.append(Item(number: number, parent: parent, item: item))
    steps.append(.item(number, item, parent: parent))
    return number
  }

  /// - Returns: the number of the constraint.
  @discardableResult
  mutating func add(_ constraint: EngineConstraint) -> Int {
    let number = nextConstraint
    nextConstraint += 1
    add(constraint, number: number)
    return number
  }

  mutating func add(_ constraint: EngineConstraint, number: Int) {
    constraints.append((number, constraint))
    steps.append(.constraint(number, constraint))
  }

  /// Adds `first REL multiplier × second + constant`.
  ///
  /// - Returns: the number of the constraint.
  @discardableResult
  mutating func relate(
    _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: Int? = nil, _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
    _ constant: Double = 0, priority: Double = 1000
  ) -> Int {
    add(
      EngineConstraint(
        first: .attribute(first, attribute), relation: relation,
        second: second.map { .attribute($0, secondAttribute ?? attribute) },
        multiplier: multiplier, constant: constant, priority: priority))
  }

  mutating func addLayout() {
    steps.append(.layout)
  }

  // MARK: Choices

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ count: Int, of total: Int) -> Bool { int(1...total) <= count }

  mutating func any<Value>(_ values: [Value]) -> Value {
    values[int(0...values.count - 1)]
  }

  mutating func anyItem() -> Int { any(items).number }

  /// A distance as programs use it: mostly whole, now and then a third or a seventh.
  mutating func distance() -> Double {
    switch int(0...9) {
    case 0: 0
    case 1: Double(int(1...90)) / 3
    case 2: Double(int(1...90)) / 7
    case 3: Double(int(1...200)) / 10
    default: Double(int(1...40))
    }
  }

  mutating func length() -> Double {
    chance(1, of: 5) ? Double(int(1...900)) / 3 : Double(int(0...150))
  }

  /// A multiplier as programs use it, and now and then one that is much too large or too small.
  mutating func multiplier() -> Double {
    switch int(0...11) {
    case 0: any([1e-3, 1e3])
    case 1: Double(int(1...1000)) / 100
    case 2...6: any([0.5, 2, 1.0 / 3, 2.0 / 3, 0.1, 10, 1.0 / 7, 1.5])
    default: 1
    }
  }

  mutating func optionalPriority() -> Double { any([999, 750, 750, 500, 251, 250, 249, 1]) }

  mutating func describeRoot(_ item: inout LayoutItem) {
    item.givenSize = LayoutSize(width: Double(int(200...800)), height: Double(int(200...800)))
    if chance(1, of: 3) {
      item.safeAreaInsets = LayoutInsets(
        top: Double(int(0...60)), left: 0, bottom: Double(int(0...34)), right: 0)
    }
    if chance(1, of: 5) { item.direction = .rightToLeft }
    if chance(1, of: 4) { item.margins = LayoutInsets(all: Double(int(0...20))) }
  }

  /// The roles that a view may have besides being an item of constraints.
  mutating func describe(_ item: inout LayoutItem) {
    if chance(1, of: 2) {
      item.contentWidth = ContentSize(length(), hugging: any([250, 251, 249, 1000, 1]))
    }
    if chance(1, of: 2) {
      item.contentHeight = ContentSize(
        length(), hugging: any([250, 251]), compressionResistance: any([750, 751, 749, 1000]))
    }
    if chance(1, of: 4) { item.margins = LayoutInsets(all: Double(int(0...16))) }
    if chance(1, of: 6) { item.alignmentInsets = LayoutInsets(all: Double(int(0...3))) }
    if chance(1, of: 6) { item.preservesSuperviewMargins = true }
    if chance(1, of: 8) { item.direction = .rightToLeft }
    if chance(1, of: 8) { item.boundsOrigin = LayoutPoint(x: 0, y: Double(int(0...50))) }
    if chance(1, of: 8) { item.firstBaseline = Double(int(5...20)) }
    if chance(1, of: 8) { item.lastBaseline = Double(int(1...6)) }
    if chance(1, of: 8) { item.insetsMarginsFromSafeArea = false }
    if item.isScrollView, chance(1, of: 2) { item.countsSafeAreaVertically = true }
    if chance(1, of: 10) {
      item.additionalSafeAreaInsets = LayoutInsets(all: Double(int(0...10)))
    }
  }
}
