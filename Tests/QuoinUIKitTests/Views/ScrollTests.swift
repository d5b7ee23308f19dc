// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Scroll views")
struct ScrollTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = UIScrollView()
  let content = UIView()

  init() {
    scrollView.frame = root.bounds
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    scrollView.addSubview(content)
  }

  private func pin(_ inset: CGFloat, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      guide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: inset),
      guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: inset),
    ])
  }

  @Test("The content guide's size is the content size, the frame guide stays")
  func guides() {
    pin(0, to: scrollView.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive =
      true
    content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    #expect(scrollView.frame == root.bounds)
    scrollView.contentOffset = CGPoint(x: 0, y: 300)
    root.layoutIfNeeded()
    #expect(scrollView.bounds.origin.y == 300)
    #expect(content.frame.minY == 0)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1000))
  }

  @Test("Insets of the content are in the content size")
  func insets() {
    pin(10, to: scrollView.contentLayoutGuide)
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 600).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 620))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 500, height: 600))
  }

  @Test("The content size is the program's again when no constraint determines it any more")
  func formerConstraints() {
    scrollView.contentSize = CGSize(width: 700, height: 80)
    pin(10, to: scrollView.contentLayoutGuide)
    let width = content.widthAnchor.constraint(equalToConstant: 500)
    width.isActive = true
    content.heightAnchor.constraint(equalToConstant: 600).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 620))
    for constraint in scrollView.constraints where constraint.firstAttribute == .trailing {
      constraint.isActive = false
    }
    for constraint in scrollView.constraints where constraint.firstAttribute == .leading {
      constraint.isActive = false
    }
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 620))
    content.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 80))
  }

  @Test("A content size that no constraint speaks of is the program's")
  func programSize() {
    scrollView.contentSize = CGSize(width: 700, height: 80)
    _ = scrollView.contentLayoutGuide
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 80))
    #expect(root.layoutReport().ambiguities.allSatisfy { $0.item === content })
  }
}
