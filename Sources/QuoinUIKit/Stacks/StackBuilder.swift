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
    visible = stack.arranged.filter { !$0.isHidden }
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
    _ identifier: String, _ first: (any ConstraintItem, NSLayoutConstraint.Attribute),
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any ConstraintItem, NSLayoutConstraint.Attribute)?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let new = NSLayoutConstraint(
      ConstraintOperand(first.0.handle, first.1), relation,
      second.map { ConstraintOperand($0.0.handle, $0.1) }, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier, origin: .system)
    guard let index = formerIndex(of: new) else {
      constraints.append(new)
      newConstraints.append(new)
      return
    }
    leavingConstraints += former[passedCount..<index]
    passedCount = index + 1
    if former[index].constant != constant { former[index].constant = constant }
    constraints.append(former[index])
  }

  /// Returns the index of an equal constraint of the last arrangement, after the passed ones.
  /// Constraints that remain therefore keep the order in which they are added here.
  private mutating func formerIndex(of new: NSLayoutConstraint) -> Int? {
    guard passedCount < former.count else { return nil }
    if former[passedCount].isUnchanged(as: new, in: stack) { return passedCount }
    if formerIndices.isEmpty {
      for (index, constraint) in former.enumerated().reversed() {
        formerIndices[StackConstraintKey(constraint)] = index
      }
    }
    guard let index = formerIndices[StackConstraintKey(new)], index >= passedCount,
      former[index].isUnchanged(as: new, in: stack)
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
