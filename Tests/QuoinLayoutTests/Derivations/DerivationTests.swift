// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Derivations of numbers") struct DerivationTests {
  private func text(
    _ fixture: inout Fixture, _ attribute: LayoutAttribute, _ item: ItemID, depth: Int = .max,
    style: DerivationDescription.Style = .box
  ) throws -> String {
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: attribute, in: item))
    return DerivationDescription(
      derivation, in: fixture.engine, names: fixture.layoutNames, depth: depth, style: style
    ).text
  }

  @Test("A width between two edges follows from the edges and the given size")
  func widthBetweenEdges() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 16)
    try fixture.relate(a, .right, .equal, fixture.root, .right, -16)
    #expect(
      try text(&fixture, .width, a) == """
        a.width is 288
           a.right == root.right - 16
        ├─ a.left is 16: a.left == root.left + 16
        └─ root.width is 320: given
        """)
    #expect(
      try text(&fixture, .width, a, depth: 0, style: .ascii) == """
        a.width is 288
           a.right == root.right - 16
        `- ...
        """)
  }

  @Test("An edge that one constraint determines needs no size")
  func edgeWithoutSize() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let right = try fixture.relate(a, .right, .equal, fixture.root, .right, -16)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .right, in: a))
    // The given size of the root is the only part.
    #expect(derivation.nodes.count == 2)
    #expect(derivation.nodes[0].number.value == 304)
    #expect(derivation.nodes[0].reason == .constraint(.constraint(right), multiple: 1))
    #expect(derivation.nodes[1].reason == .given(.givenSize(fixture.root, .horizontal)))
  }

  @Test("Equal widths that fill a width are determined together")
  func equalWidths() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    try fixture.relate(a, .left, .equal, fixture.root, .left)
    try fixture.relate(b, .left, .equal, a, .right, 20)
    try fixture.relate(b, .right, .equal, fixture.root, .right)
    try fixture.relate(a, .width, .equal, b, .width)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a))
    #expect(derivation.nodes[0].number.value == 150)
    let members = derivation.nodes.compactMap { node -> [LayoutRequirement]? in
      if case .together(let members) = node.reason { members } else { nil }
    }
    // The width of a, the width and the position of b: three unknowns of three equations.
    #expect(members.map(\.count) == [3])
  }

  @Test("A bound names what it keeps from being met")
  func bound() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let limit = try fixture.relate(a, .width, .lessThanOrEqual, nil, nil, 300)
    let size = try fixture.relate(a, .width, .equal, nil, nil, 345, priority: 750)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a))
    #expect(derivation.nodes.count == 1)
    #expect(
      derivation.nodes[0].reason == .bound(.constraint(limit), wanted: .constraint(size)))
    #expect(derivation.violated == [.constraint(size)])
    #expect(
      try text(&fixture, .width, a) == """
        a.width is 300
           a.width <= 300 stops it; wanted: a.width == 345 @750
        not met:
           a.width == 345 @750: 45 off
        """)
  }

  @Test("An inequality that nothing pushes against is no reason where an equality is one")
  func unpushedInequality() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 100)
    let size = try fixture.relate(a, .width, .equal, nil, nil, 100, priority: 750)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a))
    #expect(derivation.nodes.map(\.reason) == [.optional(.constraint(size))])
  }

  @Test("A part that two numbers share is printed once")
  func sharedParts() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 20)
    try fixture.relate(a, .width, .equal, fixture.root, .width, multiplier: 0.5)
    try fixture.relate(b, .left, .equal, a, .right)
    try fixture.relate(b, .width, .equal, a, .width)
    // Both the left edge and the width of b follow from the width of a.
    #expect(
      try text(&fixture, .right, b) == """
        b.right is 340
        ├─ b.left is 180: b.left == a.right
        │  ├─ a.left is 20: a.left == root.left + 20
        │  └─ a.width is 160: a.width == 0.5*root.width
        │     └─ root.width is 320: given
        └─ b.width is 160: b.width == a.width
           └─ a.width is 160: see above
        """)
  }

  @Test("A content size that is met is an optional requirement")
  func contentSize() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a") { item in
      item.contentWidth = ContentSize(70, hugging: 250, compressionResistance: 750)
    }
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a))
    #expect(
      derivation.nodes.map(\.reason) == [.optional(.compressionResistance(a, .horizontal))])
  }

  @Test("A number that nothing determines comes from the tie rule, a size of 0 from its sign")
  func openNumbers() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    fixture.engine.layout()
    let x = try #require(fixture.engine.derivation(of: .left, in: a))
    #expect(x.nodes.map(\.reason) == [.tieRule])
    let width = try #require(fixture.engine.derivation(of: .width, in: a))
    #expect(width.nodes.map(\.reason) == [.given(.nonNegativeSize(a, .horizontal))])
  }

  @Test("An inset that depends on a frame is followed into that frame")
  func insetsOfFrames() throws {
    var fixture = try Fixture {
      $0.safeAreaInsets = LayoutInsets(top: 50, left: 0, bottom: 0, right: 0)
    }
    let box = try fixture.add("box")
    let guide = try fixture.add("box.safe", .safeAreaGuide, in: box)
    let a = try fixture.add("a", in: box)
    try fixture.place(box, x: 0, y: 20, width: 100, height: 100)
    try fixture.relate(a, .top, .equal, guide, .top)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .top, in: a))
    // 50 of the root's safe area, less the 20 points above the box.
    #expect(derivation.nodes[0].number.value == 30)
    let insets = derivation.nodes.first { $0.reason == .insets && $0.number.item == box }
    #expect(insets != nil)
    let top = derivation.nodes.first {
      $0.number.item == box && $0.number.quantity == .attribute(.top)
    }
    #expect(top?.number.value == 20)
  }

  @Test("There is no derivation for an item that was removed, and none before a layout")
  func unknownNumbers() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    #expect(fixture.engine.derivation(of: .width, in: a) == nil)
    fixture.engine.layout()
    #expect(fixture.engine.derivation(of: .notAnAttribute, in: a) == nil)
    try fixture.engine.removeItem(a)
    #expect(fixture.engine.derivation(of: .width, in: a) == nil)
  }

  @Test("A violated priority names the constraints that prevent it, and a priority that helps")
  func violations() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let left = try fixture.relate(a, .left, .equal, fixture.root, .left, 16)
    let right = try fixture.relate(a, .right, .equal, fixture.root, .right, -16, priority: 900)
    let width = try fixture.relate(a, .width, .equal, nil, nil, 300, priority: 750)
    fixture.engine.layout()
    let violation = try #require(fixture.engine.violations().first)
    #expect(fixture.engine.violations().count == 1)
    #expect(violation.requirement == .constraint(width))
    #expect(violation.violation == 12)
    #expect(violation.isProved)
    #expect(
      Set(violation.preventedBy) == [
        .constraint(left), .constraint(right), .givenSize(fixture.root, .horizontal),
      ])
    #expect(
      ViolationDescription(violation, in: fixture.engine, names: fixture.layoutNames).improvement
        == "could be 12 better if a.right == root.right - 16 @900 were @749")
    #expect(fixture.engine.violations(ofAtLeast: 12.5).isEmpty)
  }
}
