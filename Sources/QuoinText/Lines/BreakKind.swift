// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a character means for the breaking of lines.
///
/// This is Unicode's line breaking algorithm (UAX 14) in short: spaces, glue, hyphens, opening and
/// closing punctuation, and the characters of Chinese, Japanese and Korean. Scripts that are
/// written without spaces, such as Thai, need a dictionary and are broken only where nothing else
/// helps.
enum BreakKind: Hashable {
  case newline
  /// A line may end after it, and it hangs over the edge.
  case space
  /// Holds its neighbours together.
  case glue
  /// A line may end after it, before a letter.
  case hyphen
  /// A line may end after it, before anything but punctuation.
  case dash
  /// A line may end before and after it.
  case ideograph
  /// Does not end a line.
  case opening
  /// Does not begin a line.
  case closing
  /// As `closing`, but a line may end after it before any character.
  case wideClosing
  case digit
  case letter

  init(of character: Character) {
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
      // What does not begin a line in Japanese and Chinese: signs, small kana and their like.
      ("、。，．：；！？…‥・ーヽヾゝゞ々〻％‰℃", .wideClosing),
      ("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ", .wideClosing),
    ]
    for row in rows {
      for scalar in row.text.unicodeScalars { kinds[scalar] = row.kind }
    }
    return kinds
  }()
}
