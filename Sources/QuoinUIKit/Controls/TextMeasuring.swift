// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
package import QuoinText

/// The measurement of text in the views of this module.
@MainActor package enum TextMeasuring {
  /// Given fonts, in place of the built-in measures of the system font.
  package private(set) static var fonts: (any TextMeasurer)? {
    didSet { LayoutHost.measurerCount += 1 }
  }
  /// Another number for each change of the measurer.
  static var generation: Int { LayoutHost.measurerCount }

  /// The measurer of all views.
  package static var measurer: any TextMeasurer { fonts ?? SystemFontMeasurer() }

  /// Makes all views measure with given fonts while `body` runs, for the views that it creates and
  /// lays out.
  package static func measuring<Result, Failure: Error>(
    with fonts: (any TextMeasurer)?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let usual = self.fonts
    self.fonts = fonts
    defer { self.fonts = usual }
    return try body()
  }
}

extension UIView {
  /// Returns the layout of a text as the view measures and draws it; sizes are rounded up to the
  /// pixel.
  ///
  /// - Parameters:
  ///   - width: Lines are not wider than this; nil when there is no limit.
  ///   - lineCount: How many lines there may be; 0 means any number.
  func textLayout(
    _ runs: [TextRun], width: CGFloat? = nil, lineCount: Int = 0,
    breaks: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    textLayout(
      PreparedText(runs, measurer: TextMeasuring.measurer), width: width, lineCount: lineCount,
      breaks: breaks)
  }

  /// Returns the measured text in lines.
  func textLayout(
    _ text: PreparedText, width: CGFloat?, lineCount: Int, breaks: NSLineBreakMode
  ) -> TextLayout {
    TextLayout(
      text,
      limits: TextLimits(
        width: width.map { Double($0) }, lineCount: lineCount, wrapping: breaks.wrapping,
        truncation: breaks.truncation, scale: Double(contentScale)))
  }

  /// Returns the size of a text on one line.
  func lineSize(_ text: String, font: UIFont) -> CGSize {
    let size = textLayout([TextRun(text, style: font.style)], lineCount: 1).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the height of one line, rounded up to the pixel.
  func lineHeight(_ font: UIFont) -> CGFloat {
    CGFloat(roundedUpToPixel(font.style.lineHeight, scale: Double(contentScale)))
  }
}

extension NSLineBreakMode {
  /// The positions at which lines may end.
  fileprivate var wrapping: TextWrapping { self == .byCharWrapping ? .characters : .words }

  /// The treatment of text beyond the last line.
  fileprivate var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .drop
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    }
  }
}
