// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Warnings in words") struct LayoutWarningDescriptionTests {
  private func description(
    _ fixture: inout Fixture, _ locations: [LayoutConstraintID: String] = [:]
  ) throws -> LayoutWarningDescription {
    fixture.engine.layout()
    var names = fixture.layoutNames
    names.location = { locations[$0] }
    let warnings = fixture.engine.warnings()
    #expect(warnings.count == 1)
    return LayoutWarningDescription(
      try #require(warnings.first), in: fixture.engine, names: names)
  }

  @Test("A cycle has its product, and the constraints that can be removed")
  func zeroCycle() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    let first = try fixture.relate(a, .width, .equal, b, multiplier: 2)
    let second = try fixture.relate(b, .width, .equal, a, multiplier: 1.5)
    for item in [a, b] {
      try fixture.relate(item, .left, .equal, fixture.root, .left)
      try fixture.relate(item, .top, .equal, fixture.root, .top)
      try fixture.relate(item, .height, .equal, nil, nil, 20)
    }
    // a shrinks to 60 by its priority, as soon as one of the two constraints is gone. b is 30 then
    // without the second one, and 90 without the first.
    try fixture.relate(a, .width, .equal, nil, nil, 60, priority: 500)
    let words = try description(&fixture, [first: "Form.swift:9", second: "Form.swift:24"])
    #expect(
      words.text == """
        warning[zero-cycle]: 2 constraints make the widths of a and b 0
          --> Form.swift:9
           |
           |  Form.swift:9   a.width == 2*b.width
           |  Form.swift:24  b.width == 1.5*a.width
           |
           = a.width would be 3 times itself (2 × 1.5 = 3)
           = fixes, each tried:
             1. remove b.width == 1.5*a.width  (moves 2 items, no new problem)
             2. remove a.width == 2*b.width  (moves 2 items, no new problem)
        """)
    #expect(
      words.shortText == """
        2 constraints make the widths of a and b 0
          Form.swift:9  a.width == 2*b.width
          Form.swift:24  b.width == 1.5*a.width
          a.width would be 3 times itself (2 × 1.5 = 3)
          fix: remove b.width == 1.5*a.width  (moves 2 items, no new problem)
        """)
  }

  @Test("Multipliers that are nearly reciprocal are shown with enough decimals")
  func reciprocals() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, a, .height, multiplier: 1.333)
    try fixture.relate(a, .height, .equal, a, .width, multiplier: 0.75)
    let words = try description(&fixture)
    #expect(words.headline == "2 constraints make the width of a and the height of a 0")
    #expect(words.notes == ["a.width would be 0.99975 times itself (1.333 × 0.75 = 0.99975)"])
  }

  @Test("A multiplier of 0 is shown with the item that it ignores")
  func zeroMultiplier() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    let width = try fixture.relate(a, .width, .equal, b, multiplier: 0, 20)
    #expect(
      try description(&fixture, [width: "Form.swift:9"]).text == """
        warning[zero-multiplier]: the multiplier of b.width is 0, so that a constraint ignores b
          --> Form.swift:9
           |
           |  Form.swift:9  a.width == 20
           |
           = a.width == 0*b.width + 20 is always 20; in Swift 9 / 16 is 0, and 9.0 / 16 is not
        """)
  }

  @Test("A wrong sign has its evidence and the other sign")
  func wrongSign() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 16)
    let right = try fixture.relate(a, .right, .equal, fixture.root, .right, 16)
    try fixture.relate(a, .top, .equal, fixture.root, .top)
    try fixture.relate(a, .height, .equal, nil, nil, 20)
    #expect(
      try description(&fixture, [right: "Form.swift:24"]).text == """
        warning[wrong-sign]: a is 16 outside of root on the right
          --> Form.swift:24
           |
           |  Form.swift:24  a.right == root.right + 16
           |
           = its left edge is 16 inside
           = fixes, each tried:
             1. a.right == root.right + 16: constant 16 -> -16  (moves 1 item, no new problem)
        """)
  }

  @Test("A missing height has the views that need it and the constraint that gives it")
  func missingHeight() throws {
    var fixture = try Fixture(width: 320, height: 44)
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 16)
    try fixture.relate(a, .top, .equal, fixture.root, .top, 8)
    try fixture.relate(a, .width, .equal, nil, nil, 100)
    try fixture.relate(a, .height, .equal, nil, nil, 20)
    fixture.engine.layout()
    let missing = try #require(fixture.engine.missingLength(of: fixture.root, .vertical))
    let words = LayoutWarningDescription(
      .missingLength(missing), in: fixture.engine, names: fixture.layoutNames)
    #expect(
      words.text == """
        warning[missing-height]: nothing inside of root gives it a height
           = as small as its constraints allow, it is 0 high, and a is outside
           = fixes, each tried:
             1. add a.bottom == root.bottom - 8  (then root is 36 high)
        """)
  }
}
