// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How wide a character is, be it in the fitted table or not.
struct CharacterWidth {
  /// In em.
  var em: Double
  /// Whether the character comes from the system font, so that weight and tracking change it.
  /// Other scripts, emoji among them, come from fonts without these.
  var isLetter: Bool

  /// The width of all that makes up one character on the screen.
  init(of character: Character) {
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

  /// Whether a character is drawn as one emoji, however many code points it is made of: skin
  /// tones, flags, keycaps and joined ones too.
  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation {
      // U+FE0E asks for the plain form of a symbol.
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
