// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinSolver

/// Constraints `sum of coefficient·variable REL constant` in flat arrays, by number.
public struct ConstraintList: Sendable {
  /// The variables of the terms of all constraints, in their order.
  public private(set) var variables: [Int32] = []
  /// The coefficients of ``variables``.
  public private(set) var coefficients: [Double] = []
  private var starts: [Int] = [0]
  /// The relations between the sums and the constants.
  public private(set) var relations: [LinearRelation] = []
  /// The right sides.
  public private(set) var constants: [Double] = []
  /// The priorities, 1000 for required constraints.
  public private(set) var priorities: [Double] = []
  /// The weights in place of priorities, for solvers that add up weights.
  public internal(set) var weights: [Double] = []

  /// Creates an empty list.
  public init() {}

  /// The number of constraints.
  public var count: Int { relations.count }

  /// The indices of a constraint's terms in ``variables`` and ``coefficients``.
  public func terms(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Adds one more term to the constraint that ``finish(_:_:priority:weight:)`` will add.
  mutating func append(_ coefficient: Double, _ variable: Int) {
    variables.append(Int32(variable))
    coefficients.append(coefficient)
  }

  /// Adds a constraint with the terms that were appended.
  mutating func finish(
    _ relation: LinearRelation, _ constant: Double, priority: Double, weight: Double
  ) {
    starts.append(variables.count)
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    weights.append(weight)
  }

  /// Sets the constant of a constraint.
  public mutating func setConstant(_ index: Int, _ constant: Double) { constants[index] = constant }
}
