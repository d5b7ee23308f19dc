// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Constraints that a layout cannot take")
struct ProblemTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = UIView()

  init() {
    root.accessibilityIdentifier = "root"
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  /// A cell with a layout of its own, and a view in it.
  private func addCell() -> (cell: UIView, inner: UIView) {
    let cell = UIView(frame: CGRect(x: 0, y: 50, width: 120, height: 44))
    cell.isSeparateLayoutRoot = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    inner.accessibilityIdentifier = "inner"
    cell.addSubview(inner)
    root.addSubview(cell)
    return (cell, inner)
  }

  @Test("A constraint with a view of another layout is reported until the view is in the layout")
  func otherLayout() {
    let (cell, inner) = addCell()
    let line = #line + 1
    let width = box.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 5)
    width.isActive = true
    root.layoutIfNeeded()
    let problems = root.layoutReport().problems
    #expect(problems.map(\.code) == ["outside-constraint"])
    #expect(problems.first?.constraint === width)
    #expect(
      problems.map(\.message) == [
        """
        this constraint is excluded from the layout
          ProblemTests.swift:\(line):43  box.width == inner.width + 5
          inner is outside of the layout that the constraint belongs to
          try: deactivate it, or constrain items of one layout
        """
      ])
    cell.isSeparateLayoutRoot = false
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
    #expect(box.frame.width == 75)
  }

  @Test("An excluded constraint is not a problem when it is no longer active")
  func deactivated() {
    let (_, inner) = addCell()
    let width = box.widthAnchor.constraint(equalTo: inner.widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.count == 1)
    width.isActive = false
    #expect(root.layoutReport().problems.isEmpty)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.count == 1)
    inner.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
  }

  @Test("A constraint is not a problem of a layout that its owner has left")
  func leavingOwner() {
    let group = UIView()
    root.addSubview(group)
    let (cell, inner) = addCell()
    group.addSubview(cell)
    inner.heightAnchor.constraint(equalTo: group.heightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.count == 1)
    group.removeFromSuperview()
    #expect(root.layoutReport().problems.map(\.code) == ["not-laid-out"])
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
    root.addSubview(group)
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.count == 1)
  }

  @Test("A constant that is not a number is reported when a class returns it, until it is one")
  func refusedConstant() {
    let line = #line + 1
    let width = AnsweringConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.answer = .nan
    width.isActive = true
    root.layoutIfNeeded()
    let problem = root.layoutReport().problems.first
    #expect(problem?.code == "refused-constraint")
    #expect(problem?.constraint === width)
    #expect(
      problem?.message == """
        this constraint is excluded from the layout
          ProblemTests.swift:\(line):36  box.width == nan
          The constant of a constraint on box.width is nan; use a finite one.
        """)
    width.answer = 60
    root.setNeedsLayout()
    box.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
    #expect(box.frame.width == 60)
  }

  @Test("A constant that becomes no number takes the constraint out of the layout")
  func refusedChange() {
    let width = AnsweringConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    width.answer = .infinity
    width.constant = 1
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.map(\.code) == ["refused-constraint"])
    #expect(box.frame.width == 0)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
  }

  @Test("A constant that is too large for exact sums is reported, and the rest is laid out")
  func largeConstant() {
    let line = #line + 1
    let height = box.heightAnchor.constraint(lessThanOrEqualToConstant: 1e300)
    let width = box.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([height, width])
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
    let messages = root.layoutReport().problems.map(\.message)
    #expect(
      messages == [
        """
        this constraint is excluded from the layout
          ProblemTests.swift:\(line):45  box.height <= 1e+300
          The constant of a constraint on box.height is 1e+300; use one of at most 1000000000.0.
        """
      ])
    height.constant = 50
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
  }

  @Test("A priority that a class changes from required is taken over")
  func changedPriority() {
    let width = AnsweringConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.isActive = true
    let stronger = box.widthAnchor.constraint(equalToConstant: 70)
    stronger.priority = UILayoutPriority(800)
    stronger.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    width.answeredPriority = UILayoutPriority(500)
    width.constant = 41
    root.layoutIfNeeded()
    #expect(root.layoutReport().problems.isEmpty)
    #expect(box.frame.width == 70)
  }

  @Test("A priority of content that is not a number counts as the least one, and no view is lost")
  func priorityOfContent() {
    let label = UILabel()
    label.text = "text"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    box.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    width.priority = UILayoutPriority(2)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    #expect(root.layoutReport().problems.isEmpty)
  }
}

/// A constraint that may return something other than what was set.
private final class AnsweringConstraint: NSLayoutConstraint {
  var answer: CGFloat?
  var answeredPriority: UILayoutPriority?

  override var constant: CGFloat {
    get { answer ?? super.constant }
    set { super.constant = newValue }
  }
  override var priority: UILayoutPriority {
    get { answeredPriority ?? super.priority }
    set { super.priority = newValue }
  }
}
