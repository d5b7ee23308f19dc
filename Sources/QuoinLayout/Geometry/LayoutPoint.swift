// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A point; y grows downward.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the origin to the right, in points.
  public var x: Double
  /// The distance from the origin downward, in points.
  public var y: Double

  /// Creates a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)
}

extension LayoutPoint {
  func satisfies(_ rule: (Double) -> Bool) -> Bool { rule(x) && rule(y) }

  package func coordinate(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? x : y
  }
}
