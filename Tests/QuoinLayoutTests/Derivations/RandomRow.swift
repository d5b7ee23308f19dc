// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

/// Views in a root with random horizontal constraints: a chain with gaps, equal widths, margins,
/// bounds, contents, and arbitrary pairs of attributes.
struct RandomRow {
  var engine = LayoutEngine()
  private(set) var views: [ItemID] = []
  private let root: ItemID
  private var random: SeededGenerator
  static let width = 400.0

  init(seed: UInt64) throws {
    random = SeededGenerator(state: seed)
    var item = LayoutItem()
    item.givenSize = LayoutSize(width: Self.width, height: 100)
    root = try engine.addItem(item)
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      var view = LayoutItem(parent: root)
      if Bool.random(using: &random) {
        view.contentWidth = ContentSize(
          Double(Int.random(in: 0...200, using: &random)), hugging: 250, compressionResistance: 750)
      }
      views.append(try engine.addItem(view))
    }
    try addChain()
    for _ in 0..<Int.random(in: 0...6, using: &random) { try addArbitrary() }
  }

  private mutating func addChain() throws {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return }
    var previous: (ItemID, LayoutAttribute) = (root, .left)
    for view in views {
      try add(view, .left, .equal, previous, constant: 8)
      previous = (view, .right)
    }
    if Bool.random(using: &random) { try add(root, .right, .equal, previous, constant: 8) }
    for (a, b) in zip(views, views.dropFirst()) where Bool.random(using: &random) {
      try add(a, .width, .equal, (b, .width))
    }
  }

  private mutating func addArbitrary() throws {
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let places: [LayoutAttribute] = [.left, .right, .centerX]
    let relation = relations[Int.random(in: 0..<4, using: &random)]
    let priority = [1000.0, 1000, 750, 500, 250][Int.random(in: 0..<5, using: &random)]
    let first = views[Int.random(in: 0..<views.count, using: &random)]
    let second = (views + [root])[Int.random(in: 0...views.count, using: &random)]
    let constant = Double(Int.random(in: -40...160, using: &random))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: try add(first, .width, relation, nil, constant: constant, priority: priority)
    case 1:
      guard first != second else { return }
      let multiplier = [0.5, 1, 2][Int.random(in: 0..<3, using: &random)]
      try add(
        first, .width, relation, (second, .width), multiplier: multiplier, constant: constant,
        priority: priority)
    default:
      guard first != second else { return }
      try add(
        first, places[Int.random(in: 0..<3, using: &random)], relation,
        (second, places[Int.random(in: 0..<3, using: &random)]), constant: constant,
        priority: priority)
    }
  }

  private mutating func add(
    _ first: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: (ItemID, LayoutAttribute)?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) throws {
    try engine.addConstraint(
      LayoutConstraint(
        .attribute(first, attribute), relation, second.map { .attribute($0.0, $0.1) },
        multiplier: multiplier, constant: constant, priority: priority))
  }

  // MARK: Equations

  /// The coefficients of x and width of each view, then the constant.
  func sum(of attribute: LayoutAttribute, _ item: ItemID) -> [Double] {
    let (origin, length): (Double, Double) =
      switch attribute {
      case .left: (1, 0)
      case .right: (1, 1)
      case .centerX: (1, 0.5)
      default: (0, 1)
      }
    var row = Array(repeating: 0.0, count: 2 * views.count + 1)
    if let index = views.firstIndex(of: item) {
      row[2 * index] = origin
      row[2 * index + 1] = length
    } else {
      row[2 * views.count] = length * Self.width
    }
    return row
  }

  func value(of attribute: LayoutAttribute, _ item: ItemID) -> Double {
    let row = sum(of: attribute, item)
    return views.indices.reduce(row[2 * views.count]) { total, index in
      let frame = engine.frame(of: views[index])
      return total + row[2 * index] * frame.x + row[2 * index + 1] * frame.width
    }
  }

  /// The requirements of a derivation as sums that are 0.
  func equations(of derivation: LayoutDerivation) -> [[Double]] {
    derivation.nodes.flatMap { node -> [[Double]] in
      switch node.reason {
      case .sum, .insets, .given(.givenSize), .rounding: []
      case .constraint(let requirement, _), .bound(let requirement, _), .optional(let requirement),
        .given(let requirement):
        [equation(of: requirement)]
      case .together(let requirements), .group(let requirements): requirements.map(equation)
      case .tieRule: [equation(of: node.number)]
      }
    }
  }

  /// That a number has its value, as a sum that is 0.
  func equation(of number: LayoutDerivation.Number) -> [Double] {
    subtracting(number.value, from: variable(of: number))
  }

  /// A number as a sum.
  func variable(of number: LayoutDerivation.Number) -> [Double] {
    guard case .attribute(let attribute) = number.quantity else { return [] }
    return sum(of: attribute, number.item)
  }

  private func subtracting(_ constant: Double, from sum: [Double]) -> [Double] {
    var result = sum
    result[2 * views.count] -= constant
    return result
  }

  /// A requirement as a sum that is 0.
  func equation(of requirement: LayoutRequirement) -> [Double] {
    switch requirement {
    case .constraint(let id):
      guard let constraint = engine.constraint(id),
        case .attribute(let item, let attribute) = constraint.first
      else { return [] }
      var row = subtracting(constraint.constant, from: sum(of: attribute, item))
      if case .attribute(let item, let attribute)? = constraint.second {
        for (index, number) in sum(of: attribute, item).enumerated() {
          row[index] -= constraint.multiplier * number
        }
      }
      return row
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      let size = engine.item(item)?.content(axis)?.size ?? 0
      return subtracting(size, from: sum(of: .width, item))
    case .nonNegativeSize(let item, _): return sum(of: .width, item)
    default: return []
    }
  }
}
