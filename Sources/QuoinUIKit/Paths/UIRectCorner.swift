// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The corners of a rectangle, as a set.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as a bit mask.
  public let rawValue: UInt

  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners. All bits are set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
