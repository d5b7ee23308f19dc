// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A size in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from its two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize {
  static let zero = LayoutSize(width: 0, height: 0)

  func satisfies(_ rule: (Double) -> Bool) -> Bool { rule(width) && rule(height) }

  package func length(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? width : height
  }
}
