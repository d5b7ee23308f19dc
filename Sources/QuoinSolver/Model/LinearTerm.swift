// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coefficient times a variable.
public struct LinearTerm: Hashable, Sendable {
  /// The coefficient of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: VariableID

  /// Creates a term `coefficient·variable`.
  public init(_ coefficient: Double, _ variable: VariableID) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// Creates a term with the coefficient 1.
  public init(_ variable: VariableID) {
    self.init(1, variable)
  }
}
