// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

// Foundation has styled texts, but the names of the styles come from UIKit.

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// A `UIColor`: that of the letters.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// A `UIColor`: that behind the letters.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key("NSBackgroundColor")
  }
}

extension NSAttributedString {
  /// The text in pieces of one font each; `font` is that of pieces without one.
  func textRuns(font: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole) { value, range, _ in
      let style = (value as? UIFont ?? font).style
      runs.append(TextRun(attributedSubstring(from: range).string, style: style))
    }
    return runs
  }
}
