// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import QuoinDiagnostics
import SwiftAutoLayout
import Testing

/// The constraints of single calls.
@MainActor @Suite("Constraints") struct ConstraintTests {
  private let root = FrameCase.root()
  private let view = UIView()

  @Test("Views are lined up by their baselines")
  func baselines() {
    let other = UIView()
    root.addSubview(other)
    root.addSubview(view)
    let constraints = view.constrain(toBaselinesOf: other)
      .firstBaseline(constant: 3).lastBaseline(.lessThanOrEqual, constant: .systemSpacing)
      .constraints
    #expect(constraints.map(\.firstAttribute) == [.firstBaseline, .lastBaseline])
    #expect(constraints.map(\.secondAttribute) == [.firstBaseline, .lastBaseline])
    #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === other })
    #expect(constraints.map(\.constant) == [3, 8])
    #expect(constraints[1].relation == .lessThanOrEqual)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("At the far edges the items are exchanged")
  func exchangedItems() {
    let trailing = view.constrain(to: root).trailing(constant: 30).constraints[0]
    #expect(trailing.firstItem === root && trailing.secondItem === view)
    #expect(trailing.firstAttribute == .trailing && trailing.constant == 30)
    let custom = view.constrain(to: root).xAxis(.trailing, to: .trailing).constraints[0]
    #expect(custom.firstItem === view && custom.secondItem === root)
  }

  @Test("All edges are leading, trailing, top and bottom, required and without constants")
  func allEdges() {
    let constraints = view.constrain(to: root).leadingTrailingTopBottom().constraints
    #expect(constraints.map(\.firstAttribute) == [.leading, .trailing, .top, .bottom])
    #expect(constraints.allSatisfy { $0.constant == 0 && $0.multiplier == 1 })
    #expect(constraints.allSatisfy { $0.priority == .required && $0.isActive })
    #expect(root.constraints.count == 4)
  }

  @Test("All parameters arrive")
  func parameters() {
    let constraint = view.constrain(to: root)
      .top(.greaterThanOrEqual, constant: 8, multiplier: 0.5, priority: .defaultLow)
      .constraints[0]
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 8 && constraint.multiplier == 0.5)
    #expect(constraint.priority == .defaultLow)
    let custom = view.constrain(to: root).yAxis(
      .bottom, to: .centerY, relation: .lessThanOrEqual, constant: 4, priority: .defaultHigh,
      activate: false
    ).constraints[0]
    #expect(custom.firstAttribute == .bottom && custom.secondAttribute == .centerY)
    #expect(custom.relation == .lessThanOrEqual && custom.constant == 4 && !custom.isActive)
    #expect(custom.priority == .defaultHigh)
  }

  @Test("A constraint of a view alone has no second item")
  func ownConstraints() {
    let width = view.constrainSelf().width(constant: 44).constraints[0]
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    #expect(width.constant == 44 && width.multiplier == 1)
    let ratio = view.constrainSelf().aspectRatio(0.5).constraints[0]
    #expect(ratio.firstItem === view && ratio.secondItem === view)
    #expect(ratio.firstAttribute == .height && ratio.secondAttribute == .width)
    #expect(ratio.multiplier == 0.5 && ratio.constant == 0)
    let size = view.constrainSelf().widthHeight(
      .lessThanOrEqual, size: CGSize(width: 80, height: 70), priority: .defaultHigh
    ).constraints
    #expect(size.map(\.constant) == [80, 70])
    #expect(size.allSatisfy { $0.relation == .lessThanOrEqual && $0.priority == .defaultHigh })
  }

  @Test("System spacing times a multiplier is a distance, not a multiple of a position")
  func systemSpacing() {
    let constraint = view.constrain(to: root).leading(
      .lessThanOrEqual, constant: .systemSpacing, multiplier: 0.5, priority: .defaultLow,
      activate: false
    ).constraints[0]
    #expect(constraint.constant == 4 && constraint.multiplier == 1)
    #expect(constraint.relation == .lessThanOrEqual && constraint.priority == .defaultLow)
    #expect(!constraint.isActive)
  }

  @Test("Each builder collects its constraints in the order of the calls")
  func order() {
    let builder = view.constrain(to: root).leading().centerY()
    #expect(builder.constraints.map(\.firstAttribute) == [.leading, .centerY])
    builder.top()
    #expect(builder.constraints.count == 3)
    #expect(view.constrain(to: root).constraints.isEmpty)
    #expect(
      view.constrain(to: root).widthHeight().constraints.map(\.firstAttribute) == [
        .width, .height,
      ])
  }

  @Test("A builder switches its constraints")
  func switching() {
    let builder = view.constrainSelf().height(
      constant: 0, priority: .required - 1, activate: false)
    #expect(builder.constraints.count == 1 && !builder.isActive)
    #expect(builder.constraints[0].priority.rawValue == 999)
    builder.isActive = true
    #expect(builder.isActive && builder.constraints[0].isActive)
    #expect(!view.constrain(to: root).isActive)
  }

  @Test("A constraint can be kept and changed")
  func keptConstraint() throws {
    view.constrainSelf().widthHeight(constant: 10)
    let constraint = try #require(view.constrain(to: root).centerY(constant: 0).constraints.last)
    constraint.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame.midY == 250)
  }

  @Test("Inactive constraints are not installed")
  func inactive() {
    view.constrain(to: root).leadingTrailingTopBottom(activate: false)
    #expect(root.constraints.isEmpty)
  }

  @Test("A stored builder retains no view")
  func lifetimes() {
    weak var root: UIView?
    weak var child: UIView?
    var builder: RelationalConstraintBuilder?
    do {
      let parent = UIView()
      let view = UIView()
      builder = view.constrain(to: parent).leading()
      (root, child) = (parent, view)
    }
    #expect(root == nil && child == nil && builder?.constraints.count == 1)
    // There is nothing left to constrain.
    #expect(builder?.top().constraints.count == 1)
  }

  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  @Test("A conflict names the line of each constraint")
  func places() throws {
    let line = #line + 1
    view.constrain(to: root).leading().trailing()
    view.constrainSelf().width(constant: 7)
    root.layoutIfNeeded()
    let conflicts = root.layoutInspection().conflictDescriptions(fixLimit: 0)
    let message = try #require(conflicts.first?.text)
    #expect(message.contains("ConstraintTests.swift:\(line):"))
    #expect(message.contains("ConstraintTests.swift:\(line + 1):"))
    #expect(message.contains("width == 7  <- broken"))
  }
  #endif
}
#endif
