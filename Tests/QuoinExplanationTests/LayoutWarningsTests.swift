// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinPlatform
import QuoinUIKit
import Testing

@MainActor @Suite("Warnings of layouts at run time", .serialized)
struct LayoutWarningsTests {
  private func view(_ name: String, in parent: UIView) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func root() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.accessibilityIdentifier = "root"
    return root
  }

  private func pin(_ view: UIView, to parent: UIView, trailing: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: trailing),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test("A cycle and a multiplier of 0 are logged once, while they last")
  func certainWarnings() {
    let root = root()
    let (a, b) = (view("a", in: root), view("b", in: root))
    let cycle = [
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1.5),
    ]
    NSLayoutConstraint.activate(
      cycle + [a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 20)])
    let first = reports {
      root.layoutIfNeeded()
      root.frame.size.width = 310
      root.layoutIfNeeded()
    }
    #expect(first.map(\.code) == ["zero-cycle", "zero-multiplier"])
    #expect(first.map(\.root) == ["root", "root"])
    #expect(first.first?.text.contains("a.width would be 3 times itself") == true)
    let second = reports {
      cycle[1].isActive = false
      root.layoutIfNeeded()
      cycle[1].isActive = true
      root.layoutIfNeeded()
    }
    #expect(second.map(\.code) == ["zero-cycle"])
  }

  @Test("Proportions that agree are not logged")
  func proportions() {
    let root = root()
    let a = view("a", in: root)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.75),
    ])
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
  }

  @Test("A wrong sign is explained, but not logged, and a hidden view may be anywhere")
  func wrongSign() throws {
    let root = root()
    let title = view("title", in: root)
    pin(title, to: root, trailing: 16)
    #expect(reports { root.layoutIfNeeded() }.isEmpty)
    let warning = try #require(root.explainProblems().first { $0.kind == .warning })
    #expect(
      warning.text().hasPrefix("warning[wrong-sign]: title is 16 outside of root on the right"))
    title.isHidden = true
    #expect(!root.explainProblems().contains { $0.kind == .warning })
  }

  @Test("A right sign has no warning")
  func rightSign() {
    let root = root()
    pin(view("title", in: root), to: root, trailing: -16)
    #expect(!root.explainProblems().contains { $0.kind == .warning })
  }

  @Test("A stack view that hides a view with a required size is named with the view")
  func hiddenArrangedView() throws {
    let root = root()
    let stack = UIStackView()
    stack.accessibilityIdentifier = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let badge = UIView()
    badge.accessibilityIdentifier = "badge"
    stack.addArrangedSubview(badge)
    badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
    badge.isHidden = true
    let found = reports { root.layoutIfNeeded() }
    #expect(found.map(\.code) == ["conflict"])
    #expect(found.first?.text.contains("stack hides badge, which has a required ") == true)
  }
}
