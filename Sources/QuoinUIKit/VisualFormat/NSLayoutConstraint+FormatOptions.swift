// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The alignment and reading direction of the views of a visual format string. Raw values are
  /// Apple's.
  public struct FormatOptions: OptionSet, Sendable {
    /// Bit *n* aligns attribute *n*; the direction is in bits 16 and 17, the spacing in bit 19.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Left edges are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Right edges are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Tops are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Bottoms are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Leading edges are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// First baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The default, in which the first view leads.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The first view is leftmost in both reading directions.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is rightmost in both reading directions.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The default: spacings are between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spacings of a vertical string are from last to first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, with the names of their options.
    static let alignments: [(attribute: Attribute, name: String)] = [
      (.left, "alignAllLeft"), (.right, "alignAllRight"), (.top, "alignAllTop"),
      (.bottom, "alignAllBottom"), (.leading, "alignAllLeading"),
      (.trailing, "alignAllTrailing"), (.centerX, "alignAllCenterX"),
      (.centerY, "alignAllCenterY"), (.lastBaseline, "alignAllLastBaseline"),
      (.firstBaseline, "alignAllFirstBaseline"),
    ]

    func aligns(_ attribute: Attribute) -> Bool {
      contains(FormatOptions(aligning: attribute))
    }
  }
}
