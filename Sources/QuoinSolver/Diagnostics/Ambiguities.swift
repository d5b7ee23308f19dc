// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A variable that the constraints do not determine, with the range of its values in all optimal
/// solutions.
public struct AmbiguousVariable: Hashable, Sendable {
  /// The variable.
  public var variable: VariableID
  /// The minimum value, `-infinity` when there is no limit.
  public var minimum: Double
  /// The maximum value, `infinity` when there is no limit.
  public var maximum: Double
}

/// A degree of freedom of the optimal solutions: a variable, and those that move when it moves and
/// the drivers of all other degrees stay.
package struct AmbiguousDirection: Sendable {
  /// A variable that moves with the driver.
  package struct Follower: Sendable {
    package var range: AmbiguousVariable
    /// The distance that the variable moves when the driver moves by 1.
    package var multiple: Double
  }

  /// The variable after which the others follow. It moves by 1.
  package var driver: AmbiguousVariable
  /// The variables that follow, in the order of the candidates.
  package var followers: [Follower] = []
  /// The optional constraints whose violations depend on where the driver is, in the order of
  /// addition. The total violation of each priority is always the same, so they trade violation.
  package var trades: [ConstraintID] = []
}
