// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases S1 to S6 and W4 to W6 of the specification.
@MainActor struct StoredLayoutTests {
  let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  /// Lays out what is stored, once.
  private func pass() {
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
  }

  /// b hangs on a, and is added before it.
  private func setUpPair() {
    parent.nal.setupSubview(b) {
      $0
        .setDefaultLayout {
          $0
            .pinTopLeft(to: a, with: { $0.bottomLeft })
            .setSize(to: Size(width: 30, height: 10))
        }
        .addToParent()
    }
    parent.nal.setupSubview(a) {
      $0
        .setDefaultLayout {
          $0
            .setTopLeft(to: Point(x: 12, y: 34))
            .setSize(to: Size(width: 50, height: 20))
        }
        .addToParent()
    }
  }

  @Test func `S1: without orders views are laid out from back to front`() {
    setUpPair()
    pass()
    #expect(b.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    pass()
    #expect(b.frame == CGRect(x: 12, y: 54, width: 30, height: 10))
  }

  @Test func `S2: a view of a higher order is laid out later`() {
    setUpPair()
    parent.nal.setupSubview(b) { $0.setDefaultOrder(to: 1) }
    pass()
    #expect(b.frame == CGRect(x: 12, y: 54, width: 30, height: 10))
  }

  @Test func `S3, S5: a view of a negative order is laid out first`() {
    setUpPair()
    parent.nal.setupSubview(a) { $0.setDefaultOrder(by: { -5 }) }
    let third = UIView()
    parent.addSubview(third)
    pass()
    #expect(b.frame == CGRect(x: 12, y: 54, width: 30, height: 10))
    #expect(parent.nal.getCurrentOrder(for: a) == -5)
    #expect(parent.nal.getCurrentOrder(for: third) == nil)
    #expect(parent.nal.getCurrentZIndexInfo() == nil)
  }

  @Test func `S4: a view without layout is not moved and not counted`() {
    setUpPair()
    let third = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    parent.addSubview(third)
    pass()
    pass()
    #expect(third.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(parent.nal.getSubviews().count == 3)
    #expect(parent.nal.getLayoutRequiredSubviews().count == 2)
    #expect(
      parent.nal.getLayoutRequiredSubviewsTotalFrame()
        == CGRect(x: 12, y: 34, width: 50, height: 30))
  }

  @Test func `S6: subviews are sorted by order or from back to front, and have a total frame`() {
    let frames = [
      Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: -5, y: 100, width: 10, height: 10),
      Rect(x: 250, y: 30, width: 70, height: 20),
    ]
    for (index, frame) in frames.enumerated() {
      parent.nal.setupSubview(UIView()) {
        $0
          .setDefaultLayout { $0.setFrame(to: frame) }
          .setDefaultOrder(to: 3 - index)
          .addToParent()
      }
    }
    pass()
    let nal = parent.nal
    #expect(
      nal.getLayoutRequiredSubviewsTotalFrame() == CGRect(x: -5, y: 20, width: 325, height: 90))
    #expect(nal.getLayoutRequiredSubviews().map(\.frame.minX) == [250, -5, 10])
    #expect(nal.getSubviews(sortedByOrder: true).map(\.frame.minX) == [250, -5, 10])
    #expect(nal.getLayoutRequiredSubviews(sortedByOrder: false).map(\.frame.minX) == [10, -5, 250])
    #expect(nal.getSubviews().map(\.frame.minX) == [10, -5, 250])
    #expect(LayoutInfoStoredView().nal.getLayoutRequiredSubviewsTotalFrame() == .zero)
  }

  @Test func `Views of equal order stay as they are`() {
    let views = (0..<40).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      parent.nal.setupSubview(view) { $0.setDefaultOrder(to: index % 2).addToParent() }
    }
    let expected = (0..<40).filter { $0 % 2 == 0 } + (0..<40).filter { $0 % 2 == 1 }
    #expect(parent.nal.getSubviews(sortedByOrder: true) == expected.map { views[$0] })
  }

  @Test func `W4: making happens once, evaluating once a pass`() {
    var (making, evaluating, building) = (0, 0, 0)
    parent.nal.setupSubview(a) {
      $0
        .setDefaultLayout { maker in
          making += 1
          return
            maker
            .setLeft(by: { _ in
              evaluating += 1
              return 1
            })
            .setTop(to: 1)
            .setSize(to: Size(width: 1, height: 1))
        }
        .addToParent()
    }
    let stored = parent.nal.makeLayout { $0.stickOnParent() }
    parent.nal.setupSubview(b) {
      $0
        .setDefaultLayout {
          building += 1
          return stored
        }
        .addToParent()
    }
    #expect((making, evaluating, building) == (1, 0, 0))
    pass()
    pass()
    #expect((making, evaluating, building) == (1, 2, 2))
    #expect(b.frame == parent.bounds)
  }

  @Test func `W5: a view is added with its layout, which can be applied at once`() {
    parent.addSubview(a)
    parent.nal.addSubview(b, withDefaultLayout: parent.nal.makeLayout { $0.stickOnParent() })
    parent.nal.layout(b)
    #expect(b.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(parent.subviews.last === b)
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    parent.nal.layout(a)
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `W6: layouts of a scroll view move with its content offset`() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.bounds.origin.y = 40
    scroll.nal.setupSubview(a) {
      $0
        .setDefaultLayout {
          $0
            .setTopLeft(by: { $0.topLeft })
            .setSize(to: Size(width: 10, height: 10))
        }
        .addToParent()
    }
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 40, width: 10, height: 10))
  }

  @Test func `A layout is set for the default condition without the wizard`() {
    parent.addSubview(a)
    parent.nal.setLayout(for: a) { $0.setFrame(to: Rect(x: 1, y: 2, width: 3, height: 4)) }
    pass()
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(parent.nal.getCurrentLayout(for: a) != nil)
    #expect(parent.nal.getCurrentLayout(for: b) == nil)
  }

  @Test func `A view that is not a subview is not touched by the pass`() {
    parent.nal.setLayout(for: a) { $0.stickOnParent() }
    pass()
    #expect(a.frame == .zero)
  }
}
#endif
