// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coefficient times a number that the solver determines.
public struct LinearTerm: Hashable, Sendable {
  /// How many times the variable counts.
  public var coefficient: Double
  /// The variable that is multiplied.
  public var variable: VariableID

  /// A multiple of a variable.
  public init(_ coefficient: Double, _ variable: VariableID) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// The variable once.
  public init(_ variable: VariableID) {
    self.init(1, variable)
  }
}
