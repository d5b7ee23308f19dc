// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CheckReview
@testable import QuoinLayout

/// The arithmetic that reviews use instead of the engine.
@Suite("Contradictions and ranks") struct ContradictionTests {
  private func edge(_ index: Int32, _ isMaximum: Bool) -> LayoutEdge {
    LayoutEdge(
      item: ItemID(index: index, generation: 0), axis: .horizontal, isMaximum: isMaximum)
  }

  /// `far edge - near edge relation constant`, of one item or of two.
  private func row(
    _ far: LayoutEdge, _ near: LayoutEdge, _ relation: LayoutRelation, _ constant: Fraction
  ) -> SystemRow {
    SystemRow(terms: [far: 1, near: -1], relation: relation, constant: constant)
  }

  /// Insets of 16 on both sides of a view of 100 points in one of 120: 16 + 100 + 16 = 132.
  private var overfull: [SystemRow] {
    let (outer, inner) = (Int32(0), Int32(1))
    return [
      row(edge(outer, true), edge(outer, false), .equal, 120),
      row(edge(inner, false), edge(outer, false), .greaterThanOrEqual, 16),
      row(edge(outer, true), edge(inner, true), .greaterThanOrEqual, 16),
      row(edge(inner, true), edge(inner, false), .equal, 100),
    ]
  }

  @Test("The multiples of a conflict's rows add up to what is too much")
  func gap() throws {
    let contradiction = try #require(Contradiction(overfull))
    #expect(contradiction.gap == 12)
    #expect(contradiction.multiples.map(\.magnitude) == [1, 1, 1, 1])
  }

  @Test("Rows that can all hold are not a contradiction", arguments: [132, 200])
  func satisfiable(width: Int) {
    var rows = overfull
    rows[0].constant = Fraction(width)
    #expect(Contradiction(rows) == nil)
  }

  @Test("A row that the contradiction does not need is noticed")
  func superfluous() {
    let other = row(edge(2, true), edge(2, false), .equal, 5)
    #expect(Contradiction(overfull + [other]) == nil)
    #expect(Contradiction([other] + overfull) == nil)
    #expect(Contradiction(Array(overfull.dropLast())) == nil)
  }

  @Test("A left side is in the space of those that add up to it, and its factor is known")
  func ranks() {
    var space = RowSpace()
    for row in overfull.dropFirst() { space.add(row.terms) }
    #expect(space.contains(overfull[0].terms))
    #expect(!space.contains([edge(1, false): 1]))
    var others = RowSpace()
    for row in overfull[1...2] { others.add(row.terms) }
    // The outer width is both insets and the inner width.
    #expect(others.factor(of: overfull[3].terms, in: overfull[0].terms) == 1)
    #expect(others.factor(of: overfull[3].terms, in: [edge(5, true): 1]) == nil)
  }

  @Test(
    "Decimals and ratios of files are read exactly",
    arguments: [
      ("12.5", Fraction(25, over: 2)), ("-0.25", Fraction(-1, over: 4)), ("1e2", Fraction(100)),
      ("16:9", Fraction(16, over: 9)),
    ])
  func decimals(text: String, number: Fraction) {
    #expect(Fraction(multiplier: text) == number)
  }

  @Test("Other texts are not numbers", arguments: ["", "a", "1:0", "1:2:3", "1e30"])
  func texts(text: String) { #expect(Fraction(multiplier: text) == nil) }
}
