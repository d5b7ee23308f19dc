// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// An optional constraint or a content priority that the layout misses.
public struct ConstraintViolation: Hashable, Sendable {
  /// The violated requirement.
  public internal(set) var requirement: LayoutRequirement
  /// The priority of the requirement.
  public internal(set) var priority: Double
  /// The violation in points.
  public internal(set) var violation: Double
  /// The requirements that keep the number at its value, given sizes included: with the requirement
  /// they cannot all hold.
  public internal(set) var preventedBy: [LayoutRequirement]
  /// Whether ``preventedBy`` is proved to be a smallest set that is at least as strong as the
  /// requirement. Otherwise the sum of several violations was smaller this way, or the set includes
  /// a weaker requirement.
  public internal(set) var isProved: Bool
  /// Whether it is a content hugging priority that loses against a stretch, as layouts intend.
  public internal(set) var isDeliberate: Bool
}
