// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// Results depend on views and constraints alone, not on what was laid out before.
@MainActor @Suite("Layouts after changes") struct AddedAgainTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  // A label of 17 points has its baseline 16.19 points below its top; the view in the row has none, so
  // that its lower edge counts, and the row is as high as the view: 0.
  @Test("A row keeps its baseline when the view whose baseline it has is added again")
  func baselineOfViewAddedAgain() {
    let (label, row, view) = (UILabel(), UIStackView(), UIView())
    label.text = "a"
    add(label, to: root)
    add(row, to: root)
    row.addArrangedSubview(view)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      row.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
      view.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let frame = row.frame
    #expect(frame.maxY > 10)
    view.removeFromSuperview()
    row.addArrangedSubview(view)
    root.layoutIfNeeded()
    #expect(row.frame == frame)
  }

  // Margins of 8 on each side, and nothing inside of them.
  @Test("A stack view is as large as the margins around its readable guide, whenever that was made")
  func readableGuideOfStack() {
    for isEarly in [true, false] {
      let (stack, other) = (UIStackView(), UIView())
      if isEarly { _ = stack.readableContentGuide }
      add(stack, to: root)
      add(other, to: root)
      let follows = other.leadingAnchor.constraint(
        equalTo: stack.readableContentGuide.leadingAnchor)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        follows,
      ])
      root.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 16, height: 16))
      #expect(other.frame.minX == 8)
      follows.isActive = false
      root.layoutIfNeeded()
      #expect(stack.frame == .zero)
      stack.removeFromSuperview()
      other.removeFromSuperview()
    }
  }

  @Test("A readable guide that no constraint is about conflicts with nothing")
  func readableGuideOfHiddenView() {
    let (stack, view, other) = (UIStackView(), UIView(), UIView())
    add(stack, to: root)
    stack.addArrangedSubview(view)
    add(other, to: root)
    let follows = other.leadingAnchor.constraint(
      equalTo: view.readableContentGuide.leadingAnchor)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), follows,
    ])
    root.layoutIfNeeded()
    #expect(root.layoutReport().conflicts.isEmpty)
    view.removeFromSuperview()
    stack.addArrangedSubview(view)
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(!follows.isActive)
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("The content guide has the size of the content once no constraint is about it")
  func contentGuideWithoutConstraints() {
    let (scroll, view) = (UIScrollView(frame: root.bounds), UIView())
    root.addSubview(scroll)
    add(view, to: scroll)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(content.layoutFrame.size == scroll.contentSize)
    #expect(scroll.contentSize == .zero)
  }
}
