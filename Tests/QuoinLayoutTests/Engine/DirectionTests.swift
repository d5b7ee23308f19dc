// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Reading direction") struct DirectionTests {
  private func rightToLeft() throws -> Fixture {
    try Fixture { $0.direction = .rightToLeft }
  }

  @Test("Leading edges are right edges, constants change their sign and relations turn around")
  func rowIsMirrored() throws {
    // In 320 points: a ends 10 before the right edge, b 8 before a, c at least 100 before it.
    var fixture = try rightToLeft()
    let root = fixture.root
    let a = try fixture.add()
    let b = try fixture.add()
    let c = try fixture.add()
    try fixture.relate(a, .leading, .equal, root, .leading, 10)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    try fixture.relate(b, .leading, .equal, a, .trailing, 8)
    try fixture.relate(b, .width, .equal, nil, nil, 60)
    try fixture.relate(c, .leading, .greaterThanOrEqual, root, .leading, 100)
    try fixture.relate(c, .leading, .equal, root, .leading, priority: 500)
    try fixture.relate(c, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: a).x == 260)
    #expect(fixture.engine.frame(of: b).x == 192)
    #expect(fixture.engine.frame(of: c).x == 170)
  }

  @Test("A leading edge against a center is mirrored, a center alone is not")
  func centerIsMirroredWithLeading() throws {
    var fixture = try rightToLeft()
    let a = try fixture.add()
    let b = try fixture.add()
    try fixture.relate(a, .leading, .equal, fixture.root, .centerX, 10)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    try fixture.relate(b, .centerX, .equal, fixture.root, .centerX, 30)
    try fixture.relate(b, .width, .equal, nil, nil, 40)
    // a.right = 160 − 10; b's center = 160 + 30.
    #expect(fixture.frame(of: a).x == 100)
    #expect(fixture.engine.frame(of: b).x == 170)
  }

  @Test("A multiplier keeps its meaning from the left")
  func multiplierIsNotMirrored() throws {
    var fixture = try rightToLeft()
    let a = try fixture.add()
    try fixture.relate(a, .trailing, .equal, fixture.root, .trailing, multiplier: 0.8)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: a).x == 0)
  }

  @Test("The nearest common ancestor decides, and direction is not inherited")
  func commonAncestorDecides() throws {
    var fixture = try rightToLeft()
    let box = try fixture.add { $0.direction = .leftToRight }
    let child = try fixture.add(in: box)
    try fixture.place(box, x: 100, y: 0, width: 200, height: 100)
    try fixture.relate(child, .leading, .equal, box, .leading, 10)
    try fixture.relate(child, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: child).x == 10)
    // Between the child and the root, the root decides: 10 points from the root's right edge.
    try fixture.relate(child, .height, .equal, nil, nil, 10)
    let sibling = try fixture.add(in: box)
    try fixture.relate(sibling, .leading, .equal, fixture.root, .leading, 10)
    try fixture.relate(sibling, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: sibling).x == 160)
  }

  @Test("Directional margins follow the direction")
  func marginsFollowDirection() throws {
    var fixture = try Fixture {
      $0.direction = .rightToLeft
      $0.margins = LayoutInsets(top: 0, left: 10, bottom: 0, right: 30)
    }
    let a = try fixture.add()
    try fixture.relate(a, .leading, .equal, fixture.root, .leadingMargin)
    try fixture.relate(a, .trailing, .equal, fixture.root, .trailingMargin)
    let frame = fixture.frame(of: a)
    #expect(frame.x == 10 && frame.width == 280)
  }

  @Test(
    "A distance between directional edges is positive in reading direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func distanceFollowsDirection(direction: LayoutDirection) throws {
    var fixture = try Fixture { $0.direction = direction }
    let a = try fixture.add()
    let b = try fixture.add()
    try fixture.relate(a, .leading, .equal, fixture.root, .leading)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    try fixture.relate(b, .width, .equal, nil, nil, 60)
    try fixture.engine.addConstraint(
      LayoutConstraint(
        .distance(from: a, .trailing, to: b, .leading), .equal,
        .attribute(fixture.root, .width), multiplier: 0.25, constant: 10))
    // The gap is 320 / 4 + 10 = 90.
    let x = direction == .leftToRight ? 140.0 : 320 - 140 - 60
    #expect(fixture.frame(of: b).x == x)
  }

  @Test("Changing the direction of an item mirrors its contents")
  func directionCanChange() throws {
    var fixture = try Fixture()
    let a = try fixture.add()
    try fixture.relate(a, .leading, .equal, fixture.root, .leading, 10)
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    #expect(fixture.frame(of: a).x == 10)
    try fixture.update(fixture.root) { $0.direction = .rightToLeft }
    #expect(fixture.frame(of: a).x == 260)
  }
}
