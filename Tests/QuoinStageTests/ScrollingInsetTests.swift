// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Insets of scroll views on a device") struct ScrollingInsetTests {
  private func pin(_ view: UIView, to outer: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  // Apple's documentation of `.scrollableAxes`: insets on axes on which the content is larger than the
  // bounds. A column as wide as the screen is not.
  @Test("A column as wide as a screen on its side begins at its edge")
  func column() {
    let stage = Stage(device: "iPhone 15", orientation: .landscape)
    let controller = UIViewController()
    let scroll = UIScrollView()
    let column = UIView()
    controller.view.addSubview(scroll)
    pin(scroll, to: controller.view)
    scroll.addSubview(column)
    pin(column, to: scroll)
    NSLayoutConstraint.activate([
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      column.heightAnchor.constraint(equalToConstant: 2000),
    ])
    stage.show(controller)
    #expect(scroll.adjustedContentInset.left == 0)
    #expect(scroll.contentOffset.x == 0)
    #expect(column.convert(column.bounds, to: nil).minX == 0)
  }

  @Test("The offset at rest is the same whether bounds or content are known first")
  func order() {
    func offset(_ change: (UIScrollView) -> Void) -> CGPoint {
      let stage = Stage(device: "iPhone 15", orientation: .landscape)
      let controller = UIViewController()
      let scroll = UIScrollView()
      controller.view.addSubview(scroll)
      stage.show(controller)
      change(scroll)
      stage.layoutIfNeeded()
      return scroll.contentOffset
    }
    let frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    let size = CGSize(width: 852, height: 2000)
    let boundsFirst = offset {
      $0.frame = frame
      $0.contentSize = size
    }
    let contentFirst = offset {
      $0.contentSize = size
      $0.frame = frame
    }
    #expect(boundsFirst == contentFirst)
    #expect(boundsFirst.x == 0)
  }

  // The safe area of an iPhone 15 on its side is 59 points at both sides (Apple's layout guidelines). A
  // scroll view that does not adjust leaves them to what it shows.
  @Test("A row of a scroll view that does not adjust its insets has the safe area of the screen")
  func safeAreaOfRow() {
    let stage = Stage(device: "iPhone 15", orientation: .landscape)
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let row = UIView()
    controller.view.addSubview(scroll)
    pin(scroll, to: controller.view)
    scroll.addSubview(row)
    pin(row, to: scroll)
    NSLayoutConstraint.activate([
      row.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      row.heightAnchor.constraint(equalToConstant: 300),
    ])
    stage.show(controller)
    #expect(row.safeAreaInsets.left == 59)
    #expect(row.safeAreaInsets.right == 59)
    scroll.contentInsetAdjustmentBehavior = .always
    stage.layoutIfNeeded()
    #expect(row.safeAreaInsets.left == 0)
  }

  @Test("Insets outside of a window leave the offset as it is")
  func outside() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Content that becomes shorter than the offset is moved back")
  func shorter() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 400
    scroll.contentSize.height = 300
    #expect(scroll.contentOffset.y == 200)
    scroll.contentSize.height = 50
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("What a controller adds to the safe area counts at once")
  func added() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 10)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 10)
    controller.additionalSafeAreaInsets.top = 4
    #expect(controller.view.safeAreaInsets.top == 4)
  }
}
