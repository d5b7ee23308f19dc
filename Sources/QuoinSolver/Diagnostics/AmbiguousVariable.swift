// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A variable that the constraints do not determine, and how far it can move while everything stays
/// as good.
public struct AmbiguousVariable: Hashable, Sendable {
  /// The variable that is open.
  public var variable: VariableID
  /// The least value, `-infinity` when there is none.
  public var minimum: Double
  /// The greatest value, `infinity` when there is none.
  public var maximum: Double
}
