// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Requirements and optional constraints that depend on a constant which changes.
@Suite("Constraints after new constants")
struct MovedRequirementTests {
  @Test("Equalities that follow from others need not be solved from scratch while they still do")
  func redundant() throws {
    var layout = EditedLayout()
    let (a, b, c) = (layout.size(), layout.size(), layout.size())
    let width = try layout.add([LinearTerm(a)], 40)
    try layout.add(.difference(a, b), 0)
    try layout.add(.difference(b, c), 0)
    let same = try layout.add(.difference(a, c), 0)
    layout.solver.solve()
    #expect(try layout.set(width, to: 50))
    #expect(layout.values(a, b, c) == [50, 50, 50])

    // A constant of the cycle itself is a conflict, until it is 0 again.
    #expect(try !layout.set(same, to: 5))
    #expect(layout.solver.conflicts.map(\.broken) == [same])
    #expect(layout.values(a, b, c) == [50, 50, 50])
    _ = try layout.set(same, to: 0)
    #expect(layout.solver.conflicts.isEmpty)
    #expect(layout.values(a, b, c) == [50, 50, 50])
  }

  @Test("One of three evenly spaced pins moves into a conflict with the equal gaps, and back")
  func equalGaps() throws {
    var layout = EditedLayout()
    let (a, b, c) = (layout.position(), layout.position(), layout.position())
    let pins = [
      try layout.add([LinearTerm(a)], 10), try layout.add([LinearTerm(b)], 20),
      try layout.add([LinearTerm(c)], 30),
    ]
    let gaps = try layout.add([LinearTerm(a), LinearTerm(-2, b), LinearTerm(c)], 0)
    layout.solver.solve()
    for (pin, place) in zip(pins, [10.0, 20, 30]) {
      _ = try layout.set(pin, to: place + 6)
      #expect(layout.solver.conflicts.map(\.broken) == [gaps])
      _ = try layout.set(pin, to: place)
      #expect(layout.solver.conflicts.isEmpty)
      #expect(layout.values(a, b, c) == [10, 20, 30])
    }
  }

  @Test("A requirement without open variables begins to be violated by the constant, and ends")
  func requirement() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(100)
    let x = layout.position()
    let place = try layout.add([LinearTerm(x)], 10)
    let limit = try layout.add(.difference(x, width), .lessThanOrEqual, -5)
    layout.solver.solve()
    #expect(try layout.set(place, to: 20))
    #expect(layout.values(x) == [20])
    _ = try layout.set(place, to: 96)
    #expect(layout.solver.conflicts.map(\.broken) == [limit])
    _ = try layout.set(place, to: 95)
    #expect(layout.solver.conflicts.isEmpty)
    #expect(layout.values(x) == [95])
    _ = try layout.set(width, to: 99)
    #expect(layout.solver.conflicts.map(\.broken) == [limit])
    _ = try layout.set(width, to: 101)
    #expect(layout.solver.conflicts.isEmpty)
  }

  @Test("A width that becomes negative is a conflict, until it is 0")
  func negativeSize() throws {
    var layout = EditedLayout()
    let (a, b) = (layout.size(), layout.size())
    let width = try layout.add([LinearTerm(a)], 50)
    try layout.add(.difference(b, a), -10)
    layout.solver.solve()
    #expect(try layout.set(width, to: 10))
    #expect(layout.values(a, b) == [10, 0])
    _ = try layout.set(width, to: 9)
    #expect(layout.solver.conflicts.count == 1)
    _ = try layout.set(width, to: 20)
    #expect(layout.solver.conflicts.isEmpty)
    #expect(layout.values(a, b) == [20, 10])
  }

  @Test("Optional constraints on a size that depends on the constant decide as before")
  func contents() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(320)
    let (aX, aW, bX, bW) = (
      layout.position(), layout.size(), layout.position(), layout.size()
    )
    try layout.add([LinearTerm(aX)], 20)
    let gap = try layout.add(.difference(bX, aX) + [LinearTerm(-1, aW)], 10)
    try layout.add([LinearTerm(bX), LinearTerm(bW), LinearTerm(-1, width)], -20)
    try layout.addContent(aW, 71, hugging: 251)
    try layout.addContent(bW, 97, hugging: 250)
    layout.solver.solve()
    #expect(try layout.set(gap, to: 30))
    #expect(layout.values(aW, bW, bX) == [71, 179, 121])
    // 71 + 97 of 320 - 20 - 20 are in use: the gap can be 112.
    #expect(try layout.set(gap, to: 112))
    #expect(layout.values(aW, bW, bX) == [71, 97, 203])
    // The loss of either text is as good: the second one starts as near to 0 as it can.
    _ = try layout.set(gap, to: 120)
    #expect(layout.values(aW, bW, bX) == [63, 97, 203])
    _ = try layout.set(gap, to: 10)
    #expect(layout.values(aW, bW, bX) == [71, 199, 101])
  }

  @Test("The height of a container is not negative, whatever the constant in its sum")
  func container() throws {
    var layout = EditedLayout()
    let (a, b, container) = (layout.size(), layout.size(), layout.size())
    try layout.addContent(a, 20, hugging: 250)
    try layout.addContent(b, 30, hugging: 251)
    let margin = try layout.add(
      [LinearTerm(container), LinearTerm(-1, a), LinearTerm(-1, b)], 8)
    layout.solver.solve()
    #expect(layout.values(container) == [58])
    #expect(try layout.set(margin, to: 16))
    #expect(layout.values(container) == [66])
    // Hugging of 250 gives way: a + b - 60 cannot be less than 0.
    _ = try layout.set(margin, to: -60)
    #expect(layout.values(a, b, container) == [30, 30, 0])
    _ = try layout.set(margin, to: 0)
    #expect(layout.values(a, b, container) == [20, 30, 50])
  }

  @Test("A size that is not negative because of another one may become negative")
  func sizeOfAlias() throws {
    var layout = EditedLayout()
    let (inner, other) = (layout.solver.addVariable(role: .size), layout.size())
    let (outer, sum) = (layout.size(), layout.size())
    // inner == outer, so it is not negative, and neither is the sum.
    let frame = try layout.add(.difference(inner, outer), 0)
    try layout.add([LinearTerm(sum), LinearTerm(-1, inner), LinearTerm(-1, other)], 0)
    try layout.addContent(inner, -20, hugging: 260)
    try layout.addContent(other, 5, hugging: 250)
    layout.solver.solve()
    #expect(layout.values(inner, outer, other, sum) == [0, 0, 5, 5])
    // inner == outer - 10 is at least -10: the sum would be -5, so the weaker content grows.
    _ = try layout.set(frame, to: -10)
    #expect(layout.values(inner, outer, other, sum) == [-10, 0, 10, 0])
    _ = try layout.set(frame, to: 0)
    #expect(layout.values(inner, outer, other, sum) == [0, 0, 5, 5])
  }
}
