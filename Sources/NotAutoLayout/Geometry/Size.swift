// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A width and a height, in points. Either may be negative.
///
/// > Note: Cartography has another type of this name. Where both modules are imported, write
/// > `NotAutoLayout.Size` or `Cartography.Size`.
public struct Size: Hashable, Sendable {
  /// The length from left to right.
  public var width: Float
  /// The length from top to bottom.
  public var height: Float

  /// Creates a size from two numbers.
  public init(width: Float, height: Float) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  public static let zero = Size(width: 0, height: 0)
  /// The size 1 × 1.
  public static let identity = Size(width: 1, height: 1)

  /// The width divided by the height: infinite for a height of zero, NaN for 0 × 0.
  public var ratio: Float { width / height }

  public static func + (left: Size, right: Size) -> Size {
    Size(width: left.width + right.width, height: left.height + right.height)
  }

  public static func - (left: Size, right: Size) -> Size {
    Size(width: left.width - right.width, height: left.height - right.height)
  }

  public static func += (left: inout Size, right: Size) { left = left + right }
  public static func -= (left: inout Size, right: Size) { left = left - right }
}

extension Size: CustomStringConvertible {
  public var description: String { "(width: \(width), height: \(height))" }
}
