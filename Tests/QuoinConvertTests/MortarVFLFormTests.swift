// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinConvert

/// Statements of MortarVFL, and the constraints that chapter 3 of the specification of Mortar says
/// they make: the link of each view with what is before it, its length, and the end.
@Suite struct MortarVFLFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var constraints: [ConvertedConstraint]
    var text: String
    var testDescription: String { name }
  }

  private static let (a, b, root) = (SampleRoot.a, SampleRoot.b, SampleRoot.root)
  private static let safeArea = ConvertedItem.guide(0, .safeArea)

  static let rows = [
    Row(
      name: "a row with a size, a gap and distances from both ends",
      constraints: [
        ConvertedConstraint(a, .leading, .equal, root, .leading, constant: 16),
        ConvertedConstraint(a, .width, constant: 44),
        ConvertedConstraint(b, .leading, .equal, a, .trailing, constant: 12),
        ConvertedConstraint(b, .trailing, .equal, root, .trailing, constant: -16),
      ],
      text: "self.m_leading + 16 |> a[==44] | 12 | b <| self.m_trailing - 16"),
    Row(
      name: "the default space of 8 as two bars",
      constraints: [
        ConvertedConstraint(a, .left, .equal, root, .left),
        ConvertedConstraint(b, .left, .equal, a, .right, constant: 8),
        ConvertedConstraint(b, .right, .equal, root, .right),
      ],
      text: "self.m_left |> a || b <| self.m_right"),
    Row(
      name: "a column of views that touch, in the safe area",
      constraints: [
        ConvertedConstraint(a, .top, .equal, safeArea, .top),
        ConvertedConstraint(b, .top, .equal, a, .bottom),
        ConvertedConstraint(b, .height, .greaterThanOrEqual, constant: 20),
        ConvertedConstraint(safeArea, .bottom, .equal, b, .bottom, constant: 4),
      ],
      text: "safeAreaLayoutGuide.m_top |^ a | b[>=20] ^| safeAreaLayoutGuide.m_bottom - 4"),
    Row(
      name: "equal lengths",
      constraints: [
        ConvertedConstraint(a, .leading, .equal, root, .leadingMargin),
        ConvertedConstraint(b, .leading, .equal, a, .trailing, constant: -2),
        ConvertedConstraint(b, .width, .equal, a, .width),
        ConvertedConstraint(b, .trailing, .equal, root, .trailingMargin),
      ],
      text: "self.m_leadingMargin |> a | -2 | b[==a] <| self.m_trailingMargin"),
    Row(
      name: "a multiple of a length as weights",
      constraints: [
        ConvertedConstraint(a, .top, .equal, root, .top),
        ConvertedConstraint(b, .top, .equal, a, .bottom),
        ConvertedConstraint(b, .height, .equal, a, .height, multiplier: 2.5),
        ConvertedConstraint(b, .bottom, .equal, root, .bottom),
      ],
      text: "self.m_top |^ a[~~1] | b[~~2.5] ^| self.m_bottom"),
    Row(
      name: "one view between two ends",
      constraints: [
        ConvertedConstraint(a, .leading, .equal, b, .trailing, constant: 8),
        ConvertedConstraint(root, .trailing, .equal, a, .trailing, constant: 20),
      ],
      text: "b.m_trailing + 8 |> a <| self.m_trailing - 20"),
  ]

  @Test("Neighbours that make a chain become one statement", arguments: rows)
  func printing(row: Row) {
    let part = SampleRoot.printed(row.constraints, .mortarVFL)
    #expect(part.statements == row.text)
    #expect(part.inAnchors.isEmpty)
  }

  @Test("A statement is read as the constraints that it makes, in their order", arguments: rows)
  func reading(row: Row) throws {
    let read = try #require(SampleRoot.read(row.text, .mortarVFL))
    #expect(read.count == row.constraints.count)
    for (one, other) in zip(read, row.constraints) {
      #expect(ConstraintComparison.areEqual(one, other), "\(one) and \(other)")
    }
  }

  @Test(
    "Constraints that a statement would reorder, or that lists do not have, are those of Mortar",
    arguments: [
      // The end comes before the link.
      [
        ConvertedConstraint(b, .trailing, .equal, root, .trailing),
        ConvertedConstraint(a, .leading, .equal, root, .leading),
        ConvertedConstraint(b, .leading, .equal, a, .trailing),
      ],
      // One end is open.
      [
        ConvertedConstraint(a, .leading, .equal, root, .leading),
        ConvertedConstraint(b, .leading, .equal, a, .trailing),
      ],
      // A link is only a preference.
      [
        ConvertedConstraint(a, .leading, .equal, root, .leading),
        ConvertedConstraint(b, .leading, .equal, a, .trailing, priority: 750),
        ConvertedConstraint(b, .trailing, .equal, root, .trailing),
      ],
      // Nothing could give way.
      [
        ConvertedConstraint(a, .leading, .equal, root, .leading),
        ConvertedConstraint(a, .width, constant: 44),
        ConvertedConstraint(a, .trailing, .equal, root, .trailing),
      ],
      // Leading and right are not edges of one row.
      [
        ConvertedConstraint(a, .leading, .equal, root, .leading),
        ConvertedConstraint(a, .right, .equal, root, .right),
      ],
    ])
  func others(constraints: [ConvertedConstraint]) {
    #expect(
      SampleRoot.printed(constraints, .mortarVFL).statements
        == SampleRoot.printed(constraints, .mortar).statements)
  }

  @Test("A view of another parent is not part of a row, but may be its end")
  func parents() {
    let constraints = [
      ConvertedConstraint(Self.a, .leading, .equal, Self.root, .leading),
      ConvertedConstraint(SampleRoot.c, .leading, .equal, Self.a, .trailing),
      ConvertedConstraint(SampleRoot.c, .trailing, .equal, Self.root, .trailing),
    ]
    #expect(
      SampleRoot.printed(constraints, .mortarVFL).statements == """
        self.m_leading |> a <| c.m_leading
        c.m_trailing |=| self.m_trailing
        """)
  }

  @Test(
    "Other forms of a statement are read",
    arguments: [
      (
        "b |>> a",
        [
          ConvertedConstraint(a, .left, .equal, b, .left),
          ConvertedConstraint(a, .right, .equal, b, .right),
        ]
      ),
      (
        "b ||^ a[<=30]",
        [
          ConvertedConstraint(a, .top, .equal, b, .top, constant: 8),
          ConvertedConstraint(a, .height, .lessThanOrEqual, constant: 30),
        ]
      ),
      (
        "a <! b.m_leading - 4",
        [ConvertedConstraint(a, .trailing, .equal, b, .leading, constant: -4)]
      ),
      (
        "self.m_top |^ [a, b][==9] ^|| self",
        [
          ConvertedConstraint(a, .top, .equal, root, .top),
          ConvertedConstraint(a, .height, constant: 9),
          ConvertedConstraint(b, .top, .equal, a, .top),
          ConvertedConstraint(b, .bottom, .equal, a, .bottom),
          ConvertedConstraint(a, .bottom, .equal, root, .bottom, constant: -8),
        ]
      ),
    ])
  func otherForms(text: String, constraints: [ConvertedConstraint]) throws {
    let read = try #require(SampleRoot.read(text, .mortarVFL))
    #expect(read.count == constraints.count)
    for (one, other) in zip(read, constraints) {
      #expect(ConstraintComparison.areEqual(one, other), "\(one) and \(other)")
    }
  }

  @Test(
    "Lists that the library refuses are not understood",
    arguments: [
      "b |> 8 <| b", "b |> a | 8", "8 | a <! b", "b |> a || 8 | a <| b", "b |> a <| 3",
      "b |> a ^| b", "b |> a[~~1]", "b |> a[==a] <| b", "b |> a | ~~1 | c <| b", "b |> q <| b",
    ])
  func refused(text: String) {
    #expect(SampleRoot.read(text, .mortarVFL) == nil)
  }

  @Test("In a file, a chain of SnapKit's or Mortar's becomes one statement and comes back")
  func code() throws {
    let mortar = """
      icon.m_leading |=| card.m_leading + margin
      title.m_leading |=| icon.m_trailing + 12
      title.m_trailing |=| card.m_trailing - margin
      """
    let list = "card.m_leading + margin |> icon | 12 | title <| card.m_trailing - margin"
    let superviews = ["icon": "card", "title": "card"]
    let forth = StatementConverter(from: .mortar, to: .mortarVFL, superviews: superviews)
    #expect(forth.convert(mortar, column: 0)?.lines == [list])
    let back = StatementConverter(from: .mortarVFL, to: .mortar, superviews: superviews)
    #expect(back.convert(list, column: 0)?.lines.joined(separator: "\n") == mortar)
  }

  @Test("A name in a list that may be a view or a number is not guessed")
  func names() {
    let list = "card.m_left |> icon | gap | title <| card.m_right"
    let superviews = ["icon": "card", "title": "card"]
    let unknown = StatementConverter(from: .mortarVFL, to: .mortar, superviews: superviews)
    #expect(unknown.convert(list, column: 0) == nil)
    var usage = NameUsage()
    usage.numbers = ["gap"]
    let known = StatementConverter(
      from: .mortarVFL, to: .mortar, superviews: superviews, usage: usage)
    #expect(
      known.convert(list, column: 0)?.lines == [
        "icon.m_left |=| card.m_left", "title.m_left |=| icon.m_right + gap",
        "title.m_right |=| card.m_right",
      ])
  }
}
