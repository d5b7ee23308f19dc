// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinSolver

/// Constraints `sum of coefficient·variable REL constant` in flat arrays, by number.
public struct ConstraintList: Sendable {
  /// What adds up, of all constraints one after the other.
  public private(set) var variables: [Int32] = []
  /// How many times each of ``variables`` counts.
  public private(set) var coefficients: [Double] = []
  private var starts: [Int] = [0]
  /// How the sums compare to the constants.
  public private(set) var relations: [LinearRelation] = []
  /// The right sides.
  public private(set) var constants: [Double] = []
  /// How much each matters, 1000 when it has to hold.
  public private(set) var priorities: [Double] = []
  /// The priorities as solvers understand them that add up weights.
  public internal(set) var weights: [Double] = []

  /// No constraints.
  public init() {}

  /// The number of constraints.
  public var count: Int { relations.count }

  /// Where the terms of a constraint are.
  public func terms(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Adds one more term to the constraint that ``finish(_:_:priority:weight:)`` will add.
  mutating func append(_ coefficient: Double, _ variable: Int) {
    variables.append(Int32(variable))
    coefficients.append(coefficient)
  }

  /// Adds a constraint of the terms that were appended.
  mutating func finish(
    _ relation: LinearRelation, _ constant: Double, priority: Double, weight: Double
  ) {
    starts.append(variables.count)
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    weights.append(weight)
  }

  /// Gives a constraint another constant.
  public mutating func setConstant(_ index: Int, _ constant: Double) { constants[index] = constant }
}
