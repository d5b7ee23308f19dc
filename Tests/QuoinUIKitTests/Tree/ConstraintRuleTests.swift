// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Where constraints live")
struct ConstraintRuleTests {
  let root = UIView()
  let parent = UIView()
  let child = UIView()

  init() {
    root.addSubview(parent)
    parent.addSubview(child)
  }

  @Test("Activation installs in the nearest common ancestor")
  func nearestAncestor() {
    let cousin = UIView()
    root.addSubview(cousin)
    let across = child.topAnchor.constraint(equalTo: cousin.topAnchor)
    let down = child.topAnchor.constraint(equalTo: parent.topAnchor)
    let alone = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([across, down, alone])
    #expect(root.constraints == [across])
    #expect(parent.constraints == [down])
    #expect(child.constraints == [alone])
    across.isActive = true
    #expect(root.constraints == [across])
    across.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test("A guide counts as its owner")
  func guideOwner() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: child.topAnchor)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    parent.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    #expect(parent.layoutGuides.isEmpty)
  }

  @Test("addConstraint lets a farther ancestor hold, and moves what another view holds")
  func heldByHand() {
    let constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
    constraint.isActive = true
    root.addConstraint(constraint)
    #expect(parent.constraints.isEmpty)
    #expect(root.constraints == [constraint])
    parent.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints(root.constraints)
    #expect(!constraint.isActive)
  }

  @Test("Leaving the hierarchy deactivates what former ancestors hold and keeps what is inside")
  func leaving() {
    let outer = parent.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = parent.widthAnchor.constraint(equalToConstant: 100)
    let inner = child.topAnchor.constraint(equalTo: parent.topAnchor)
    let far = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
    NSLayoutConstraint.activate([outer, width, inner, far])
    parent.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(!far.isActive)
    #expect(width.isActive)
    #expect(inner.isActive)
    root.addSubview(parent)
    #expect(!outer.isActive)
  }

  @Test("Adding a view again to its superview brings it to the front and keeps its constraints")
  func addingAgain() {
    let other = UIView()
    root.addSubview(other)
    let constraint = parent.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    root.addSubview(parent)
    #expect(root.subviews == [other, parent])
    #expect(constraint.isActive)
  }

  @Test("A constraint reads back what it was made of")
  func properties() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .height,
      multiplier: 3, constant: 7)
    #expect(constraint.firstItem === child)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == 7)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test("Items are passed as Any, in optionals and protocols too")
  func boxedItems() {
    let boxed: Any = Optional(child as UIView?) as Any
    let constraint = NSLayoutConstraint(
      item: boxed, attribute: .top, relatedBy: .equal, toItem: parent as any NSObjectProtocol,
      attribute: .bottom, multiplier: 1, constant: 0)
    #expect(constraint.firstItem === child)
    #expect(constraint.secondItem === parent)
  }

  @Test("System spacing is 8 points times the multiplier and can be read at once")
  func systemSpacing() {
    let after = child.leadingAnchor.constraint(
      equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 2)
    let below = child.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: parent.topAnchor, multiplier: 0.5)
    #expect(after.constant == 16)
    #expect(below.constant == 4)
    #expect(below.relation == .lessThanOrEqual)
  }

  @Test("Items are not kept alive and read nil when they are gone")
  func weakItems() {
    var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      constraint = view.widthAnchor.constraint(equalToConstant: 10)
      #expect(constraint?.firstItem === view)
    }
    #expect(constraint?.firstItem == nil)
  }

  @Test("What cannot be compared is reported as a value with the names of the items")
  func reportedProblems() {
    child.accessibilityIdentifier = "child"
    parent.accessibilityIdentifier = "parent"
    #expect(problem(.left, .leading)?.code == "mixed-directionality")
    #expect(problem(.width, .top)?.code == "invalid-pairing")
    #expect(problem(.top, .top, multiplier: 0)?.code == "location-equals-constant")
    #expect(problem(.top, .top, constant: .nan)?.code == "not-a-number")
    #expect(problem(.top, .top, priority: 0)?.code == "priority-out-of-range")
    #expect(problem(.top, .top) == nil)
    #expect(
      problem(.left, .leading)?.message
        == "child.left and parent.leading cannot be compared; use leading and trailing for both "
        + "or for neither.")
  }

  private func problem(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) -> ConstraintProblem? {
    do throws(ConstraintProblem) {
      _ = try NSLayoutConstraint(
        checking: child, attribute: first, relatedBy: .equal, toItem: parent, attribute: second,
        multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority))
      return nil
    } catch {
      return error
    }
  }

  @Test("Activating without a common ancestor is reported as a value and changes nothing")
  func noCommonAncestor() {
    let stranger = UIView()
    stranger.accessibilityIdentifier = "stranger"
    child.accessibilityIdentifier = "child"
    let constraint = child.topAnchor.constraint(equalTo: stranger.topAnchor)
    #expect(throws: ConstraintProblem.self) { try constraint.activateChecked() }
    #expect(!constraint.isActive)
    let orphan = UILayoutGuide().topAnchor.constraint(equalTo: child.topAnchor)
    do throws(ConstraintProblem) {
      try orphan.activateChecked()
      Issue.record("a guide without owner was accepted")
    } catch {
      #expect(error.code == "missing-item")
    }
  }

  @Test("A priority outside of its range is reported as a value and changes nothing")
  func priorityOutOfRange() {
    let constraint = child.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    do throws(ConstraintProblem) {
      try constraint.changePriority(to: UILayoutPriority(1001))
      Issue.record("the change was accepted")
    } catch {
      #expect(error.code == "priority-out-of-range")
    }
    #expect(constraint.priority == .required)
  }

  @Test("The margins guide lists the constraints that hold it, under Apple's names")
  func guideConstraints() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = root.layoutMarginsGuide
    let found = root.constraints.map { "\($0.identifier ?? "") \(Double($0.constant))" }
    #expect(
      found == [
        "UIView-leftMargin-guide-constraint 2.0", "UIView-rightMargin-guide-constraint 4.0",
        "UIView-topMargin-guide-constraint 1.0", "UIView-bottomMargin-guide-constraint 3.0",
      ])
    root.removeConstraints(root.constraints)
    #expect(root.constraints.isEmpty)
  }
}
