// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A layout as numbers: constraints on variables that are numbered from 0, and operations on it.
public struct Problem: Sendable {
  /// The name of the problem, without spaces.
  public var name: String
  /// The size of the layout, in the unit of its family.
  public var size: Int
  /// The number of independent solvers with the same layout. Each operation is applied to all of
  /// them.
  public var copies = 1
  /// The number of variables.
  public var variableCount = 0
  /// The variables that are lengths. Where there are some, the others are positions; without any, no
  /// variable has a role.
  public var sizes: [Int] = []
  /// The inputs.
  public var inputs: [Input] = []
  /// The constraints in the order in which they are added.
  public var constraints = ConstraintList()
  /// The operations after the build, in order.
  public var operations: [Operation] = []

  /// Creates a problem without variables.
  public init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// A variable with a value from outside.
  public struct Input: Sendable {
    /// The number of the variable.
    public var variable: Int
    /// The priority of the value, 1000 for a required one.
    public var priority: Double
    /// The weight in place of the priority, for solvers that add up weights.
    public var weight: Double
    /// The value at the build.
    public var value: Double
  }

  /// A change of a layout, after which it is solved and read.
  public enum Operation: Sendable {
    /// Sets all inputs, in their order.
    case resize([Double])
    /// Sets the constant of a constraint.
    case edit(constraint: Int, constant: Double)
    /// Removes constraints, and, after a solve, adds them again as new ones.
    case churn([Int])

    var isEdit: Bool { if case .edit = self { true } else { false } }
  }
}
