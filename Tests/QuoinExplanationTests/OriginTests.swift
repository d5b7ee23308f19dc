// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinPlatform
import QuoinUIKit
import Testing

@MainActor @Suite("Origins of requirements that a program makes by other means than constraints")
struct OriginTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func add(_ view: UIView, _ name: String, to parent: UIView? = nil) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
  }

  private func text() -> String {
    root.layoutIfNeeded()
    return root.explainProblems().first { $0.kind == .conflict }?.text() ?? ""
  }

  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
  }

  @Test("A required content size is noted with its length")
  func content() {
    let content = Content()
    add(content, "content")
    content.setContentCompressionResistancePriority(.required, for: .horizontal)
    content.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let text = text()
    #expect(
      text.contains("the content of content is 80 wide, but content is to be 50 wide: 30 too much"))
    #expect(text.contains("   = note: the content of content is 80 wide\n"))
  }

  @Test("A stack view that hides a view is noted, and its constraint is never edited")
  func hiding() {
    let stack = UIStackView()
    add(stack, "stack")
    let inner = UIView()
    inner.accessibilityIdentifier = "inner"
    stack.addArrangedSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    inner.isHidden = true
    let text = text()
    #expect(
      text.hasPrefix("error[conflict]: stack hides inner, which has a required width of 50\n"))
    #expect(!text.contains("inner.width == 0:"))
  }

  @Test("A stack view is noted with its spacing and distribution")
  func stack() {
    let stack = UIStackView()
    stack.spacing = 8
    stack.distribution = .fillEqually
    add(stack, "stack")
    for name in ["a", "b"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      stack.addArrangedSubview(view)
      view.widthAnchor.constraint(equalToConstant: name == "a" ? 40 : 60).isActive = true
    }
    // a and b are to be equally wide.
    #expect(text().contains("   = note: made by stack view stack (spacing 8, fillEqually)\n"))
  }
}
