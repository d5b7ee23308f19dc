// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Distances from the four sides of a rectangle inward, in points.
public struct Insets: Hashable, Sendable {
  /// The inset from the upper edge.
  public var top: Float
  /// The inset from the left edge.
  public var left: Float
  /// The inset from the lower edge.
  public var bottom: Float
  /// The inset from the right edge.
  public var right: Float

  /// Creates insets from four numbers.
  public init(top: Float, left: Float, bottom: Float, right: Float) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

extension Insets: CustomStringConvertible {
  public var description: String {
    "(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}
