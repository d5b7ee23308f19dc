// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style of an underline or strikethrough. Pictures show all but `byWord`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a bit mask.
  public let rawValue: Int

  /// Creates a style from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The line is drawn only below words, not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
