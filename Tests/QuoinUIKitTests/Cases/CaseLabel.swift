// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText
import QuoinUIKit

/// A label whose letters all have the width that a case says, wrapped at any letter.
final class CaseLabel: UILabel {
  /// Takes over `chars`, `charWidth` and `lineHeight` of a case.
  func show(_ text: CaseValue) {
    numberOfLines = 0
    lineBreakMode = .byCharWrapping
    // A line of the system font is 1.19336 em high.
    font = .systemFont(ofSize: (text["lineHeight"].number ?? 0) / 1.19336)
    let letter = EvenMeasurer.letter(ofWidth: text["charWidth"].number ?? 0)
    self.text = String(repeating: letter, count: Int(text["chars"].number ?? 0))
  }
}

/// Letters whose width in points follows from their place in the alphabet: `a` is 0, `b` 1 and `k`
/// 10 wide. All else is 10 wide.
struct EvenMeasurer: TextMeasurer {
  func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    text.map { character in
      guard ("a"..."z").contains(character), let letter = character.asciiValue else { return 10 }
      return Double(letter) - Double(UInt8(ascii: "a"))
    }
  }

  static func letter(ofWidth width: Double) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(width)))
  }
}
