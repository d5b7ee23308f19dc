// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

/// An engine reports the frames that changed since the last report. Together, the reports have all
/// frames.
@LongTests @Suite("Reported frames")
struct ReportedFramesTests {
  /// The frames that were reported, by the slots of items.
  private struct Listener {
    var frames: [Int32: LayoutRect] = [:]
    private var changes = LayoutChanges()

    /// - Returns: the slots of the changed frames, in the order in which they are reported.
    mutating func listen(to engine: inout LayoutEngine, scale: Double) -> [Int32] {
      _ = engine.takeFrames(scale: scale, into: &changes)
      for frame in changes.frames { frames[frame.slot] = frame.rect }
      return changes.frames.map(\.slot)
    }
  }

  @Test(
    "All reports together have the rounded frames of the engine",
    arguments: 0..<5)
  func togetherComplete(block: UInt64) throws {
    for seed in block * 4..<(block + 1) * 4 {
      var session = EngineSession()
      var listener = Listener()
      var layoutCount = 0
      for step in EngineScript(seed: seed).steps {
        session.apply(step)
        guard case .layout = step else { continue }
        layoutCount += 1
        // Sometimes two layouts are reported at once, or the scale changes.
        guard layoutCount % 3 != 1 else { continue }
        let scale = seed % 4 == 0 && layoutCount > 3 ? 3.0 : 2
        let slots = session.withEngine { listener.listen(to: &$0, scale: scale) }
        #expect(Set(slots).count == slots.count, "seed \(seed), layout \(layoutCount)")
        for id in session.presentItems {
          let frame = try #require(
            listener.frames[id.index], "seed \(seed), layout \(layoutCount)")
          #expect(
            isNear(frame, session.engine.frame(of: id, scale: scale)),
            "seed \(seed), layout \(layoutCount)")
        }
      }
    }
  }

  @Test("Each frame is reported once, and then only the frames that moved")
  func onlyMoved() throws {
    var fixture = try Fixture()
    // Each lies in the one before, 0.25 points to the right, so that every second is half a point
    // further on the grid.
    var chain = [fixture.root]
    for _ in 0..<200 {
      let item = try fixture.add(in: chain.last)
      try fixture.place(item, in: chain.last, x: 0.25, y: 0, width: 10, height: 10)
      chain.append(item)
    }
    // These stay where they are.
    let still = try (0..<70).map { _ in
      let item = try fixture.add()
      try fixture.place(item, x: 1, y: 1, width: 1, height: 1)
      return item
    }
    fixture.engine.layout()
    var listener = Listener()
    let first = listener.listen(to: &fixture.engine, scale: 2)
    #expect(first == (chain + still).map(\.index))
    // A step of 0.25 is rounded to 0 or to half a point.
    let steps = chain.dropFirst().compactMap { listener.frames[$0.index]?.x }
    #expect(steps.filter { $0 == 0.5 }.count == 100)
    #expect(steps.filter { $0 == 0 }.count == 100)
    #expect(listener.listen(to: &fixture.engine, scale: 2).isEmpty)

    let ten = try fixture.relate(chain[100], .left, .equal, chain[99], .left, 10, priority: 999)
    fixture.engine.layout()
    // The required position wins over an optional constraint: nothing moves.
    #expect(listener.listen(to: &fixture.engine, scale: 2).isEmpty)
    try fixture.engine.removeConstraint(ten)
    fixture.engine.layout()
    #expect(listener.listen(to: &fixture.engine, scale: 2).isEmpty)
    // Another scale rounds all of these frames differently.
    let exact = listener.listen(to: &fixture.engine, scale: 4)
    #expect(exact == chain.dropFirst().map(\.index))
  }

  @Test("A move is reported for the moved view, not for its descendants")
  func insideOfWhatMoves() throws {
    var fixture = try Fixture()
    let outer = try fixture.add()
    let offset = try fixture.relate(outer, .left, .equal, fixture.root, .left, 10)
    try fixture.relate(outer, .top, .equal, fixture.root, .top)
    try fixture.relate(outer, .width, .equal, nil, nil, 50)
    try fixture.relate(outer, .height, .equal, nil, nil, 50)
    let inside = try (0..<100).map { _ in
      let item = try fixture.add(in: outer)
      try fixture.place(item, in: outer, x: 0.25, y: 0, width: 10, height: 10)
      return item
    }
    fixture.engine.layout()
    var listener = Listener()
    _ = listener.listen(to: &fixture.engine, scale: 2)
    // A move by whole pixels leaves descendants where they are in their superview.
    try fixture.engine.setConstant(of: offset, to: 12)
    fixture.engine.layout()
    #expect(listener.listen(to: &fixture.engine, scale: 2) == [outer.index])
    #expect(listener.frames[outer.index]?.x == 12)
    // 12.25 becomes 12.5, and 12.25 + 0.25 is 12.5 as well: the descendants move to 0.
    try fixture.engine.setConstant(of: offset, to: 12.25)
    fixture.engine.layout()
    let slots = listener.listen(to: &fixture.engine, scale: 2)
    #expect(slots == [outer.index] + inside.map(\.index))
    #expect(listener.frames[inside[0].index]?.x == 0)
  }

  /// At scale 1, the inner one lies at 240 - h / 2 + 16 + 17.5 from the top of the root, and its
  /// superview 17.5 above that.
  @Test("A view two levels below one that moves by part of a pixel is rounded again")
  func roundingOfDescendants() throws {
    var fixture = try Fixture()
    let outer = try fixture.add()
    let middle = try fixture.add(in: outer)
    let inner = try fixture.add(in: middle)
    try fixture.relate(outer, .left, .equal, fixture.root, .left)
    try fixture.relate(outer, .width, .equal, nil, nil, 50)
    try fixture.relate(outer, .centerY, .equal, fixture.root, .centerY)
    let height = try fixture.relate(outer, .height, .equal, nil, nil, 20)
    try fixture.place(middle, in: outer, x: 0, y: 16, width: 50, height: 35)
    try fixture.relate(inner, .left, .equal, middle, .left)
    try fixture.relate(inner, .width, .equal, nil, nil, 44)
    try fixture.relate(inner, .height, .equal, nil, nil, 0)
    try fixture.relate(inner, .centerY, .equal, middle, .centerY)
    fixture.engine.layout()
    var listener = Listener()
    _ = listener.listen(to: &fixture.engine, scale: 1)
    for sixths in 60..<120 {
      try fixture.engine.setConstant(of: height, to: Double(sixths) / 6)
      fixture.engine.layout()
      _ = listener.listen(to: &fixture.engine, scale: 1)
      // In twelfths of a point from the top of the root, so that nothing is rounded but the result.
      let middleTop = 240 * 12 - sixths + 16 * 12
      let innerTop = middleTop + 35 * 6
      let y = Double((innerTop + 6) / 12 - (middleTop + 6) / 12)
      #expect(listener.frames[inner.index]?.y == y, "\(sixths) sixths of a point")
    }
  }
}
