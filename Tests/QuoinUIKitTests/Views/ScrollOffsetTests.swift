// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("What scrolls, and what stays while it scrolls")
struct ScrollOffsetTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))

  init() {
    root.addSubview(scrollView)
    scrollView.addSubview(content)
  }

  private func add(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  @Test("A view that is pinned to the frame guide stays where the frame is")
  func pinnedToFrame() {
    let badge = add(to: content)
    badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10)
      .isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 10)
    scrollView.contentOffset = CGPoint(x: 0, y: 150)
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 160)
    #expect(badge.convert(CGPoint.zero, to: root).y == 90)
    #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
  }

  @Test("A view outside that follows something inside moves with it")
  func pinnedToContent() {
    let mark = add(to: content)
    mark.topAnchor.constraint(equalTo: content.topAnchor, constant: 200).isActive = true
    let follower = add(to: root)
    follower.topAnchor.constraint(equalTo: mark.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 280)
    scrollView.contentOffset = CGPoint(x: 0, y: 150)
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 200)
    #expect(follower.frame.minY == 130)
  }

  @Test("A plain view with moved bounds places its subviews in these bounds")
  func movedBounds() {
    let view = add(to: root)
    root.layoutIfNeeded()
    root.bounds.origin = CGPoint(x: 25, y: 0)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
  }
}
