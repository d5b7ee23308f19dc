// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import QuoinSolver

/// A random layout on both axes, with ratios of sizes and aspect ratios, beside the same system for
/// exact arithmetic.
///
/// Multipliers are eighths and constants are whole, so that both have the same numbers.
struct RatioSystem {
  var fixture: Fixture
  private(set) var items: [ItemID] = []
  /// The system with the variables of each item: x, y, width and height.
  private(set) var exact = ReferenceSystem()
  private var members: [LayoutRequirement: [ReferenceMember]] = [:]

  init(_ generator: inout SeededGenerator) throws {
    let (width, height) = (
      Int.random(in: 20...60, using: &generator), Int.random(in: 20...60, using: &generator)
    )
    fixture = try Fixture(width: Double(width), height: Double(height))
    append(fixture.root, inputs: [0, 0, width, height])
    for index in 1...Int.random(in: 1...3, using: &generator) {
      let hasContent = Int.random(in: 0..<3, using: &generator) == 0
      let content = ContentSize(
        Double(Int.random(in: 5...40, using: &generator)), hugging: 251,
        compressionResistance: Bool.random(using: &generator) ? 1000 : 750)
      let item = try fixture.add("v\(index)") { item in
        if hasContent { item.contentWidth = content }
      }
      append(item, inputs: nil)
      if hasContent { appendContent(content, of: item) }
    }
    for _ in 0..<Int.random(in: 3...9, using: &generator) {
      try addConstraint(randomConstraint(&generator))
    }
    fixture.engine.layout()
  }

  private mutating func append(_ item: ItemID, inputs: [Int]?) {
    let first = 4 * items.count
    items.append(item)
    for index in 0..<4 {
      let isSize = index >= 2
      exact.variables.append(
        ReferenceVariable(
          number: first + index, role: isSize ? .size : .position,
          isNonNegative: isSize && inputs == nil, input: inputs.map { Fraction($0[index]) }))
    }
    for (axis, variable) in [(LayoutAxis.horizontal, first + 2), (.vertical, first + 3)] {
      members[inputs == nil ? .nonNegativeSize(item, axis) : .givenSize(item, axis)] =
        [inputs == nil ? .nonNegative(variable) : .input(variable)]
    }
  }

  private mutating func appendContent(_ content: ContentSize, of item: ItemID) {
    let width = variable(item, .width)
    for (requirement, relation, priority) in [
      (
        LayoutRequirement.hugging(item, .horizontal), LinearRelation.lessThanOrEqual,
        content.hugging
      ),
      (
        .compressionResistance(item, .horizontal), .greaterThanOrEqual,
        content.compressionResistance
      ),
    ] {
      append(
        requirement,
        ReferenceConstraint(
          number: exact.constraints.count, terms: [ReferenceTerm(1, width)], relation: relation,
          constant: Fraction(floatLiteral: Double(content.size)), priority: priority))
    }
  }

  private mutating func append(
    _ requirement: LayoutRequirement, _ constraint: ReferenceConstraint
  ) {
    exact.constraints.append(constraint)
    members[requirement] = [.constraint(constraint.number)]
  }

  private mutating func addConstraint(_ constraint: LayoutConstraint) throws {
    let id = try fixture.engine.addConstraint(constraint)
    append(.constraint(id), reference(constraint, number: exact.constraints.count))
  }

  private func randomConstraint(_ generator: inout SeededGenerator) -> LayoutConstraint {
    let relation =
      [LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &generator) ?? .equal
    let priorities = [1000.0, 1000, 1000, 750]
    let priority: Double = priorities.randomElement(using: &generator) ?? 1000
    let item = items.dropFirst().randomElement(using: &generator) ?? fixture.root
    let other = items.filter { $0 != item }.randomElement(using: &generator) ?? fixture.root
    let multipliers = [0.5, 0.75, 1, 1.5, 2]
    let multiplier: Double = multipliers.randomElement(using: &generator) ?? 1
    let constant = Double(Int.random(in: -10...40, using: &generator))
    let sizes: [LayoutAttribute] = [.width, .height]
    let size = sizes.randomElement(using: &generator) ?? .width
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return LayoutConstraint(
        .attribute(item, size), relation, constant: constant, priority: priority)
    case 1:
      // An aspect ratio, or a ratio to a size of another item.
      let isAspect = Bool.random(using: &generator)
      let second = isAspect ? item : other
      let secondSize: LayoutAttribute =
        isAspect ? (size == .width ? .height : .width) : sizes.randomElement(using: &generator)!
      return LayoutConstraint(
        .attribute(item, size), relation, .attribute(second, secondSize), multiplier: multiplier,
        constant: constant, priority: priority)
    default:
      let edges: [LayoutAttribute] =
        Bool.random(using: &generator) ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
      return LayoutConstraint(
        .attribute(item, edges.randomElement(using: &generator)!), relation,
        .attribute(other, edges.randomElement(using: &generator)!), constant: constant,
        priority: priority)
    }
  }
}

