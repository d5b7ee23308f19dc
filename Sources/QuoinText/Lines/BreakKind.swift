// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The class of a character that decides where lines may be broken.
///
/// The classes are a subset of Unicode's line breaking algorithm (UAX 14): spaces, glue, hyphens,
/// opening and closing punctuation, and the characters of Chinese, Japanese and Korean. Scripts
/// that are written without spaces, such as Thai, need a dictionary; lines in them are broken only
/// where a word is wider than the line.
enum BreakKind: Hashable {
  case newline
  /// A line may end after it. At the end of a line it may lie beyond the edge.
  case space
  /// No line ends beside the character.
  case glue
  /// A line may end after it, before a letter.
  case hyphen
  /// A line may end after it, before anything but punctuation.
  case dash
  /// A line may end before and after it.
  case ideograph
  /// No line ends after the character.
  case opening
  /// No line begins with the character.
  case closing
  /// A `closing` character after which a line may end before any character.
  case wideClosing
  case digit
  case letter

  init(of character: Character) {
    if let value = character.asciiValue {
      self = Self.ascii[Int(value)]
    } else {
      self.init(examining: character)
    }
  }

  /// The classes of ASCII characters. They are stored because examining each character would take
  /// half of the time for a text.
  static let ascii = (0..<128 as Range<UInt8>).map { value in
    BreakKind(examining: Character(Unicode.Scalar(value)))
  }

  private init(examining character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    if let listed = Self.listed[scalar] {
      self = listed
    } else if character.isNewline {
      self = .newline
    } else if ScriptWidths.isFullWidth(scalar) || CharacterWidth.isEmoji(character.unicodeScalars) {
      self = Self.wide(scalar.properties.generalCategory)
    } else {
      self = Self.narrow(scalar.properties.generalCategory)
    }
  }

  private static func wide(_ category: Unicode.GeneralCategory) -> BreakKind {
    switch category {
    case .openPunctuation, .initialPunctuation: .opening
    case .closePunctuation, .finalPunctuation: .wideClosing
    default: .ideograph
    }
  }

  private static func narrow(_ category: Unicode.GeneralCategory) -> BreakKind {
    switch category {
    case .spaceSeparator: .space
    case .openPunctuation, .initialPunctuation: .opening
    case .closePunctuation, .finalPunctuation, .otherPunctuation: .closing
    case .decimalNumber: .digit
    default: .letter
    }
  }

  private static let listed: [Unicode.Scalar: BreakKind] = {
    var kinds: [Unicode.Scalar: BreakKind] = [:]
    let rows: [(text: String, kind: BreakKind)] = [
      // A tab, and the space without width.
      ("\t\u{200B}", .space), ("\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}\u{200D}\u{2011}", .glue),
      ("-/", .hyphen), ("\u{AD}‐‒–—", .dash), ("\"'", .letter), ("¿¡", .opening),
      // Characters that begin no line in Japanese and Chinese, such as signs and small kana.
      ("、。，．：；！？…‥・ーヽヾゝゞ々〻％‰℃", .wideClosing),
      ("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ", .wideClosing),
    ]
    for row in rows {
      for scalar in row.text.unicodeScalars { kinds[scalar] = row.kind }
    }
    return kinds
  }()
}
