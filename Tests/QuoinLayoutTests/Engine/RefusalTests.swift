// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("A refused change leaves the engine as it was") struct RefusalTests {
  /// All results of an engine about some items.
  private func state(_ fixture: Fixture, _ items: [ItemID]) -> [String] {
    var engine = fixture.engine
    engine.layout()
    return items.map { "\(engine.frame(of: $0)) \(String(describing: engine.item($0)))" }
      + engine.ambiguities().map { "\($0)" } + engine.conflicts.map { "\($0)" }
  }

  @Test("A refused constraint leaves the engine as it was")
  func refusedConstraintChangesNothing() throws {
    var fixture = try Fixture()
    let a = try fixture.add()
    try fixture.relate(a, .left, .equal, fixture.root, .left, 5)
    let width = try fixture.relate(a, .width, .equal, nil, nil, 50)
    let optional = try fixture.relate(a, .height, .equal, nil, nil, 50, priority: 10)
    let loose = try fixture.engine.addItem(LayoutItem())
    let ownerless = try fixture.engine.addItem(LayoutItem(.guide))
    let items = [fixture.root, a, loose, ownerless]
    let root = fixture.root
    let before = state(fixture, items)
    let refused: [(LayoutError, (inout Fixture) throws -> Void)] = [
      (.illegalLocationConstant(.left), { try $0.relate(a, .left, .equal, nil, nil, 3) }),
      (
        .invalidAttributePairing(.width, .left),
        { try $0.relate(a, .width, .equal, root, .left) }
      ),
      (
        .mixedDirectionality(.leading, .left),
        { try $0.relate(a, .leading, .equal, root, .left) }
      ),
      (
        .nonFiniteConstant(.infinity),
        { try $0.relate(a, .width, .equal, nil, nil, .infinity) }
      ),
      (
        .nonFiniteMultiplier(.infinity),
        { try $0.relate(a, .width, .equal, root, .width, multiplier: .infinity) }
      ),
      (
        .priorityOutOfRange(0),
        { try $0.relate(a, .width, .equal, nil, nil, 3, priority: 0) }
      ),
      (.noCommonAncestor(a, loose), { try $0.relate(a, .left, .equal, loose, .left) }),
      (
        .guideWithoutOwner(ownerless),
        { try $0.relate(a, .left, .equal, ownerless, .left) }
      ),
      (
        .constantOutOfRange(1.1e9),
        { try $0.relate(a, .width, .equal, nil, nil, 1.1e9) }
      ),
      (
        .constantOutOfRange(-.greatestFiniteMagnitude),
        {
          try $0.relate(
            a, .left, .equal, root, .left, -.greatestFiniteMagnitude, priority: 10)
        }
      ),
      (
        .multiplierOutOfRange(1e10),
        { try $0.relate(a, .width, .equal, root, .width, multiplier: 1e10) }
      ),
      (
        .constantOutOfRange(.greatestFiniteMagnitude),
        { try $0.engine.setConstant(of: width, to: .greatestFiniteMagnitude) }
      ),
      (.nonFiniteConstant(-.infinity), { try $0.engine.setConstant(of: width, to: -.infinity) }),
      (
        .requiredPriorityMutation(from: 1000, to: 999),
        { try $0.engine.setPriority(of: width, to: 999) }
      ),
      (
        .requiredPriorityMutation(from: 10, to: 1000),
        { try $0.engine.setPriority(of: optional, to: 1000) }
      ),
      (.priorityOutOfRange(1000.5), { try $0.engine.setPriority(of: optional, to: 1000.5) }),
    ]
    for (error, attempt) in refused {
      #expect(throws: error) { try attempt(&fixture) }
      #expect(state(fixture, items) == before, "\(error)")
    }
  }

  @Test("A refused item leaves the engine as it was")
  func refusedItemChangesNothing() throws {
    var fixture = try Fixture()
    let a = try fixture.add()
    let child = try fixture.add(in: a)
    let guide = try fixture.add("g", .guide, in: a)
    try fixture.relate(guide, .width, .equal, nil, nil, 7)
    let items = [fixture.root, a, child, guide]
    let before = state(fixture, items)
    let refused: [(LayoutError, (inout Fixture) throws -> Void)] = [
      (.nonFiniteGeometry, { try $0.update(a) { $0.contentWidth = ContentSize(.nan) } }),
      (.nonFiniteGeometry, { try $0.update(a) { $0.margins.left = .infinity } }),
      (
        .nonFiniteGeometry,
        { _ = try $0.add { $0.givenSize = LayoutSize(width: .infinity, height: 0) } }
      ),
      (.geometryOutOfRange, { try $0.update(a) { $0.contentWidth = ContentSize(1e308) } }),
      (.geometryOutOfRange, { try $0.update(a) { $0.boundsOrigin.y = -1e10 } }),
      (
        .geometryOutOfRange,
        {
          try $0.update(a) {
            $0.autoresizing = AutoresizingCapture(
              mask: [], frame: .zero, parentSize: LayoutSize(width: 1e300, height: 0))
          }
        }
      ),
      (
        .geometryOutOfRange,
        { _ = try $0.add { $0.givenSize = LayoutSize(width: 0, height: 2e9) } }
      ),
      (
        .priorityOutOfRange(-1),
        { try $0.update(a) { $0.contentWidth = ContentSize(1, hugging: -1) } }
      ),
      (.cyclicParent(a), { try $0.update(a) { $0.parent = child } }),
      (.cyclicParent(a), { try $0.update(a) { $0.parent = a } }),
      (.guideAsParent(guide), { _ = try $0.add(in: guide) }),
      (.guideAsParent(guide), { try $0.update(child) { $0.parent = guide } }),
      (.guideAsParent(a), { try $0.update(a) { $0.kind = .guide } }),
      (.guideWithoutOwner(guide), { try $0.update(guide) { $0.parent = nil } }),
    ]
    for (error, attempt) in refused {
      #expect(throws: error) { try attempt(&fixture) }
      #expect(state(fixture, items) == before, "\(error)")
    }
  }

  @Test("Numbers at the limit are accepted, and items beside them keep their frames exactly")
  func limitsAreAccepted() throws {
    let limit = LayoutLimits.magnitude
    var fixture = try Fixture()
    let far = try fixture.add { $0.contentHeight = ContentSize(limit) }
    let near = try fixture.add()
    try fixture.place(near, x: 10.25, y: 20.5, width: 30.75, height: 40.125)
    try fixture.relate(far, .left, .equal, fixture.root, .left, limit)
    try fixture.relate(far, .top, .equal, fixture.root, .top, -limit)
    try fixture.relate(far, .width, .lessThanOrEqual, nil, nil, limit)
    try fixture.relate(far, .width, .equal, fixture.root, .width, multiplier: limit, priority: 1)
    #expect(fixture.frame(of: near) == LayoutRect(x: 10.25, y: 20.5, width: 30.75, height: 40.125))
    #expect(
      fixture.frame(of: far) == LayoutRect(x: limit, y: -limit, width: limit, height: limit))
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test("All four attributes of two distances count")
  func twoDistances() throws {
    var fixture = try Fixture()
    let items = try (0..<4).map { _ in try fixture.add() }
    // The left edges lie at 5, 20, 100 and 100 + 4 · (20 - 5) + 3.
    for (item, x) in zip(items, [5.0, 20, 100]) {
      try fixture.relate(item, .left, .equal, fixture.root, .left, x)
    }
    try fixture.engine.addConstraint(
      LayoutConstraint(
        .distance(from: items[2], .left, to: items[3], .left), .equal,
        .distance(from: items[0], .left, to: items[1], .left), multiplier: 4, constant: 3))
    #expect(fixture.frame(of: items[3]).x == 163)
  }

  @Test("The distance operand takes two locations of one axis and one kind")
  func distancePairsLocations() throws {
    var fixture = try Fixture()
    let a = try fixture.add()
    let root = fixture.root
    func gap(_ first: LayoutAttribute, _ second: LayoutAttribute) -> LayoutConstraint {
      LayoutConstraint(.distance(from: root, first, to: a, second), .equal, constant: 10)
    }
    #expect(throws: LayoutError.invalidAttributePairing(.left, .top)) {
      try fixture.engine.addConstraint(gap(.left, .top))
    }
    #expect(throws: LayoutError.invalidAttributePairing(.width, .width)) {
      try fixture.engine.addConstraint(gap(.width, .width))
    }
    #expect(throws: LayoutError.mixedDirectionality(.left, .leading)) {
      try fixture.engine.addConstraint(gap(.left, .leading))
    }
    try fixture.engine.addConstraint(gap(.top, .top))
    #expect(fixture.frame(of: a).y == 10)
  }

  @Test("Every pair of attributes is accepted or rejected as the table says")
  func pairingFollowsTable() {
    // Each group has a letter: sizes, directional, absolute and middle locations on x, locations on
    // y, and nothing.
    let groups: [Character: [LayoutAttribute]] = [
      "S": [.width, .height],
      "D": [.leading, .trailing, .leadingMargin, .trailingMargin],
      "A": [.left, .right, .leftMargin, .rightMargin],
      "M": [.centerX, .centerXWithinMargins],
      "Y": [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins,
      ],
      "N": [.notAnAttribute],
    ]
    let legal: Set = ["SS", "DD", "DM", "AA", "AM", "MD", "MA", "MM", "YY"]
    for (first, firstAttributes) in groups {
      for (second, secondAttributes) in groups {
        for a in firstAttributes {
          for b in secondAttributes {
            let pair = "\(first)\(second)"
            let expected: LayoutError? =
              legal.contains(pair)
              ? nil
              : ["DA", "AD"].contains(pair)
                ? .mixedDirectionality(a, b) : .invalidAttributePairing(a, b)
            #expect(error(a, b) == expected, "\(a) with \(b)")
          }
        }
      }
    }
  }

  private func error(_ first: LayoutAttribute, _ second: LayoutAttribute) -> LayoutError? {
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(
        firstAttribute: first, relation: .equal, secondAttribute: second, hasSecondItem: true,
        multiplier: 1, constant: 0, priority: 1000)
      return nil
    } catch {
      return error
    }
  }
}
