// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIFont {
  /// The thickness of strokes: 0 is regular, -1 the lightest, 1 the heaviest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A weight lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of text.
    public static let regular = Weight(0)
    /// A weight a little heavier than regular.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of headlines.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight: Comparable {
  /// Returns whether a weight is less than another.
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
  /// Returns a weight that is greater by a number.
  public static func + (first: Self, more: CGFloat) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// Returns a weight that is greater by a number.
  public static func + (more: CGFloat, first: Self) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// Returns a weight that is less by a number.
  public static func - (first: Self, less: CGFloat) -> Self {
    Self(rawValue: first.rawValue - less)
  }
}
