// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Multiples of the rows of a smallest conflicting set that add up to a contradiction.
///
/// The left sides of the rows, each times its multiple, add up to 0; their constants add up to
/// ``gap``, which is positive. The multiple of a row with `>=` is positive and that of a row with
/// `<=` negative, so that the sum would be `0 >= gap`. The multiples of a smallest set are unique
/// up to a factor (Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities",
/// 1990); the smallest has the magnitude 1.
public struct LayoutCertificate: Hashable, Sendable {
  /// A row of the sum.
  public struct Part: Hashable, Sendable {
    /// The requirement.
    public var requirement: LayoutRequirement
    /// The factor of the row.
    public var multiple: Double
    /// The relation of the left side of the row to the constant.
    public var relation: LayoutRelation
    /// The right side of the row, in points, with insets and baselines.
    public var constant: Double

    /// The part of the gap that the row contributes, in points.
    public var amount: Double { multiple * constant }
  }

  /// The rows in the order of the members of the conflict.
  public var parts: [Part]
  /// The sum of all amounts, in points. Positive.
  public var gap: Double
}
