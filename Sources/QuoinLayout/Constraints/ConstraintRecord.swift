// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A constraint as a model keeps it, in little memory.
///
/// Items are named by their slots alone: a constraint leaves before its items do.
struct ConstraintRecord: Sendable {
  var constant: Double
  /// The slot of the first item.
  private(set) var first: Int32
  /// The slot of the second item, -1 when there is none.
  private(set) var second: Int32 = -1
  private var shortMultiplier: Float
  private var shortPriority: Float
  private(set) var firstAttribute: LayoutAttribute
  private(set) var secondAttribute = LayoutAttribute.notAnAttribute
  private(set) var relation: LinearRelation
  private(set) var breaking: BreakingClass
  /// Whether there is more to say: a distance, or numbers that need more digits. All of it is then
  /// kept elsewhere.
  private(set) var isRare = false
  /// Whether a side is the distance between two locations.
  private(set) var hasDistance = false

  init(_ constraint: LayoutConstraint) {
    constant = constraint.constant
    shortMultiplier = Float(constraint.multiplier)
    shortPriority = Float(constraint.priority)
    relation = constraint.relation
    breaking = constraint.breaking
    switch constraint.first {
    case .attribute(let item, let attribute):
      first = item.index
      firstAttribute = attribute
    case .distance(let item, let attribute, _, _):
      first = item.index
      firstAttribute = attribute
      hasDistance = true
    }
    switch constraint.second {
    case nil: break
    case .attribute(let item, let attribute):
      second = item.index
      secondAttribute = attribute
    case .distance(let item, let attribute, _, _):
      second = item.index
      secondAttribute = attribute
      hasDistance = true
    }
    isRare =
      hasDistance || Double(shortMultiplier) != constraint.multiplier
      || Double(shortPriority) != constraint.priority
  }

  /// The multiplier, for a record that is not rare.
  var multiplier: Double { Double(shortMultiplier) }

  /// The priority, for a record that is not rare.
  var priority: Double { Double(shortPriority) }
}
