// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import QuoinPlatform
import Testing

@testable import MortarVFL

/// The expansion of statements, in the order of the specification; nothing is installed.
@MainActor @Suite("Expansion of statements") struct ExpansionTests {
  private let tray = Tray()

  private func steps(_ statement: VFLStatement) throws -> [[String]] {
    let expansion = try #require(VFLExpansion(statement))
    return try expansion.steps.map { try descriptions($0.relations) }
  }

  private func descriptions(_ relations: [MortarRelation]) throws -> [String] {
    try relations.flatMap { try $0.makeConstraints().map(\.plainDescription) }
  }

  @Test("Each part is linked to the one before, then sized; the last is linked to the end")
  func order() throws {
    let statement = VFLStatement(
      tray.l.m_right, .paddedLeadingRow, tray.a[~~2] | 12 | tray.b[~~1] <|| tray.r.m_left)
    try #expect(
      steps(statement) == [
        ["a.left == l.right + 8"], ["b.left == a.right + 12"], ["b.width == a.width * 0.5"],
        ["b.right == r.left - 8"],
      ])
  }

  @Test("Fixed sizes, limits and references have a constraint each, intrinsic sizes none")
  func sizes() throws {
    let (a, b, c, d, e) = (tray.a, tray.b, tray.c, tray.d, tray.e)
    let statement = VFLStatement(
      tray.root, .leadingColumn, a[==5] | b | c[==b] | d[>=7] | e[<=9])
    try #expect(
      steps(statement) == [
        ["a.top == tray.top"], ["a.height == 5"], ["b.top == a.bottom"], ["c.top == b.bottom"],
        ["c.height == b.height"], ["d.top == c.bottom"], ["d.height >= 7"], ["e.top == d.bottom"],
        ["e.height <= 9"],
      ])
  }

  @Test("Further views of an array follow the first, directly behind its size")
  func arrays() throws {
    let statement = VFLStatement(
      [tray.a, tray.b, tray.c][==44], .onlyTrailingRow, before: tray.root)
    try #expect(
      steps(statement) == [
        ["a.width == 44"], ["b.left == a.left", "b.right == a.right"],
        ["c.left == a.left", "c.right == a.right"], ["a.right == tray.right"],
      ])
  }

  @Test("A leading or trailing end makes the whole statement follow the reading direction")
  func direction() throws {
    let statement = VFLStatement(
      tray.root, .leadingRow, [tray.a, tray.b] <| tray.root.m_trailingMargin - 3)
    try #expect(
      steps(statement) == [
        ["a.leading == tray.leading"],
        ["b.leading == a.leading", "b.trailing == a.trailing"],
        ["a.trailing == tray.trailingMargin - 3"],
      ])
  }

  @Test("Factors, constants and priorities of an end belong to its link")
  func ends() throws {
    let statement = VFLStatement(
      tray.root.m_right * 0.5 + 3 ! .low, .paddedLeadingRow, tray.a <|| tray.root.m_right - 5)
    try #expect(
      steps(statement) == [
        ["a.left == tray.right * 0.5 + 11"], ["a.right == tray.right - 13"],
      ])
    let priorities = try #require(VFLExpansion(statement)).steps.flatMap(\.relations).flatMap {
      try $0.makeConstraints().map(\.priority.rawValue)
    }
    #expect(priorities == [250, 1000])
  }

  @Test(
    "A weighted space is a guide without extent on the other axis, by a constraint that programs do not see"
  )
  func spaces() throws {
    let statement = VFLStatement(tray.root, .surroundingRow, ~~1 | tray.a[==60] | ~~3)
    let expansion = try #require(VFLExpansion(statement))
    #expect(expansion.spaces.count == 2 && expansion.owner === tray.root)
    try #expect(
      steps(statement) == [
        ["space ~~1.left == tray.left"], ["a.left == space ~~1.right"], ["a.width == 60"],
        ["space ~~3.left == a.right"],
        ["space ~~3.width == space ~~1.width * 3"], ["space ~~3.right == tray.right"],
      ])
    try #expect(
      expansion.steps.map { try descriptions($0.supports) }.filter { !$0.isEmpty } == [
        ["space ~~1.top == tray.top", "space ~~1.height == 0"],
        ["space ~~3.top == tray.top", "space ~~3.height == 0"],
      ])
  }

  @Test("Expanding changes nothing")
  func innocence() {
    _ = VFLExpansion(VFLStatement(tray.root, .surroundingRow, ~~1 | tray.a[==60] | ~~3))
    #expect(tray.root.constraints.isEmpty && tray.root.layoutGuides.isEmpty)
    #expect(tray.a.translatesAutoresizingMaskIntoConstraints)
  }
}
#endif