extension RatioSystem {
  private func variable(_ item: ItemID, _ attribute: LayoutAttribute) -> Int {
    let first = 4 * (items.firstIndex(of: item) ?? 0)
    return switch attribute {
    case .left: first
    case .top: first + 1
    case .width: first + 2
    default: first + 3
    }
  }

  /// An attribute as a sum. An item's position is relative to its parent, which is the root of all.
  private func terms(_ expression: LayoutOperand, times factor: Fraction) -> [ReferenceTerm] {
    guard case .attribute(let item, let attribute) = expression else { return [] }
    let isRoot = item == fixture.root
    func sum(_ position: LayoutAttribute, _ size: LayoutAttribute, _ share: Fraction)
      -> [ReferenceTerm]
    {
      (isRoot ? [] : [ReferenceTerm(factor, variable(item, position))])
        + (share == 0 ? [] : [ReferenceTerm(factor * share, variable(item, size))])
    }
    return switch attribute {
    case .left: sum(.left, .width, 0)
    case .centerX: sum(.left, .width, 0.5)
    case .right: sum(.left, .width, 1)
    case .top: sum(.top, .height, 0)
    case .centerY: sum(.top, .height, 0.5)
    case .bottom: sum(.top, .height, 1)
    default: [ReferenceTerm(factor, variable(item, attribute))]
    }
  }

  private func reference(_ constraint: LayoutConstraint, number: Int) -> ReferenceConstraint {
    let second = constraint.second.map {
      terms($0, times: -Fraction(floatLiteral: constraint.multiplier))
    }
    return ReferenceConstraint(
      number: number, terms: terms(constraint.first, times: 1) + (second ?? []),
      relation: Self.relation(constraint.relation),
      constant: Fraction(floatLiteral: constraint.constant),
      priority: constraint.priority)
  }
}

extension RatioSystem {
  /// The requirements without a priority below 1000.
  var required: [LayoutRequirement] {
    let optional = Set(
      exact.constraints.filter { !$0.isRequired }.map { ReferenceMember.constraint($0.number) })
    return members.filter { optional.isDisjoint(with: $0.value) }.map(\.key)
  }

  /// Whether some required members can all hold.
  func canHold(_ requirements: some Sequence<LayoutRequirement>) -> Bool {
    let parts = requirements.flatMap { members[$0] ?? [] }
    return ReferenceSolution.exists(for: exact.restricted(to: parts))
  }

  /// Makes an edit in both systems, and lays out.
  ///
  /// A constant that an edit proposes is rounded, so that the exact constraint holds within a
  /// hundred-thousandth of a point.
  mutating func apply(_ edit: LayoutEdit) throws {
    try fixture.engine.apply(edit)
    fixture.engine.layout()
    switch edit {
    case .setPriority(let requirement, let priority):
      change(requirement) { $0.priority = priority }
    case .remove(let requirement):
      members[requirement] = nil
    case .setRelation(let id, let relation):
      change(.constraint(id)) { $0.relation = Self.relation(relation) }
    case .setConstant(let id, let constant):
      let requirement = LayoutRequirement.constraint(id)
      let units = Int((constant * 1e6).rounded())
      let tolerance = 10
      var other: ReferenceConstraint?
      change(requirement) { constraint in
        let relation = constraint.relation
        constraint.constant = Fraction(
          units + (relation == .greaterThanOrEqual ? -tolerance : tolerance), over: 1_000_000)
        guard relation == .equal else { return }
        constraint.relation = .lessThanOrEqual
        other = constraint
      }
      if var other {
        other.number = exact.constraints.count
        other.relation = .greaterThanOrEqual
        other.constant = Fraction(units - tolerance, over: 1_000_000)
        exact.constraints.append(other)
        members[requirement]?.append(.constraint(other.number))
      }
    case .add, .stopTranslatingMask, .stopTranslatingMasks:
      preconditionFailure("no fix for a conflict of this system is \(edit)")
    }
  }

  private mutating func change(
    _ requirement: LayoutRequirement, _ change: (inout ReferenceConstraint) -> Void
  ) {
    for index in exact.constraints.indices
    where members[requirement]?.contains(.constraint(exact.constraints[index].number)) == true {
      change(&exact.constraints[index])
    }
  }

  private static func relation(_ relation: LayoutRelation) -> LinearRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
