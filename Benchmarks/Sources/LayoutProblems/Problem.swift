// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A layout as numbers: constraints over variables that are counted from 0, and what happens to it.
public struct Problem: Sendable {
  /// What the problem is called, without spaces.
  public var name: String
  /// How large it is, in whatever its family counts.
  public var size: Int
  /// How many independent engines have the same layout. All operations go to each.
  public var copies = 1
  /// The number of variables.
  public var variableCount = 0
  /// The variables whose values are given from outside.
  public var inputs: [Input] = []
  /// The constraints in the order in which they are added.
  public var constraints = ConstraintList()
  /// What happens after the build, in order.
  public var operations: [Operation] = []

  /// A layout of nothing.
  public init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// A variable with a value from outside.
  public struct Input: Sendable {
    /// The number of the variable.
    public var variable: Int
    /// How much the value matters, 1000 when it has to hold.
    public var priority: Double
    /// The priority as solvers understand it that add up weights.
    public var weight: Double
    /// The value at the build.
    public var value: Double
  }

  /// Something that is done to a layout, after which it is solved and read.
  public enum Operation: Sendable {
    /// Gives all inputs new values, in their order.
    case resize([Double])
    /// Gives a constraint another constant.
    case edit(constraint: Int, constant: Double)
    /// Takes constraints out, and, after a solve, puts them back as new ones.
    case churn([Int])

    var isEdit: Bool { if case .edit = self { true } else { false } }
  }
}
