// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// `first REL multiplier × second + constant` at a priority, on the alignment rectangles of items.
public struct LayoutConstraint: Hashable, Sendable {
  /// The left side.
  public var first: LayoutOperand
  /// The relation of the sides.
  public var relation: LayoutRelation
  /// The second operand; nil when the first operand is compared with the constant alone.
  public var second: LayoutOperand?
  /// The factor of the second operand; ignored when there is no second operand.
  public var multiplier: Double
  /// The constant that is added to the right side, in points.
  public var constant: Double
  /// Greater than 0 and at most 1000. A constraint with the priority 1000 is required.
  public var priority: Double
  /// The origin of the constraint, which decides the order in which constraints of a conflict are
  /// broken.
  public var breaking: LayoutBreakingClass

  /// Describes a constraint, which ``LayoutEngine/addConstraint(_:)`` validates and applies.
  ///
  /// - Parameters:
  ///   - first: the left side.
  ///   - relation: how the sides compare.
  ///   - second: the right side, nil for the constant alone.
  ///   - multiplier: the factor of the right side.
  ///   - constant: added to the right side, in points.
  ///   - priority: greater than 0 and at most 1000, which is required.
  ///   - breaking: the origin, which decides the order in which constraints of a conflict are
  ///     broken.
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
