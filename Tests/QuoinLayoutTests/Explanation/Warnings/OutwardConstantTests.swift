// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
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

  /// A root of 320 by 480 with a bar of a height whose bottom has a constant.
  private func bar(
    bottom: Double, height: Double, left: Double = 0
  ) throws -> (Fixture, bar: ItemID, bottom: LayoutConstraintID) {
    var fixture = try Fixture()
    let bar = try fixture.add("bar")
    try fixture.relate(bar, .left, .equal, fixture.root, .left, left)
    try fixture.relate(bar, .right, .equal, fixture.root, .right)
    try fixture.relate(bar, .height, .equal, nil, nil, height)
    let end = try fixture.relate(bar, .bottom, .equal, fixture.root, .bottom, bottom)
    fixture.engine.layout()
    return (fixture, bar, end)
  }

  @Test("A bottom edge that cuts off a view of a fixed height has the wrong sign")
  func cutOff() throws {
    let (fixture, bar, bottom) = try bar(bottom: 20, height: 44)
    let warning = try #require(found(fixture).first)
    #expect(warning.constraint == bottom)
    #expect(warning.edge == .bottom)
    #expect(warning.points == 20)
    #expect(warning.evidence == .cutOff(bar))
    #expect(warning.fix.edit == .setConstant(bottom, -20))
  }

  @Test(
    "No warning for a border that is hidden, a view that waits below, and decoration",
    arguments: [(7, 44, 0), (20, 20, 0), (44, 44, 0), (20, 44, -20)] as [(Double, Double, Double)])
  func cutOffOnPurpose(bottom: Double, height: Double, left: Double) throws {
    #expect(found(try bar(bottom: bottom, height: height, left: left).0) == [])
  }

  @Test("A sheet hides its lower corners, but no view inside", arguments: [true, false])
  func sheet(isCutOff: Bool) throws {
    var (fixture, sheet, _) = try bar(bottom: 20, height: 300)
    let button = try fixture.add("button", in: sheet)
    try fixture.relate(button, .left, .equal, sheet, .left, 16)
    try fixture.relate(button, .width, .equal, nil, nil, 100)
    try fixture.relate(button, .height, .equal, nil, nil, 44)
    // The sheet begins at 200 and is seen for 280 points.
    try fixture.relate(button, .top, .equal, sheet, .top, isCutOff ? 240 : 236)
    fixture.engine.layout()
    #expect(found(fixture).map(\.evidence) == (isCutOff ? [.cutOff(button)] : []))
  }

  @Test("A background that is stretched below the screen is not cut off")
  func background() throws {
    var fixture = try Fixture()
    let view = try fixture.add("background")
    for edge in [LayoutAttribute.left, .right, .top] {
      try fixture.relate(view, edge, .equal, fixture.root, edge)
    }
    try fixture.relate(view, .bottom, .equal, fixture.root, .bottom, 20)
    fixture.engine.layout()
    #expect(found(fixture) == [])
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
