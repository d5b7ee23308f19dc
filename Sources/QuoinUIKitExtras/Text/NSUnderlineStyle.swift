// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a line below or through letters; stored, not shown.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A style of the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
