// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// The parts of a view's position in its superview whose length may change.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as a bit mask.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The placement of content in a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether a tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// The value of `intrinsicContentSize` on an axis without content: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The target for the smallest size that content and constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that content and constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// The meaning of a view's content, which decides whether it is mirrored for languages that are
/// read from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The direction in which a user interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
