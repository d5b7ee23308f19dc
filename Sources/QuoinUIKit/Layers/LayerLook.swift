// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The look that a layer shares with a view.
struct LayerLook {
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
