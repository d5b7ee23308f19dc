// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Names a constraint of a ``LayoutEngine``. A removed one is never taken for a later one.
public struct LayoutConstraintID: Hashable, Sendable {
  /// The slot of the constraint.
  package var index: Int32
  /// Which of the constraints that the slot held.
  package var generation: UInt32

  /// A name that no constraint has.
  package static let none = LayoutConstraintID(index: -1, generation: 0)
}

/// One side of a constraint.
public enum LayoutOperand: Hashable, Sendable {
  /// A number of an item.
  case attribute(ItemID, LayoutAttribute)
  /// The distance from the first location to the second, positive when the second lies after it (in
  /// reading direction for leading and trailing) or below it. A dimension; it may be negative.
  case distance(from: ItemID, LayoutAttribute, to: ItemID, LayoutAttribute)
}

/// `first REL multiplier × second + constant` at a priority, on the alignment rectangles of items.
public struct LayoutConstraint: Hashable, Sendable {
  /// The left side.
  public var first: LayoutOperand
  /// How the sides compare.
  public var relation: LayoutRelation
  /// nil when the first operand is compared with the constant alone.
  public var second: LayoutOperand?
  /// What the second operand is multiplied with; ignored when there is none.
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// In (0, 1000]; 1000 is required.
  public var priority: Double
  /// Who made it, and with it who gives way first in a conflict.
  public var breaking: LayoutBreakingClass

  /// Describes a constraint; ``LayoutEngine/addConstraint(_:)`` checks and applies it.
  public init(
    _ first: LayoutOperand, _ relation: LayoutRelation, _ second: LayoutOperand? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    breaking: LayoutBreakingClass = .ordinary
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.breaking = breaking
  }
}
