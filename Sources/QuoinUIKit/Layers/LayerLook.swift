// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a layer shows that a view shows as well.
struct LayerLook {
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners of the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
