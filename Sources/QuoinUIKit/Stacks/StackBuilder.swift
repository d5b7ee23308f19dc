// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Creates the constraints of a stack view. They are the ones that Apple's stack views print, with
/// the same identifiers.
@MainActor struct StackBuilder {
  let stack: UIStackView
  /// All arranged views.
  let views: [UIView]
  /// The views that are not hidden.
  let visible: [UIView]
  let along: StackAttributes
  let across: StackAttributes
  /// The item to which the outer views are connected: the stack or its margins.
  let canvas: any ConstraintItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [StackGuide] = []
  /// The constraints that the last arrangement does not have.
  private(set) var newConstraints: [NSLayoutConstraint] = []
  /// The constraints of the last arrangement that this one lacks.
  private(set) var leavingConstraints: [NSLayoutConstraint] = []
  private(set) var leavingGuides: [StackGuide] = []
  /// The constraints of the last arrangement, and how many of them were passed.
  private let former: [NSLayoutConstraint]
  private var passedCount = 0
  /// The first index of each constraint of the last arrangement, after its first use.
  private var formerIndices: [StackConstraintKey: Int] = [:]

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arranged
    var visible: [UIView] = []
    for view in views where !view.isHidden { visible.append(view) }
    self.visible = visible
    along = .along(stack.axis)
    across = .across(stack.axis)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    former = stack.madeConstraints
    arrangeAlongAxis()
    arrangeAcrossAxis()
    leavingConstraints += former[passedCount...]
    leavingGuides = Array(stack.madeGuides.dropFirst(keptGuideCount))
  }

  /// Adds `first REL multiplier × second + constant`: the constraint of the last arrangement where
  /// it is the same but for the constant, so that constraints far from a change are kept.
  mutating func add(
    _ identifier: String, _ first: StackSide, _ relation: NSLayoutConstraint.Relation,
    _ second: StackSide?, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let rule = StackRule(
      key: StackConstraintKey(first, second), relation: relation, multiplier: multiplier,
      priority: UILayoutPriority(priority), identifier: identifier)
    guard let index = formerIndex(of: rule) else {
      let new = NSLayoutConstraint(
        ConstraintOperand(first.item.handle, first.attribute), relation,
        second.map { ConstraintOperand($0.item.handle, $0.attribute) }, multiplier: multiplier,
        constant: constant, priority: priority, identifier: identifier, origin: .system)
      constraints.append(new)
      newConstraints.append(new)
      return
    }
    leavingConstraints += former[passedCount..<index]
    passedCount = index + 1
    if former[index].storedConstant != constant { former[index].constant = constant }
    constraints.append(former[index])
  }

  /// Returns the index of the constraint of the last arrangement that follows a rule, after the
  /// passed ones. Constraints that remain therefore keep the order in which they are added here.
  private mutating func formerIndex(of rule: StackRule) -> Int? {
    guard passedCount < former.count else { return nil }
    if rule.isKept(in: former[passedCount], of: stack) { return passedCount }
    if formerIndices.isEmpty {
      for index in former.indices.reversed() {
        formerIndices[StackConstraintKey(former[index])] = index
      }
    }
    guard let index = formerIndices[rule.key], index >= passedCount,
      rule.isKept(in: former[index], of: stack)
    else { return nil }
    return index
  }

  /// The number of guides from the last arrangement.
  private var keptGuideCount: Int { guides.count { !$0.isNew } }

  /// Adds a guide that is private to the stack. The guide of the last arrangement is used again if
  /// all guides before it remained, so that guides keep the order in which they are added here.
  /// - Parameter view: the view before the guide, if any.
  mutating func addGuide(_ identifier: String, after view: UIView? = nil) -> UILayoutGuide {
    let place = guides.count
    if place < stack.madeGuides.count, guides.last.map({ !$0.isNew }) ?? true {
      var known = stack.madeGuides[place]
      if known.after === view?.handle, known.guide.identifier == identifier {
        known.isNew = false
        guides.append(known)
        return known.guide
      }
    }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.isPrivate = true
    guides.append(StackGuide(guide: guide, after: view?.handle))
    return guide
  }
}
