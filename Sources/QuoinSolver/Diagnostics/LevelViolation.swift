// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How far the constraints of one priority are from holding, all together.
public struct LevelViolation: Hashable, Sendable {
  /// The priority that the constraints of the level share.
  public var priority: Double
  /// The sum of the absolute violations, each measured as the constraint was written.
  public var total: Double
}
