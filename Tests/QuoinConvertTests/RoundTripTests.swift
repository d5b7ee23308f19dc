// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinConvert

/// Random constraints, printed and read again.
@Suite struct RoundTripTests {
  /// A generator of numbers that gives the same ones each time: a linear congruential one with the
  /// constants of Numerical Recipes.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private static func constraint(_ random: inout Seeded) -> ConvertedConstraint {
    let items = [SampleRoot.a, SampleRoot.b, SampleRoot.c, SampleRoot.masked, SampleRoot.root]
    let families: [[LayoutAttribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
      [.left, .right], [.width, .height],
      [.top, .bottom, .centerY, .topMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline],
    ]
    let family = families.randomElement(using: &random) ?? []
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var result = ConvertedConstraint(
      items.randomElement(using: &random) ?? SampleRoot.a,
      family.randomElement(using: &random) ?? .top,
      relations.randomElement(using: &random) ?? .equal)
    result.constant = Double(Int.random(in: -200...200, using: &random)) / 4
    result.priority = [1000, 1000, 750, 250, 999, 1].randomElement(using: &random) ?? 1000
    let isAlone = result.firstAttribute.isLength && Bool.random(using: &random)
    if isAlone { return result }
    let others = items.filter { $0 != result.first }
    result.second = others.randomElement(using: &random)
    result.secondAttribute = family.randomElement(using: &random) ?? .top
    if Int.random(in: 0..<4, using: &random) == 0 {
      result.multiplier = [0.5, 2, 1.25, -1].randomElement(using: &random) ?? 1
    }
    return result
  }

  @Test(
    "Random constraints are the same when their code is read again",
    arguments: ConstraintFormTests.dialects)
  func roundTrip(dialect: ConversionDialect) throws {
    var random = Seeded(state: 55)
    for _ in 0..<100 {
      let constraints = (0..<20).map { _ in Self.constraint(&random) }
      let part = SampleRoot.printed(constraints, dialect)
      let read = try #require(SampleRoot.read(part.statements, dialect), "\(part.statements)")
      let names = ItemNames(SampleRoot.with([]), rootName: "self")
      #expect(ConstraintComparison.difference(read, constraints, names: names) == nil)
    }
  }

  @Test("The same constraints give the same code", arguments: ConstraintFormTests.dialects)
  func sameBytes(dialect: ConversionDialect) {
    var random = Seeded(state: 7)
    let constraints = (0..<50).map { _ in Self.constraint(&random) }
    #expect(
      SampleRoot.printed(constraints, dialect).statements
        == SampleRoot.printed(constraints, dialect).statements)
  }

  @Test(
    "A single change of the code is found by the comparison",
    arguments: ConstraintFormTests.dialects)
  func mutations(dialect: ConversionDialect) throws {
    var random = Seeded(state: 500)
    let names = ItemNames(SampleRoot.with([]), rootName: "self")
    var count = 0
    while count < 500 {
      let constraint = Self.constraint(&random)
      var changed = constraint
      switch Int.random(in: 0..<5, using: &random) {
      case 0: changed.constant += 1
      case 3:
        let axis: [LayoutAttribute] =
          changed.firstAttribute.isLength ? [.width, .height] : [.top, .bottom, .centerY]
        guard axis.contains(changed.firstAttribute) else { continue }
        changed.firstAttribute = axis.first { $0 != changed.firstAttribute } ?? .top
      case 1: changed.relation = changed.relation == .equal ? .lessThanOrEqual : .equal
      case 2: changed.priority = changed.priority == 999 ? 1000 : 999
      default: changed.first = changed.first == SampleRoot.a ? SampleRoot.b : SampleRoot.a
      }
      // An item is not constrained to itself with an equal attribute.
      if changed.first == changed.second { continue }
      count += 1
      let part = SampleRoot.printed([changed], dialect)
      let read = try #require(SampleRoot.read(part.statements, dialect))
      #expect(
        ConstraintComparison.difference(read, [constraint], names: names) != nil,
        "\(constraint) and \(changed)")
    }
  }

  @Test(
    "Code with other statements than constraints is not understood",
    arguments: [
      "let x = 1", "if a { b }", "a.leading(", "\"open", "a.m_left |=| 8", "a.m_left |=| q.m_left",
      "a.widthAnchor.constraint(equalToConstant: margin).isActive = true", "}", "a b",
    ])
  func notUnderstood(text: String) {
    for dialect in ConstraintFormTests.dialects {
      #expect(SampleRoot.read(text, dialect) == nil)
    }
  }
}
