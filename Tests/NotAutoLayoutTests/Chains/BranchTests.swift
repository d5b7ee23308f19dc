// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// Chains share logs, and logs are reused. Neither affects the layouts that programs make.
@MainActor struct BranchTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let target = UIView()

  @Test func `Chains with the same beginning continue independently`() {
    var layouts: [IndividualProperty.Layout] = []
    for isLast in [false, true] {
      layouts.append(
        parent.nal.makeLayout { maker in
          let beginning = maker.setTopLeft(to: Point(x: 1, y: 2))
          let small = beginning.setSize(to: Size(width: 10, height: 10))
          let large = beginning.setSize(to: Size(width: 20, height: 20)).movingX(by: 5)
          let moved = small.movingX(by: 7)
          _ = moved.movingX(by: 100)
          return isLast ? moved : large
        })
    }
    parent.nal.layout(target, with: layouts[0])
    #expect(target.frame == CGRect(x: 6, y: 2, width: 20, height: 20))
    parent.nal.layout(target, with: layouts[1])
    #expect(target.frame == CGRect(x: 8, y: 2, width: 10, height: 10))
    #expect(
      "\(layouts[1])"
        == "top left: (x:1.0, y: 2.0), size: (width: 10.0, height: 10.0), then moveXBy")
  }

  @Test func `A layout that was applied at once can still be stored`() {
    var kept: LayoutMaker<IndividualProperty.Layout>?
    parent.nal.layout(target) { maker in
      let complete = maker.setTopLeft(to: .zero).setSize(to: Size(width: 10, height: 10))
      kept = complete
      return complete
    }
    parent.nal.layout(target) { $0.setFrame(to: Rect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(target.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    parent.nal.layout(target) { maker in kept ?? maker.stickOnParent() }
    #expect(target.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `Layouts are made and applied while another one is evaluated`() {
    let inner = UIView()
    parent.nal.layout(target) {
      $0
        .setLeft { guides in
          parent.nal.layout(inner) { $0.setTopLeft(to: .zero).setSize(by: { $0.size }) }
          return Float(inner.frame.width) / 10
        }
        .setTop(to: 3)
        .setSize(to: Size(width: 5, height: 6))
    }
    #expect(inner.frame == parent.bounds)
    #expect(target.frame == CGRect(x: 30, y: 3, width: 5, height: 6))
  }
}
#endif
