// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import SwiftAutoLayout
import Testing

/// Items after each other.
@MainActor @Suite("Rows and columns") struct RowTests {
  private let root = FrameCase.root()
  private let a = UIView()
  private let b = UIView()

  init() {
    a.constrain(to: root).leading(constant: 10).top(constant: 30)
    a.constrainSelf().widthHeight(constant: 40)
    root.addSubview(b)
    b.constrainSelf().widthHeight(constant: 20)
  }

  @Test("After an item, with a gap")
  func horizontally() {
    let constraint = b.constrain(after: a).leadingTrailing(constant: 14).constraints[0]
    root.layoutIfNeeded()
    #expect(b.frame.minX == 64)
    #expect(constraint.firstItem === b && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === a && constraint.secondAttribute == .trailing)
  }

  @Test("Below an item, with a gap")
  func vertically() {
    b.constrain(after: a).topBottom(constant: 6)
    root.layoutIfNeeded()
    #expect(b.frame.minY == 76)
  }

  @Test("A multiplier multiplies the position")
  func multiplier() {
    b.constrain(after: a).leadingTrailing(constant: 5, multiplier: 2)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 105)
  }

  @Test("A minimum gap against an optional constraint")
  func inequality() {
    b.constrain(after: a).leadingTrailing(.greaterThanOrEqual, constant: 12)
    b.constrain(to: root).leading(priority: .defaultLow)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 62)
  }

  @Test("After means to the left where lines are read from the right")
  func rightToLeft() {
    let root = FrameCase.root(isRightToLeft: true)
    let first = UIView()
    let second = UIView()
    // From 300 to 340 in 400 points.
    first.constrain(to: root).leading(constant: 60)
    first.constrainSelf().width(constant: 40)
    root.addSubview(second)
    second.constrainSelf().width(constant: 10)
    second.constrain(after: first).leadingTrailing(constant: 14)
    root.layoutIfNeeded()
    #expect(first.frame.minX == 300 && second.frame.maxX == 286)
  }

  @Test("Constraints of a chain are in the order of the calls")
  func order() {
    let constraints = b.constrain(after: a).leadingTrailing(constant: 4).topBottom(constant: 9)
      .constraints
    #expect(constraints.map(\.firstAttribute) == [.leading, .top])
  }

  @Test("System spacing times two")
  func systemSpacing() {
    b.constrain(after: a).leadingTrailing(constant: .systemSpacing, multiplier: 2)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 66)
  }

  @Test("Guides are parts of rows too")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.constrain(after: a).leadingTrailing(constant: 3)
    guide.constrainSelf().width(constant: 7)
    b.constrain(after: guide).leadingTrailing(constant: 1)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 53 && b.frame.minX == 61)
  }
}
#endif
