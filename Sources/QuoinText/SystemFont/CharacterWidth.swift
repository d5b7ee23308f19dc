// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The width of a character, from the fitted table or estimated from its Unicode properties.
struct CharacterWidth {
  /// The width in em.
  var em: Double
  /// Whether the character is drawn with the system font, so that weight and tracking affect it.
  /// Other scripts and emoji are drawn with fonts to which neither applies.
  var isLetter: Bool

  /// Measures all code points of a character together.
  init(of character: Character) {
    if let value = character.asciiValue {
      self = Self.ascii[Int(value)]
    } else {
      self.init(examining: character)
    }
  }

  /// The widths of ASCII characters, which most texts consist of.
  static let ascii = (0..<128 as Range<UInt8>).map { value in
    CharacterWidth(examining: Character(Unicode.Scalar(value)))
  }

  private init(examining character: Character) {
    if let known = SystemFontTable.advances[character] {
      self.init(em: known, isLetter: true)
      return
    }
    let scalars = character.unicodeScalars
    if Self.isEmoji(scalars) {
      self.init(em: 1.25, isLetter: false)
      return
    }
    let parts = scalars.map(Self.init(of:))
    self.init(em: parts.reduce(0) { $0 + $1.em }, isLetter: parts.contains(where: \.isLetter))
  }

  private init(em: Double, isLetter: Bool) {
    self.em = em
    self.isLetter = isLetter
  }

  private init(of scalar: Unicode.Scalar) {
    if let em = SystemFontTable.advances[Character(scalar)] ?? SymbolWidths.em(of: scalar) {
      self.init(em: em, isLetter: true)
    } else if Self.isInvisible(scalar) {
      self.init(em: 0, isLetter: false)
    } else if let em = ScriptWidths.em(of: scalar) {
      self.init(em: em, isLetter: false)
    } else if let letters = BaseLetters.letters(for: scalar) {
      let em = letters.reduce(0) { $0 + (SystemFontTable.advances[$1] ?? 0) }
      self.init(em: em, isLetter: true)
    } else {
      self.init(em: SymbolWidths.em(of: scalar.properties.generalCategory), isLetter: true)
    }
  }

  /// Whether a character is drawn as one emoji. Emoji with skin tones, flags, keycaps and joined
  /// sequences consist of several code points.
  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation {
      // U+FE0E selects the text form of a symbol.
      return !scalars.contains { $0.value == 0xFE0E }
    }
    guard first.properties.isEmoji else { return false }
    return scalars.contains {
      [0xFE0F, 0x20E3].contains($0.value) || $0.properties.isEmojiModifier
    }
  }

  /// Marks over other letters, control and format characters, variation selectors, and the later
  /// parts of a Hangul syllable.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return true
    default:
      return [0x1160...0x11FF, 0xD7B0...0xD7FF].contains { $0.contains(scalar.value) }
    }
  }
}
