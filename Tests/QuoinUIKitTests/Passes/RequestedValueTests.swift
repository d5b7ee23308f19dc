// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A layout asks programs for values that they override, such as the content size of a view. A program
/// may change the tree then, as one that adds subviews on first use.
@MainActor @Suite("Changes while a layout asks for a value") struct RequestedValueTests {
  /// Calls a function when it is first asked for its content size.
  private final class Asked: UIView {
    var onFirstUse: (Asked) -> Void = { _ in }
    private var isUsed = false

    override var intrinsicContentSize: CGSize {
      if !isUsed {
        isUsed = true
        onFirstUse(self)
      }
      return super.intrinsicContentSize
    }
  }

  /// Adds a view of 70 by 25 points with 5 around it.
  private func addContent(to view: UIView) {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalToConstant: 70),
      content.heightAnchor.constraint(equalToConstant: 25),
    ])
  }

  @Test("A fitting size includes subviews that are added when the content size is first requested")
  func fitting() {
    let asked = Asked()
    asked.onFirstUse = { addContent(to: $0) }
    let stack = UIStackView(arrangedSubviews: [asked])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 80, height: 35))
  }

  @Test("A layout lays out such subviews, and lets the view be laid out at that time")
  func layout() {
    let asked = Asked()
    asked.onFirstUse = {
      addContent(to: $0)
      $0.layoutIfNeeded()
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stack = UIStackView(arrangedSubviews: [asked])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 80, height: 35))
    #expect(asked.subviews.map(\.frame) == [CGRect(x: 5, y: 5, width: 70, height: 25)])
  }

  @Test(
    "Views that leave the tree at that time are not part of the layout", arguments: [true, false])
  func removal(isSibling: Bool) {
    let (asked, sibling) = (Asked(), UIView())
    let removed = isSibling ? sibling : asked
    let stays = isSibling ? asked : sibling
    asked.onFirstUse = { _ in removed.removeFromSuperview() }
    let stack = UIStackView(arrangedSubviews: [asked, sibling])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(removed.superview == nil && stack.arrangedSubviews == [stays])
    #expect(stays.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
