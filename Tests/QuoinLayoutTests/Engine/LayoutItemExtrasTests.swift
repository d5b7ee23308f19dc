// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

/// Items without extras take less memory than those that have some.
@Suite("Rarely used properties of items")
struct LayoutItemExtrasTests {
  /// A property of an item, as text, so that all can be compared alike.
  struct Property: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var set: @Sendable (inout LayoutItem) -> Void
    /// As in a new item.
    var reset: @Sendable (inout LayoutItem) -> Void
    var text: @Sendable (LayoutItem) -> String

    init<Value: Sendable>(
      _ name: String, _ path: any WritableKeyPath<LayoutItem, Value> & Sendable, _ value: Value,
      standard: Value
    ) {
      testDescription = name
      set = { $0[keyPath: path] = value }
      reset = { $0[keyPath: path] = standard }
      text = { "\(name): \($0[keyPath: path])" }
    }
  }

  static let properties = [
    Property(
      "given size", \.givenSize, LayoutSize(width: 3, height: 4), standard: nil),
    Property("bounds origin", \.boundsOrigin, LayoutPoint(x: 1, y: 2), standard: .zero),
    Property("alignment insets", \.alignmentInsets, LayoutInsets(all: 3), standard: .zero),
    Property("content width", \.contentWidth, ContentSize(30), standard: nil),
    Property("content height", \.contentHeight, ContentSize(20), standard: nil),
    Property("first baseline", \.firstBaseline, 5, standard: nil),
    Property("last baseline", \.lastBaseline, 6, standard: nil),
    Property("margins", \.margins, LayoutInsets(all: 9), standard: LayoutInsets(all: 8)),
    Property("safe area", \.safeAreaInsets, LayoutInsets(all: 10), standard: nil),
    Property(
      "added safe area", \.additionalSafeAreaInsets, LayoutInsets(all: 11), standard: .zero),
    Property(
      "autoresizing", \.autoresizing,
      AutoresizingCapture(
        mask: .flexibleWidth, frame: LayoutRect(x: 1, y: 2, width: 3, height: 4),
        parentSize: LayoutSize(width: 5, height: 6)),
      standard: nil),
    Property(
      "safe area counted at the sides", \.countsSafeAreaHorizontally, true, standard: false),
    Property(
      "safe area counted above and below", \.countsSafeAreaVertically, true, standard: false),
    Property("direction", \.direction, .rightToLeft, standard: .leftToRight),
    Property("safe area in margins", \.insetsMarginsFromSafeArea, false, standard: true),
    Property("preserved margins", \.preservesSuperviewMargins, true, standard: false),
    Property("scrolls", \.isScrollView, true, standard: false),
  ]

  private func texts(_ item: LayoutItem) -> [String] {
    Self.properties.map { $0.text(item) }
  }

  @Test("Each property changes alone, and goes back to what it was", arguments: properties)
  func oneByOne(_ property: Property) throws {
    let new = texts(LayoutItem())
    var fixture = try Fixture()
    let id = try fixture.add()
    let before = try #require(fixture.engine.item(id))
    try fixture.update(id, property.set)
    let changed = try #require(fixture.engine.item(id))
    #expect(zip(texts(changed), new).filter { $0 != $1 }.count == 1)
    #expect(property.text(changed) != property.text(before))
    #expect(texts(before) == new)
    try fixture.update(id, property.reset)
    #expect(texts(try #require(fixture.engine.item(id))) == new)
    #expect(property.text(changed) != property.text(before))
  }

  @Test("A view that gets extras and loses them again has the frames of each state")
  func backAndForth() throws {
    var fixture = try Fixture()
    let view = try fixture.add()
    let inner = try fixture.add(in: view)
    try fixture.place(view, x: 10, y: 20, width: 100, height: 50)
    try fixture.place(inner, in: view, x: 5, y: 5, width: 10, height: 10)
    let plain = LayoutRect(x: 10, y: 20, width: 100, height: 50)
    #expect(fixture.frame(of: view) == plain)
    for _ in 0..<2 {
      try fixture.update(view) {
        $0.alignmentInsets = LayoutInsets(all: 2)
        $0.boundsOrigin = LayoutPoint(x: 7, y: 0)
      }
      // The alignment rectangle stays where it was, the frame is larger by 2 on each side.
      #expect(
        fixture.frame(of: view) == LayoutRect(x: 8, y: 18, width: 104, height: 54))
      // 5 inside of the alignment rectangle, which starts at 2 of the frame, and the frame at 7.
      #expect(
        fixture.frame(of: inner) == LayoutRect(x: 14, y: 7, width: 10, height: 10))
      try fixture.update(view) {
        $0.alignmentInsets = .zero
        $0.boundsOrigin = .zero
      }
      #expect(fixture.frame(of: view) == plain)
      #expect(
        fixture.frame(of: inner) == LayoutRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test("A copy of an item does not change with the original")
  func copies() {
    var item = LayoutItem()
    item.firstBaseline = 3
    let copy = item
    item.firstBaseline = 4
    item.contentWidth = ContentSize(8)
    #expect(copy.firstBaseline == 3)
    #expect(copy.contentWidth == nil)
  }

  @Test("Items and constraints in slots used again come after those that stayed")
  func slotsUsedAgain() throws {
    // Three required constraints conflict; the first one decides, in the order of activation.
    var fixture = try Fixture()
    let view = try fixture.add()
    let old = try (1...3).map { try fixture.relate(view, .width, .equal, nil, nil, Double($0)) }
    _ = fixture.frame(of: view)
    try fixture.engine.removeConstraint(old[0])
    try fixture.relate(view, .width, .equal, nil, nil, 40)
    try fixture.engine.removeConstraint(old[1])
    try fixture.relate(view, .width, .equal, nil, nil, 50)
    // Of required constraints that conflict, the newest is broken.
    #expect(fixture.frame(of: view).width == 3)
    #expect(fixture.engine.constraint(old[0]) == nil)
    #expect(fixture.engine.constraint(old[2])?.constant == 3)
    try fixture.engine.removeConstraint(old[2])
    #expect(fixture.frame(of: view).width == 40)
  }
}
