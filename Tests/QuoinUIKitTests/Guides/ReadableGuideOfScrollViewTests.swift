// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Margins of a scroll view are those of its content for what is inside. The readable guide is in the
/// margins of the frame: UIKit's guides of tables show where cells put their texts.
@MainActor @Suite("The readable guide of a scroll view") struct ReadableGuideOfScrollViewTests {
  nonisolated static let classes: [@MainActor @Sendable () -> UIView] = [
    { UIView() }, { UIScrollView() },
    {
      let text = UITextView()
      text.isScrollEnabled = false
      return text
    },
  ]

  private func show(_ view: UIView, _ width: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    return root
  }

  @Test("It is in the margins of the frame, as that of other views", arguments: classes.indices)
  func frame(kind: Int) {
    let view = Self.classes[kind]()
    let root = show(view, 200)
    let guide = view.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 140, height: 60))
    #expect(root.layoutReport().ambiguities.isEmpty)
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("It is not wider than a text that can be read", arguments: classes.indices)
  func wide(kind: Int) {
    let view = Self.classes[kind]()
    let root = show(view, 1000)
    let guide = view.readableContentGuide
    root.layoutIfNeeded()
    // 672 in the middle of 1000
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test("A guide that was used once changes nothing", arguments: classes.indices)
  func unused(kind: Int) {
    let view = Self.classes[kind]()
    let root = show(view, 200)
    let constraint = view.readableContentGuide.leadingAnchor.constraint(
      equalTo: root.centerXAnchor)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    root.layoutIfNeeded()
    view.removeFromSuperview()
    let other = show(view, 200)
    other.layoutIfNeeded()
    #expect(other.layoutReport().ambiguities.isEmpty)
  }
}
