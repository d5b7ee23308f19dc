// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinText

extension NSAttributedString {
  /// Returns the text in pieces with the same attributes; `font` is that of pieces without one.
  package func textRuns(font: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      let text = attributedSubstring(from: range).string
      var run = TextRun(text, style: (values[.font] as? UIFont ?? font).style)
      run.kerning = values[.kern].flatMap(Self.number) ?? 0
      run.baselineOffset = values[.baselineOffset].flatMap(Self.number) ?? 0
      if let attachment = values[.attachment] as? NSTextAttachment, text.contains("\u{FFFC}") {
        run.attachment = attachment.space(
          at: range.location, font: values[.font] as? UIFont ?? font)
      }
      if let paragraph = values[.paragraphStyle] as? NSParagraphStyle {
        run.paragraph = paragraph.metrics
      }
      runs.append(run)
    }
    return runs
  }

  /// Returns the value of an attribute that is a number of any type.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
