// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The total violation of all constraints of one priority.
public struct LevelViolation: Hashable, Sendable {
  /// The priority of the constraints.
  public var priority: Double
  /// The sum of the absolute violations, each measured as the constraint was written.
  public var total: Double
}
