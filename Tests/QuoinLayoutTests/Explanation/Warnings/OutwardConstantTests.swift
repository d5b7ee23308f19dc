// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Warnings of constants with the wrong sign") struct OutwardConstantTests {
  /// A root of 320 by 480 with a title of 20 points whose horizontal edges have constants.
  private func fixture(
    leading: Double, trailing: Double, _ configure: (inout LayoutItem) -> Void = { _ in }
  ) throws -> (Fixture, title: ItemID, trailing: LayoutConstraintID) {
    var fixture = try Fixture(configure)
    let title = try fixture.add("title")
    try fixture.relate(title, .leading, .equal, fixture.root, .leading, leading)
    let end = try fixture.relate(title, .trailing, .equal, fixture.root, .trailing, trailing)
    try fixture.relate(title, .top, .equal, fixture.root, .top)
    try fixture.relate(title, .height, .equal, nil, nil, 20)
    fixture.engine.layout()
    return (fixture, title, end)
  }

  private func found(_ fixture: Fixture) -> [OutwardConstant] {
    fixture.engine.warnings().compactMap {
      guard case .outwardConstant(let found) = $0 else { return nil }
      return found
    }
  }

  @Test("A trailing edge that is as far outside as the leading one is inside has the wrong sign")
  func wrongSign() throws {
    let (fixture, title, trailing) = try fixture(leading: 16, trailing: 16)
    let warning = try #require(found(fixture).first)
    #expect(warning.constraint == trailing)
    #expect(warning.item == title)
    #expect(warning.container == fixture.root)
    #expect(warning.edge == .right)
    #expect(warning.points == 16)
    #expect(warning.evidence == .oppositeEdge)
    #expect(warning.fix.edit == .setConstant(trailing, -16))
  }

  @Test("In a layout from right to left, the trailing edge is the left one")
  func rightToLeft() throws {
    let (fixture, _, trailing) = try fixture(leading: 16, trailing: 16) {
      $0.direction = .rightToLeft
    }
    let warning = try #require(found(fixture).first)
    #expect(warning.constraint == trailing)
    #expect(warning.edge == .left)
  }

  @Test(
    "No warning for constants that are inside, or outside on purpose",
    arguments: [
      // Inside.
      (16, -16),
      // A shadow on both sides.
      (-16, 16),
      // Moved out as a whole.
      (20, 340),
      // Nothing shows another sign.
      (0, 20), (100, 20),
    ] as [(Double, Double)])
  func purposes(leading: Double, trailing: Double) throws {
    #expect(found(try fixture(leading: leading, trailing: trailing).0) == [])
  }

  @Test("A sibling with the other sign shows that it was meant")
  func sibling() throws {
    var fixture = try Fixture()
    var bottoms: [LayoutConstraintID] = []
    var items: [ItemID] = []
    for (index, constant) in [-20.0, 20].enumerated() {
      let item = try fixture.add("button \(index)")
      items.append(item)
      // `root.bottom == button.bottom + constant`
      bottoms.append(
        try fixture.relate(fixture.root, .bottom, .equal, item, .bottom, constant))
      try fixture.relate(item, .height, .equal, nil, nil, 44)
      try fixture.relate(item, .left, .equal, fixture.root, .left)
      try fixture.relate(item, .width, .equal, nil, nil, 100)
    }
    fixture.engine.layout()
    let warning = try #require(found(fixture).first)
    #expect(found(fixture).count == 1)
    #expect(warning.constraint == bottoms[0])
    #expect(warning.evidence == .sibling(items[1]))
    #expect(warning.edge == .bottom)
  }

  @Test("Hidden views and the contents of scroll views may be anywhere")
  func hiddenAndScrolling() throws {
    let (fixture, title, _) = try fixture(leading: 16, trailing: 16)
    #expect(fixture.engine.warnings { $0 != title } == [])
    #expect(found(try self.fixture(leading: 16, trailing: 16) { $0.isScrollView = true }.0) == [])
  }

  @Test("A view that is outside by another constraint too is not reported")
  func otherReason() throws {
    var (fixture, title, trailing) = try fixture(leading: 16, trailing: 16)
    // With the width, the other sign would be a conflict.
    try fixture.relate(title, .width, .equal, nil, nil, 320)
    fixture.engine.layout()
    #expect(fixture.engine.conflicts == [])
    #expect(found(fixture) == [])
    // A constraint that does not hold moves nothing.
    try fixture.engine.removeConstraint(trailing)
    try fixture.relate(title, .trailing, .lessThanOrEqual, fixture.root, .trailing, 100)
    fixture.engine.layout()
    #expect(found(fixture) == [])
  }
}
