// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

@MainActor @Suite("Aligning and distributing") struct ArrangementTests {
  private let stage = Stage(400, 400)

  @Test("Aligned views have the same frames")
  func aligning() {
    stage.place(stage.a, 15, 25, 130, 90)
    var counts: [Int] = []
    constrain(stage.a, stage.b, stage.c) { a, b, c in
      counts = [
        align(top: a, b, c), align(bottom: [a, b, c]), align(left: a, b, c), align(right: a, b, c),
      ].map(\.count)
    }
    #expect(counts == [2, 2, 2, 2])
    #expect(stage.view("b").frame == CGRect(x: 15, y: 25, width: 130, height: 90))
    #expect(stage.view("c").frame == stage.a.frame)
  }

  @Test("Aligned centers of equal sizes give the same frames")
  func aligningCenters() {
    stage.place(stage.a, 15, 25, 30, 40)
    stage.fix(stage.b, 30, 40)
    constrain([stage.a, stage.b]) { views in
      align(centerX: views)
      align(centerY: views)
    }
    #expect(stage.view("b").frame == stage.a.frame)
  }

  @Test("Aligning relates each item to the next one")
  func chain() {
    let group = constrain(stage.a, stage.b, stage.c) { align(leading: $0, $1, $2) ~ 700 }
    let items = group.constraints.map { [$0.firstItem, $0.secondItem] }
    #expect(items[0][0] === stage.a && items[0][1] === stage.b)
    #expect(items[1][0] === stage.b && items[1][1] === stage.c)
    #expect(group.constraints.map(\.priority.rawValue) == [700, 700])
  }

  @Test("Nothing to align gives nothing, and a single item is placed by constraints")
  func fewItems() {
    constrain(stage.a) { a in
      #expect(align(leading: [any SupportsLeadingLayoutProxy]()).isEmpty)
      #expect(align(leading: [a]).isEmpty)
      #expect(distribute(by: 3, vertically: a).isEmpty)
    }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Distributed views are a number of points apart")
  func distributingLeftToRight() {
    for (view, width) in zip([stage.a, stage.b, stage.c], [50.0, 70, 30]) {
      stage.fix(view, width, 10)
    }
    let group = constrain(stage.a, stage.b, stage.c, stage.root) { a, b, c, root in
      a.left == root.left + 20
      distribute(by: 12, leftToRight: a, b, c)
    }
    #expect(group.constraints.dropFirst().map(\.constant) == [-12, -12])
    #expect(["a", "b", "c"].map { stage.view($0).frame.minX } == [20, 82, 164])
  }

  @Test("Distributing downward, without a distance")
  func distributingVertically() {
    for (view, height) in zip([stage.a, stage.b, stage.c], [10.0, 20, 30]) {
      stage.fix(view, 10, height)
    }
    constrain(stage.a, stage.b, stage.c, stage.root) { a, b, c, root in
      a.top == root.top
      distribute(vertically: a, b, c)
    }
    #expect(["a", "b", "c"].map { stage.view($0).frame.minY } == [0, 10, 30])
  }

  @Test("Distributing horizontally follows the reading direction")
  func distributingRightToLeft() {
    let stage = Stage(400, 400, isRightToLeft: true)
    stage.fix(stage.a, 40, 10)
    stage.fix(stage.b, 40, 10)
    constrain(stage.a, stage.b, stage.root) { a, b, root in
      a.right == root.right
      distribute(by: 5, horizontally: a, b)
    }
    #expect(stage.view("b").frame.maxX == 355)
  }

  @Test("A distance below zero overlaps")
  func overlapping() {
    stage.place(stage.a, 0, 0, 50, 10)
    stage.fix(stage.b, 10, 10)
    constrain(stage.a, stage.b) { distribute(by: -8, leftToRight: $0, $1) }
    #expect(stage.view("b").frame.minX == 42)
  }

  @Test("Equal widths and heights")
  func equalSizes() {
    constrain([stage.a, stage.b, stage.c]) { views in
      views[0].width == 65
      views[2].height == 33
      distribute(equalWidth: views)
      distribute(equalHeight: views)
    }
    for name in ["a", "b", "c"] {
      #expect(stage.view(name).frame.size == CGSize(width: 65, height: 33))
    }
  }

  @Test("Views and guides mix, and all views are placed by constraints")
  func mixedItems() {
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    let group = constrain(stage.a, guide, stage.b) { a, guide, b in
      distribute(by: 4, horizontally: a, guide, b)
    }
    #expect(group.constraints.count == 2)
    #expect([stage.a, stage.b].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }
}
#endif
