// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rectangle, in points. It is never standardized: `left` is the `x` of the origin even where the
/// width is negative.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, where the size is not negative.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of 0 × 0 at (0, 0).
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The rectangle of 1 × 1 at (0, 0).
  public static let identity = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the rectangle without insets. Its size is negative if the insets are larger than the
  /// rectangle.
  public func rect(inside insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "(origin: \(origin), size: \(size))" }
}
