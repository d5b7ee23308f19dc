// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// The look of the bars beside the content. They are not shown.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// The effect of dragging the content on the keyboard. There is no keyboard here.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Whether the content also shows an index. Stored.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// The rate at which the content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
