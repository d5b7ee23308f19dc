// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Testing

@testable import MortarVFL

/// Statements before anything is checked.
@MainActor @Suite("Statements") struct StatementTests {
  private let tray = Tray()

  @Test("A statement with one end has no other end")
  func oneEnd() {
    let first = VFLStatement(tray.root, .leadingRow, tray.a)
    #expect(first.leading?.sign == .leadingRow && first.trailing == nil)
    let last = VFLStatement(tray.a, .onlyTrailingColumn, before: tray.root)
    #expect(last.leading == nil && last.trailing?.sign == .onlyTrailingColumn)
  }

  @Test("A surrounding operator ties the list to one view at both ends")
  func surround() {
    let statement = VFLStatement(tray.root, .surroundingColumn, tray.a)
    #expect(statement.ends.map { $0.attribute.item === tray.root } == [true, true])
    #expect(statement.axis == .vertical)
  }

  @Test("A capture brings the end behind the list")
  func capture() {
    let statement = VFLStatement(tray.l, .leadingRow, tray.a | 4 <| tray.r.m_left)
    #expect(statement.nodes.map(\.text) == ["a", "4"])
    #expect(statement.ends.map(\.attribute.plainName) == ["l", "r.left"])
  }

  @Test("The padding of an operator is part of the list")
  func padding() {
    let padding = "the default padding of 8"
    let (root, a) = (tray.root, tray.a)
    let statements = [
      VFLStatement(root, .paddedLeadingRow, a), VFLStatement(root, .paddedSurroundingRow, a),
      VFLStatement(a, .paddedOnlyTrailingRow, before: root),
      VFLStatement(root, .leadingRow, a <|| root), VFLStatement(root, .leadingRow, a),
    ]
    #expect(
      statements.map { $0.nodes.map(\.text) }
        == [[padding, "a"], [padding, "a", padding], ["a", padding], ["a", padding], ["a"]])
  }

  @Test("Sentences show a statement as it is written")
  func text() {
    let (root, a, b) = (tray.root, tray.a, tray.b)
    let texts = [
      VFLStatement(root, .paddedLeadingRow, a[==44] || b | 3 <|| root.m_right).text,
      VFLStatement(root, .paddedSurroundingColumn, [a, b][~~1] || ~~2 | ==a).text,
      VFLStatement(4.5 | a, .paddedOnlyTrailingRow, before: root).text,
    ]
    #expect(
      texts == [
        "tray ||> a[==44] || b | 3 <|| tray.right", "tray ||^^ [a, b][~~1] || ~~2 | ==a",
        "4.5 | a <!! tray",
      ])
  }

  @Test("A list or a capture alone constrains nothing")
  func valuesOnly() {
    _ = tray.a[==4] | tray.b
    _ = (tray.a <| tray.b)
    #expect(tray.root.constraints.isEmpty && tray.a.constraints.isEmpty)
    #expect(tray.a.translatesAutoresizingMaskIntoConstraints)
  }
}
#endif
