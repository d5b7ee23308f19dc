// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// The options of the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has lines, and its rectangle begins at the top of the first. Without this option it
  /// has one line, and its rectangle begins at the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights contain the leading of fonts, which is 0.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The outlines of letters are measured; widths are measured here in any case.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scale at which a text is drawn, and its size.
open class NSStringDrawingContext: NSObject {
  /// How small a text may become, as a part of its size; stored: texts keep their size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the text was measured: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text that was measured last.
  open internal(set) var totalBounds = CGRect.zero

  /// A context with default values.
  public override init() {
    super.init()
  }
}
