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
