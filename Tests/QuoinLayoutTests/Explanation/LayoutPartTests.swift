// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

/// Fixes are tried in the part of a layout that a conflict can move.
@Suite("Parts of layouts") struct LayoutPartTests {
  /// Rows of two boxes beside each other, the second of which has two widths.
  private struct Rows {
    var fixture: Fixture
    var boxes: [(first: ItemID, second: ItemID)] = []

    init(_ count: Int) throws {
      fixture = try Fixture()
      for number in 0..<count {
        let (first, second) = (try fixture.add("first"), try fixture.add("second"))
        try fixture.place(first, x: 10, y: Double(20 * number), width: 30, height: 20)
        try fixture.relate(second, .left, .equal, first, .right, 8)
        try fixture.relate(second, .top, .equal, first, .top)
        try fixture.relate(second, .height, .equal, first, .height)
        try fixture.relate(second, .width, .equal, nil, nil, 40)
        try fixture.relate(second, .width, .equal, first, .width, Double(number))
        boxes.append((first, second))
      }
      fixture.engine.layout()
    }
  }

  @Test("A part has the items that are connected with a conflict, where they are")
  func items() throws {
    let rows = try Rows(8)
    let engine = rows.fixture.engine
    let groups = engine.conflictGroups()
    #expect(groups.count == 8)
    for (number, group) in groups.enumerated() {
      let part = engine.part(around: group)
      let boxes = rows.boxes[number]
      #expect(part.items == [rows.fixture.root, boxes.first, boxes.second])
      #expect(part.conflicts == [engine.conflicts[number]])
      for item in part.items { #expect(part.frame(of: item) == engine.frame(of: item)) }
    }
  }

  @Test("The fixes of a part are those of the whole layout")
  func fixes() throws {
    let rows = try Rows(5)
    let engine = rows.fixture.engine
    for group in engine.conflictGroups() {
      let found = engine.fixes(for: group, limit: 10)
      #expect(!found.isEmpty)
      #expect(found == engine.fixes(for: group, in: engine, limit: 10) { _ in true })
    }
  }

  @Test("What is shown instead is the same in a part and in the whole layout")
  func description() throws {
    let (alone, many) = (try Rows(1), try Rows(6))
    let texts = [alone, many].map { rows in
      ConflictGroupDescription(
        rows.fixture.engine.conflictGroups()[0], in: rows.fixture.engine,
        names: rows.fixture.layoutNames
      ).text
    }
    #expect(texts[0] == texts[1])
  }

  @Test("A layout whose items are all connected is its own part")
  func whole() throws {
    var fixture = try Fixture()
    var last = try fixture.add("first")
    try fixture.place(last, x: 0, y: 0, width: 10, height: 10)
    for _ in 0..<4 {
      let next = try fixture.add("next")
      try fixture.place(next, x: 0, y: 0, width: 10, height: 10)
      try fixture.relate(next, .width, .equal, last, .width, 5)
      last = next
    }
    fixture.engine.layout()
    let groups = fixture.engine.conflictGroups()
    let part = fixture.engine.part(around: try #require(groups.first))
    #expect(part.items == fixture.engine.items)
  }

  @Test("Views in a view that is not a root are connected by it")
  func container() throws {
    var fixture = try Fixture()
    let container = try fixture.add("container")
    try fixture.place(container, x: 0, y: 0, width: 100, height: 100)
    let (inner, sibling) = (
      try fixture.add("inner", in: container), try fixture.add("sibling", in: container)
    )
    try fixture.place(inner, in: container, x: 0, y: 0, width: 10, height: 10)
    try fixture.place(sibling, in: container, x: 0, y: 0, width: 10, height: 10)
    for _ in 0..<6 {
      let other = try fixture.add("other")
      try fixture.place(other, x: 0, y: 0, width: 10, height: 10)
    }
    try fixture.relate(inner, .width, .equal, nil, nil, 12)
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    #expect(fixture.engine.part(around: group).items == [fixture.root, container, inner, sibling])
  }
}
