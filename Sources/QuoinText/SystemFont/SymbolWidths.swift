// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Widths of punctuation, spaces and signs that are not in the fitted table: those of the system
/// font to two decimals where known, otherwise those of similar signs.
enum SymbolWidths {
  /// The width of a sign in em; nil for an unlisted one.
  static func em(of scalar: Unicode.Scalar) -> Double? {
    widths[scalar]
  }

  /// The width in em of the unlisted characters of a category.
  static func em(of category: Unicode.GeneralCategory) -> Double {
    switch category {
    case .mathSymbol, .currencySymbol, .decimalNumber: 0.62
    case .otherSymbol: 0.85
    case .dashPunctuation: 0.59
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: 0.37
    case .connectorPunctuation: 0.47
    case .otherPunctuation: 0.32
    case .letterNumber, .otherNumber: 0.85
    case .spaceSeparator: 0.281
    case .modifierLetter, .modifierSymbol: 0.38
    case .uppercaseLetter, .titlecaseLetter: 0.66
    default: 0.55
    }
  }

  private static let widths: [Unicode.Scalar: Double] = {
    var widths: [Unicode.Scalar: Double] = [:]
    for (text, em) in rows {
      for scalar in text.unicodeScalars { widths[scalar] = em }
    }
    return widths
  }()

  private static let rows: [(text: String, em: Double)] = [
    ("'‘’‚‛′", 0.25), ("\"“”„‟″", 0.44), (";¡", 0.32), ("|¦", 0.26), ("[]{}", 0.37),
    ("\\⁄∕", 0.36), ("*†‡", 0.45), ("·‧∙", 0.29), ("•", 0.41), ("°º", 0.4), ("ª", 0.42),
    ("`´¨¯¸˙˚˛", 0.45), ("‹›", 0.34), ("«»", 0.54), ("¿", 0.6), ("#<=>^~±×÷−¬€£¥¢ƒ₹₩₽", 0.63),
    ("≤≥≠≈≡∼", 0.63), ("&", 0.68), ("@©®℗", 0.93), ("™", 0.82), ("§", 0.6), ("¶", 0.65),
    ("‐‑", 0.469), ("–‒", 0.59), ("—―", 0.86), ("…", 0.87), ("‰", 1.2), ("№", 1.1), ("←→↔", 0.98),
    ("↑↓↕", 0.63), ("√", 0.63), ("∞∑∏∫", 0.85), ("¹²³⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", 0.39), ("¼½¾⅓⅔", 0.87),
    ("✓✔", 0.8), ("★☆●○■□◆◇▲△▼▽", 0.9), ("\u{A0}", 0.281), ("\u{2000}\u{2002}", 0.5),
    ("\u{2001}\u{2003}", 1), ("\u{2004}", 0.333), ("\u{2005}", 0.25), ("\u{2006}", 0.167),
    ("\u{2007}", 0.628), ("\u{2008}", 0.291), ("\u{2009}\u{202F}", 0.2), ("\u{200A}", 0.1),
    ("\u{205F}", 0.222),
  ]
}
