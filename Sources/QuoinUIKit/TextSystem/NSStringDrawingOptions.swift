// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The options for measuring and drawing a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has several lines, and its rectangle begins at the top of the first line. Without
  /// this option the text has one line, and its rectangle begins at the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the leading of the fonts, which is 0 here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that of the glyph outlines; here widths are used instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scale and the bounding rectangle of a text that is drawn.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the text; stored: texts are not scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the text was measured: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounding rectangle of the last measured text.
  open package(set) var totalBounds = CGRect.zero

  /// Creates a context with default values.
  public override init() {
    super.init()
  }
}
