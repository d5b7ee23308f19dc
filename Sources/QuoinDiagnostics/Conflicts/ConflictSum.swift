// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// The arithmetic of a conflict whose members add up along one axis: the sum of the terms and the
/// number that it contradicts.
///
/// Numbers are rounded as the sentence prints them, so that they add up exactly as decimals.
public struct ConflictSum: Hashable, Sendable {
  /// The terms that are not 0, in points, in the order of the sentence.
  public var left: [Double]
  /// The relation of the sum of the terms to ``right`` that is required and violated.
  public var relation: LayoutRelation
  /// The number that the sum is compared with, in points.
  public var right: Double
}
