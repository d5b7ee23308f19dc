// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("The rules of stack views")
struct StackRuleTests {
  let views = (0..<3).map { _ in CaseView() }
  let stack: UIStackView

  init() {
    for view in views { view.content = CGSize(width: 20, height: 10) }
    stack = UIStackView(arrangedSubviews: views)
  }

  @Test("Arranging adds a subview and switches the translation off")
  func arranging() {
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews.count == 3)
  }

  @Test("A view that is no longer arranged stays a subview; one that leaves is no longer arranged")
  func removing() {
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    let other = UIView()
    other.addSubview(views[2])
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A new arrangement keeps the constraints that it has in common with the last one")
  func keptConstraints() {
    stack.axis = .vertical
    stack.spacing = 8
    stack.updateConstraintsIfNeeded()
    let made = Set(stack.constraints)
    views[1].isHidden = true
    stack.updateConstraintsIfNeeded()
    // The two gaps beside the hidden view are 4 in place of 8 now, by the same constraints.
    #expect(made.isSubset(of: stack.constraints))
    #expect(Set(stack.constraints).subtracting(made).map(\.identifier) == ["UISV-hiding"])
    let gaps = stack.constraints.filter { $0.identifier == "UISV-spacing" }
    #expect(gaps.map(\.constant) == [4, 4])
    views[1].isHidden = false
    stack.updateConstraintsIfNeeded()
    #expect(Set(stack.constraints) == made)
    #expect(gaps.map(\.constant) == [8, 8])
  }

  @Test("A constraint that a program has deactivated is created again by the next arrangement")
  func deactivatedConstraint() throws {
    stack.updateConstraintsIfNeeded()
    let gap = try #require(stack.constraints.first { $0.identifier == "UISV-spacing" })
    gap.isActive = false
    stack.spacing = 8
    stack.updateConstraintsIfNeeded()
    #expect(!gap.isActive)
    #expect(stack.constraints.count { $0.identifier == "UISV-spacing" } == 2)
  }

  @Test("Custom spacing lasts while a view is arranged")
  func customSpacing() {
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 7)
    stack.removeArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "Constraints are made in their pass, under Apple's names, and not created again without need"
  )
  func identifiers() {
    stack.alignment = .center
    #expect(stack.constraints.isEmpty)
    stack.updateConstraintsIfNeeded()
    let made = stack.constraints
    let names = Set(made.compactMap(\.identifier))
    #expect(
      names == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-spanning-boundary",
        "UISV-spanning-fit", "UISV-ambiguity-suppression",
      ])
    #expect(stack.layoutGuides.isEmpty)
    stack.spacing = 0
    stack.axis = .horizontal
    stack.setNeedsUpdateConstraints()
    stack.updateConstraintsIfNeeded()
    #expect(zip(stack.constraints, made).allSatisfy { $0 === $1 })
    stack.spacing = 4
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.contains { $0.identifier == "UISV-spacing" && $0.constant == 4 })
    #expect(zip(stack.constraints, made).allSatisfy { $0 === $1 })
  }

  @Test("A row reads from right to left where the direction says so")
  func rightToLeft() {
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [40, 20, 0])
  }

  @Test("A stack within a stack is as large as what it holds")
  func nested() {
    let column = UIStackView(arrangedSubviews: [stack, UILabel()])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 5
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 15))
  }

  @Test("Baselines of a column are those of its first and last view")
  func baselines() {
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[2])
    stack.axis = .horizontal
    views[1].content = CGSize(width: 1, height: 50)
    views[1].invalidateIntrinsicContentSize()
    #expect(stack.forFirstBaselineLayout === views[1])
  }
}
