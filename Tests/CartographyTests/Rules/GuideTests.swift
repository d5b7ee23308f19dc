// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit
#endif

/// Guides as items of blocks, in a view of 240 by 160 points.
@MainActor @Suite("Guides") struct GuideTests {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
  private let guide = LayoutGuide()

  init() {
    view.addLayoutGuide(guide)
  }

  private var frame: CGRect {
    view.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test("A guide is constrained to the view that owns it")
  func owningView() {
    constrain(guide) { $0.edges == $0.owningView!.edges }
    #expect(frame == CGRect(x: 0, y: 0, width: 240, height: 160))
  }

  @Test("A guide without a view has no owning view")
  func noOwningView() {
    constrain(LayoutGuide()) { #expect($0.owningView == nil) }
  }

  @Test("A guide keeps its size within limits and is centered")
  func centeredGuide() {
    constrain(guide, view) { guide, view in
      guide.width == 60
      guide.height == 30
      guide.center == view.center ~ 250
      guide.left >= view.left
      guide.right <= view.right
    }
    #expect(frame == CGRect(x: 90, y: 65, width: 60, height: 30))
  }

  @Test("Positions and lengths of a guide")
  func placesAndLengths() {
    let group = constrain(guide, view) { guide, view in guide.leading == view.leading + 6 }
    #expect(frame.minX == 6)
    constrain(guide, view, replace: group) { $0.trailing == $1.trailing - 9 }
    #expect(frame.maxX == 231)
    constrain(guide, view, replace: group) { $0.width == 0.5 * $1.width }
    #expect(frame.width == 120)
  }

  @Test("Guides of a view are items of their own")
  func guidesOfViews() {
    view.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let child = View()
    view.addSubview(child)
    let group = constrain(child) { $0.edges == $0.superview!.layoutMarginsGuide.edges }
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 12, y: 12, width: 216, height: 136))
    #expect(group.constraints[0].secondItem === view.layoutMarginsGuide)
    var items: [AnyObject] = []
    constrain(view) { view in
      items = [view.safeArea, view.safeAreaLayoutGuide, view.readableContentGuide].map(\.item)
    }
    let expected = [view.safeAreaLayoutGuide, view.safeAreaLayoutGuide, view.readableContentGuide]
    #expect(zip(items, expected).allSatisfy { $0 === $1 })
  }

  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  @Test("Views stay within the safe area")
  func safeArea() {
    view.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let child = View()
    view.addSubview(child)
    constrain(child) { $0.edges == $0.superview!.safeAreaLayoutGuide.edges }
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 20, width: 240, height: 140))
  }
  #endif

  @Test("Views can be constrained to the guides of a controller")
  func layoutSupports() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let child = View()
    controller.view.addSubview(child)
    constrain(child, controller.car_topLayoutGuide, controller.car_bottomLayoutGuide) {
      child, top, bottom in
      child.top == top.bottom + 8
      child.bottom == bottom.top
      child.left == child.superview!.left
      child.width == 20
    }
    controller.view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 8, width: 20, height: 192))
  }

  @Test("Ten items of several kinds take part in one block, in order")
  func tenItems() {
    let views = (0..<8).map { _ in View() }
    for child in views { view.addSubview(child) }
    constrain(
      views[0], views[1], guide, views[2], views[3], view.layoutMarginsGuide, views[4], views[5],
      views[6], views[7]
    ) { a, b, c, d, e, f, g, h, i, j in
      let items: [AnyObject] = [
        a.item, b.item, c.item, d.item, e.item, f.item, g.item, h.item, i.item, j.item,
      ]
      let expected: [AnyObject] = [
        views[0], views[1], guide, views[2], views[3], view.layoutMarginsGuide, views[4], views[5],
        views[6], views[7],
      ]
      #expect(zip(items, expected).allSatisfy { $0 === $1 })
    }
  }
}
#endif
