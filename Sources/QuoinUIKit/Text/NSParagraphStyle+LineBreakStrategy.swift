// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NSParagraphStyle {
  /// The strategies for line breaks, in addition to the widths of lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates strategies from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// The last line has several words.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Korean are not divided.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
