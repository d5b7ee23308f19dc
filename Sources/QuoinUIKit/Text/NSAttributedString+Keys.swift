// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Foundation has styled texts, but the names of the styles come from UIKit.

extension NSAttributedString.Key {
  /// The attribute of a `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// The attribute of the letters' `UIColor`.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// A `UIColor`: that behind the letters.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key("NSBackgroundColor")
  }
  /// An `NSParagraphStyle`; that of the first character of a paragraph applies to all of it.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSParagraphStyle")
  }
  /// A number: added to the width of each character, in points.
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
  /// A number: added to the width of each character, in points; stored, not measured.
  public static var tracking: NSAttributedString.Key { NSAttributedString.Key("CTTracking") }
  /// A number: 0 for no ligatures; stored, not measured.
  public static var ligature: NSAttributedString.Key { NSAttributedString.Key("NSLigature") }
  /// A number: by how much letters are raised, in points.
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key("NSBaselineOffset")
  }
  /// An `NSTextAttachment` in place of the character U+FFFC.
  public static var attachment: NSAttributedString.Key { NSAttributedString.Key("NSAttachment") }
  /// A `URL` or a text; stored, not shown.
  public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
  /// The raw value of an `NSUnderlineStyle`.
  public static var underlineStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderline")
  }
  /// A `UIColor` of the underline.
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderlineColor")
  }
  /// The raw value of an `NSUnderlineStyle`.
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethrough")
  }
  /// A `UIColor` of the strikethrough.
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethroughColor")
  }
  /// A `UIColor` of the outline.
  public static var strokeColor: NSAttributedString.Key {
    NSAttributedString.Key("NSStrokeColor")
  }
  /// A number: the width of the outline as a percentage of the font size; negative
  /// for letters that are filled too.
  public static var strokeWidth: NSAttributedString.Key {
    NSAttributedString.Key("NSStrokeWidth")
  }
  /// An `NSShadow`.
  public static var shadow: NSAttributedString.Key { NSAttributedString.Key("NSShadow") }
  /// The name of an effect; stored, not shown.
  public static var textEffect: NSAttributedString.Key { NSAttributedString.Key("NSTextEffect") }
  /// A number: the slant of letters; stored, not shown.
  public static var obliqueness: NSAttributedString.Key {
    NSAttributedString.Key("NSObliqueness")
  }
  /// A number: the logarithm of a factor of widths; stored, not measured.
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key("NSExpansion") }
  /// Numbers: the directions of parts of the text; stored, not measured.
  public static var writingDirection: NSAttributedString.Key {
    NSAttributedString.Key("NSWritingDirection")
  }
  /// A number: 1 for vertical text; stored, not measured.
  public static var verticalGlyphForm: NSAttributedString.Key {
    NSAttributedString.Key("CTVerticalForms")
  }
}
