// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

extension UIView {
  /// Returns the reason for the width or the height of the view's text, such as `text: 2 lines at
  /// 15 points, since it is 311 wide`; nil for a view without text.
  ///
  /// - Parameters:
  ///   - axis: the direction.
  ///   - length: the length of the content, in points; nil where it is not known.
  ///   - width: the width at which lines break, in points.
  func contentReason(_ axis: LayoutAxis, length: Double?, width: Double) -> String? {
    guard let text = contentDescription, !text.isEmpty, let font = baselineFont else { return nil }
    let size = "at \(LayoutText.number(Double(font.pointSize))) points"
    guard axis == .vertical else {
      let letters = "text: \(text.count) \(text.count == 1 ? "letter" : "letters") \(size)"
      // A file may store another size than that of the text.
      guard let natural = labelTextWidth.map(Double.init), let length, abs(natural - length) >= 1
      else { return letters }
      return "\(letters), which are \(Self.rounded(natural)) wide"
    }
    let lines = lineCount(font, length: length)
    guard lines == 1 else {
      let name = labelTextWidth != nil ? "the label" : "it"
      return "text: \(lines) lines \(size), since \(name) is \(Self.rounded(width)) wide"
    }
    let wrap = naturalTextWidth.map { ", wraps below \(LayoutText.number(Double($0)))" } ?? ""
    return "text: 1 line \(size)\(wrap)"
  }

  /// Whether the text has several lines, so that its height follows from a width.
  ///
  /// - Parameter length: the height of the content, in points; nil where it is not known.
  func wrapsText(length: Double?) -> Bool {
    guard let text = contentDescription, !text.isEmpty, let font = baselineFont else {
      return false
    }
    return lineCount(font, length: length) > 1
  }

  private func lineCount(_ font: UIFont, length: Double?) -> Int {
    // Insets of the content are less than a line high, and lines are rounded to pixels.
    let height = length ?? Double(intrinsicContentSize.height)
    let lineHeight = max(1, Double(font.lineHeight))
    return max(1, Int((height / lineHeight + 0.1).rounded(.down)))
  }

  private static func rounded(_ length: Double) -> String {
    LayoutText.number(length, decimals: 2)
  }
}
