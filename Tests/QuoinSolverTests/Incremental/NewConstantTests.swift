// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// New constants of required equalities, which move what depends on them.
@Suite("New constants of equalities")
struct NewConstantTests {
  @Test("A leaf of a tree moves alone, and is the only reported change")
  func leaf() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(320)
    let (boxX, boxW, leafX, leafW) = (
      layout.position(), layout.size(), layout.position(), layout.size()
    )
    try layout.add([LinearTerm(boxX)], 16)
    try layout.add(.difference(boxW, width), -32)
    let start = try layout.add(.difference(leafX, boxX), 8)
    try layout.add(.difference(leafW, boxW), -16)
    for _ in 0..<8 { try layout.addFixed() }
    layout.solver.solve()
    var changed: [VariableID] = []
    _ = layout.solver.takeChanges(into: &changed)

    for place in [12.0, 20, 8] {
      #expect(try layout.set(start, to: place))
      #expect(layout.values(boxX, boxW, leafX, leafW) == [16, 288, 16 + place, 272])
      #expect(layout.solver.takeChanges(into: &changed) && changed == [leafX])
    }
    #expect(try layout.set(width, to: 400))
    #expect(layout.values(boxX, boxW, leafX, leafW) == [16, 368, 24, 352])
  }

  @Test("Equalities that determine each other are solved together")
  func cycle() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(101)
    let (aX, aW, cX, cW) = (
      layout.position(), layout.size(), layout.position(), layout.size()
    )
    try layout.add(.difference(cW, aW), 0)
    let gap = try layout.add(.difference(cX, aX) + [LinearTerm(-1, aW)], 1)
    try layout.add([LinearTerm(cX), LinearTerm(cW), LinearTerm(-1, width)], -1)
    try layout.add([LinearTerm(aX)], 1)
    layout.solver.solve()
    // 1 + w + 1 + w == 100.
    #expect(layout.values(aX, aW, cX, cW) == [1, 49, 51, 49])
    #expect(try layout.set(gap, to: 3))
    #expect(layout.values(aX, aW, cX, cW) == [1, 48, 52, 48])
    #expect(try layout.set(width, to: 201))
    #expect(layout.values(aX, aW, cX, cW) == [1, 98, 102, 98])
    #expect(try layout.set(gap, to: 5))
    #expect(layout.values(aX, aW, cX, cW) == [1, 97, 103, 97])
  }

  @Test("Several constants that change at once are applied without a solve from scratch")
  func several() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(320)
    let (aX, aW, bX, bW) = (layout.position(), layout.size(), layout.position(), layout.size())
    let start = try layout.add([LinearTerm(aX)], 16)
    let size = try layout.add([LinearTerm(aW)], 100)
    let gap = try layout.add(.difference(bX, aX) + [LinearTerm(-1, aW)], 8)
    let rest = try layout.add([LinearTerm(bX), LinearTerm(bW), LinearTerm(-1, width)], -16)
    for _ in 0..<8 { try layout.addFixed() }
    layout.solver.solve()
    let complete = layout.solver.solveCounts.full
    for step in 1...6 {
      let number = Double(step)
      let constants = [start: 10 + number, size: 90 - number, gap: number, rest: -2 * number]
      for constraint in [start, size, gap, rest] {
        try layout.solver.setConstant(of: constraint, to: constants[constraint] ?? 0)
      }
      layout.solver.solve()
      // b is at 10 + n + 90 - n + n, and ends 2n before 320.
      #expect(
        layout.values(aX, aW, bX, bW) == [10 + number, 90 - number, 100 + number, 220 - 3 * number])
    }
    #expect(layout.solver.solveCounts.full == complete)
  }

  @Test("A small multiple of an input leaves changes incremental, and that of a variable does not")
  func smallMultiples() throws {
    for isInput in [true, false] {
      var layout = EditedLayout()
      let width = try layout.solver.addInput(400)
      let (bar, start, track) = (layout.size(), layout.position(), layout.size())
      try layout.add([LinearTerm(track)], 400)
      try layout.add([LinearTerm(bar), LinearTerm(-1.0 / 4096, isInput ? width : track)], 0)
      let place = try layout.add([LinearTerm(start)], 8)
      for _ in 0..<8 { try layout.addFixed() }
      layout.solver.solve()
      #expect(try layout.set(place, to: 12) == isInput)
      #expect(layout.values(bar, start) == [400.0 / 4096, 12])
      #expect(try layout.set(width, to: 800) == isInput)
      #expect(layout.values(bar, start) == [(isInput ? 800.0 : 400) / 4096, 12])
    }
  }

  @Test("The constant between two groups of aliases moves one of the groups")
  func classes() throws {
    var layout = EditedLayout()
    let (a, b, c, d) = (
      layout.position(), layout.position(), layout.position(), layout.position()
    )
    let first = try layout.add(.difference(a, b), 1)
    try layout.add(.difference(c, d), 2)
    let joint = try layout.add(.difference(b, c), 4)
    let anchor = try layout.add([LinearTerm(d)], 10)
    layout.solver.solve()
    #expect(layout.values(a, b, c, d) == [17, 16, 12, 10])
    #expect(try layout.set(joint, to: 8))
    #expect(layout.values(a, b, c, d) == [21, 20, 12, 10])
    #expect(try layout.set(first, to: 0))
    #expect(layout.values(a, b, c, d) == [20, 20, 12, 10])
    #expect(try layout.set(anchor, to: 0))
    #expect(layout.values(a, b, c, d) == [10, 10, 2, 0])
  }

  @Test("The constants of rows with other coefficients than 1 are those that were written")
  func coefficients() throws {
    var layout = EditedLayout()
    let (x, y) = (layout.position(), layout.position())
    let quarter = try layout.add([LinearTerm(0.25, x)], 5)
    let triple = try layout.add([LinearTerm(3, y), LinearTerm(-3, x)], 30)
    layout.solver.solve()
    #expect(layout.values(x, y) == [20, 30])
    #expect(try layout.set(quarter, to: 10))
    #expect(layout.values(x, y) == [40, 50])
    #expect(try layout.set(triple, to: 60))
    #expect(layout.values(x, y) == [40, 60])
    #expect(try layout.set(quarter, to: 0))
    #expect(layout.values(x, y) == [0, 20])
  }

  @Test("After one constant another one is changed, and the first one again, twenty times")
  func alternation() throws {
    var layout = EditedLayout()
    let width = try layout.solver.addInput(300)
    let (x, y, w) = (layout.position(), layout.position(), layout.size())
    let first = try layout.add([LinearTerm(x)], 10)
    let second = try layout.add(.difference(y, x), 5)
    try layout.add([LinearTerm(y), LinearTerm(w), LinearTerm(-1, width)], 0)
    try layout.add([LinearTerm(w)], .lessThanOrEqual, 100, 500)
    layout.solver.solve()
    for step in 1...20 {
      let place = Double(step % 7)
      #expect(try layout.set(first, to: place))
      #expect(layout.values(x, y, w) == [place, place + 5, 295 - place], "step \(step)")
      #expect(try layout.set(second, to: place))
      #expect(layout.values(x, y, w) == [place, 2 * place, 300 - 2 * place], "step \(step)")
      #expect(try layout.set(width, to: 310))
      #expect(layout.values(w) == [310 - 2 * place])
      #expect(try layout.set(width, to: 300))
      #expect(try layout.set(second, to: 5))
    }
  }

  @Test("A constraint is removed and a view added after a constant changed")
  func structure() throws {
    var layout = EditedLayout()
    let (x, y) = (layout.position(), layout.position())
    let first = try layout.add([LinearTerm(x)], 10)
    let second = try layout.add(.difference(y, x), 5)
    for _ in 0..<20 { try layout.addFixed() }
    layout.solver.solve()
    #expect(try layout.set(first, to: 20))

    let z = layout.position()
    let third = try layout.add(.difference(z, y), 7)
    #expect(try layout.solveIncrementally())
    #expect(layout.values(x, y, z) == [20, 25, 32])
    #expect(try layout.set(first, to: 30))
    #expect(layout.values(x, y, z) == [30, 35, 42])

    try layout.solver.removeConstraint(second)
    try layout.add([LinearTerm(y)], 1)
    layout.solver.solve()
    #expect(layout.values(x, y, z) == [30, 1, 8])
    #expect(try layout.set(third, to: 9))
    #expect(layout.values(x, y, z) == [30, 1, 10])

    try layout.solver.removeConstraint(third)
    try layout.add(.difference(z, x), 1)
    layout.solver.solve()
    #expect(layout.values(x, y, z) == [30, 1, 31])
    #expect(try layout.set(first, to: 0))
    #expect(layout.values(x, y, z) == [0, 1, 1])
  }

  @Test("A constant moves many variables")
  func manyVariables() throws {
    var layout = EditedLayout()
    let root = layout.position()
    let place = try layout.add([LinearTerm(root)], 0)
    let views = (0..<100).map { _ in layout.position() }
    for view in views { try layout.add(.difference(view, root), 1) }
    layout.solver.solve()
    #expect(try layout.set(place, to: 4))
    #expect(views.allSatisfy { layout.solver.value(of: $0) == 5 })
    #expect(try layout.set(place, to: 8))
    #expect(views.allSatisfy { layout.solver.value(of: $0) == 9 })
  }

  @Test("A constant moves many variables whose equalities determine each other")
  func longCycle() throws {
    var layout = EditedLayout()
    for _ in 0..<100 { try layout.addFixed() }
    let points = (0...20).map { _ in layout.position() }
    try layout.add([LinearTerm(points[0])], 0)
    for index in 1..<20 {
      try layout.add(
        [
          LinearTerm(points[index]), LinearTerm(-0.5, points[index - 1]),
          LinearTerm(-0.5, points[index + 1]),
        ], 0)
    }
    let end = try layout.add([LinearTerm(points[20])], 20)
    layout.solver.solve()
    for place in [40.0, 60] {
      #expect(try layout.set(end, to: place))
      for (index, point) in points.enumerated() {
        #expect(abs(layout.solver.value(of: point) - place * Double(index) / 20) < 1e-9)
      }
    }
  }
}
