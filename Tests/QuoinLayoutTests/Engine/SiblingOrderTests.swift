// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

/// An engine reports the frames of items before those of their descendants, and these before the
/// next siblings.
@LongTests @Suite("Siblings stay in the order in which they were added")
struct SiblingOrderTests {
  /// A tree beside that of the engine, with the children of each item in a list.
  private struct Shadow {
    var fixture: Fixture
    var random: SeededGenerator
    var children: [ItemID: [ItemID]] = [:]

    init(seed: UInt64) throws {
      fixture = try Fixture()
      random = SeededGenerator(state: seed)
    }

    func inside(_ item: ItemID) -> [ItemID] {
      [item] + children[item, default: []].flatMap(inside)
    }

    mutating func anyItem() -> ItemID {
      inside(fixture.root).randomElement(using: &random) ?? fixture.root
    }

    mutating func add() throws {
      let parent = anyItem()
      children[parent, default: []].append(try fixture.add(in: parent))
    }

    mutating func takeOut(_ item: ItemID) {
      for parent in children.keys { children[parent]?.removeAll { $0 == item } }
    }

    mutating func remove() throws {
      let item = anyItem()
      guard item != fixture.root else { return }
      takeOut(item)
      try fixture.engine.removeItem(item)
    }

    mutating func move() throws {
      let item = anyItem()
      let parent = anyItem()
      guard item != fixture.root, !inside(item).contains(parent),
        !children[parent, default: []].contains(item)
      else { return }
      takeOut(item)
      children[parent, default: []].append(item)
      try fixture.update(item) { $0.parent = parent }
    }

    /// The slots of all items, in the order in which the engine reports them.
    mutating func reportedSlots() -> [Int32] {
      fixture.engine.layout()
      // The original reports nothing, so that the copy reports all frames each time.
      var copy = fixture.engine
      var changes = LayoutChanges()
      _ = copy.takeFrames(scale: 1, into: &changes)
      return changes.frames.map(\.slot)
    }
  }

  @Test("Items are added, removed and moved", arguments: 0..<5 as Range<UInt64>)
  func order(_ seed: UInt64) throws {
    var shadow = try Shadow(seed: seed)
    for _ in 0..<8 { try shadow.add() }
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &shadow.random) {
      case 0: try shadow.remove()
      case 1, 2: try shadow.move()
      default: try shadow.add()
      }
      #expect(shadow.reportedSlots() == shadow.inside(shadow.fixture.root).map(\.index))
    }
  }
}
