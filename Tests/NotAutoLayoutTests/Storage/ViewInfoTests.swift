// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
@testable import NotAutoLayout
import Testing

/// Defect D13: the values for a view are removed with it.
@MainActor struct ViewInfoTests {
  @Test func `Values are found by the identity of the view`() {
    let (a, b) = (UIView(), UIView())
    let info: OrderInfo = [a: 3]
    #expect(info[a] == 3)
    #expect(info[b] == nil)
    #expect(info[b, default: 5] == 5)
  }

  @Test func `The last of two entries for a view counts`() {
    let view = UIView()
    let info: OrderInfo = [view: 3, view: 4]
    #expect(info[view] == 4)
  }

  @Test func `Values do not retain their view, and are removed with it`() {
    var info = OrderInfo()
    weak var last: UIView?
    for number in 0..<100 {
      let view = UIView()
      info.set(.value(number), for: view)
      last = view
    }
    #expect(last == nil)
    #expect(info.count <= 17)
    info.purge()
    #expect(info.count == 0)
  }

  @Test func `A view at the address of a released one does not get its values`() {
    var info = OrderInfo()
    for number in 0..<8 {
      let view = UIView()
      #expect(info[view] == nil)
      info.set(.value(number), for: view)
    }
  }

  @Test func `A layout pass removes the entries of released views`() {
    let parent = LayoutInfoStoredView()
    weak var held: UIView?
    do {
      let (view, captured) = (UIView(), UIView())
      parent.nal.setupSubview(view) {
        $0
          .setDefaultLayout {
            $0
              .setLeft(by: { _ in NotAutoLayout.Float(captured.frame.maxX) })
              .setTop(to: 0)
              .fitSize()
          }
          .setDefaultOrder(to: 1)
      }
      held = captured
    }
    #expect(held != nil)
    parent.nal.layoutSubviews()
    #expect(held == nil)
    #expect(parent.orderInfo[0]?.count == 0)
  }

  @Test func `A parent with stored layouts is freed`() {
    weak var freed: LayoutInfoStoredView?
    do {
      let (parent, child) = (LayoutInfoStoredView(), UIView())
      parent.nal.setupSubview(child) {
        $0
          .setDefaultLayout {
            $0
              .pinTopLeft(to: parent, with: { $0.topLeft })
              .setSize(by: { $0.size })
          }
          .insertToParent(above: parent)
      }
      parent.layoutIfNeeded()
      freed = parent
    }
    #expect(freed == nil)
  }
}
#endif
