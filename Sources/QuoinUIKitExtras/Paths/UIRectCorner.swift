// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners of the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners, as in UIKit with all bits.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
