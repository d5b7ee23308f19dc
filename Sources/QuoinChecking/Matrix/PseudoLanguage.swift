// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts that show how a layout bears translation, as Xcode's pseudolanguages do.
///
/// Numbers, placeholders such as `%@`, and names of files stay as they are: a program computes
/// them.
package enum PseudoLanguage {
  /// Returns the text that a variant shows in place of another one.
  package static func text(_ text: String, as variant: StringsVariant) -> String {
    if case .catalog(let catalog) = variant { return catalog.longest(of: text) }
    guard text.contains(where: \.isLetter), !isFileName(text) else { return text }
    switch variant {
    case .doubleLength: return text + " " + text
    case .accented: return "[" + accented(text) + "]"
    case .bounded: return "[" + text + "]"
    case .rightToLeft: return "\u{202E}" + text + "\u{202C}"
    case .longer(let percent): return longer(text, percent: percent)
    case .language, .longest, .catalog: return text
    }
  }

  private static func isFileName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains(where: \.isWhitespace), let end = parts.last else {
      return false
    }
    return (2...4).contains(end.count) && end.allSatisfy { $0.isASCII && $0.isLetter }
      && parts[0].first?.isLetter == true
  }

  private static let marks: [Character: Character] = [
    "a": "á", "c": "ç", "e": "é", "i": "í", "n": "ñ", "o": "ó", "s": "š", "u": "ú", "y": "ý",
    "z": "ž", "A": "Á", "C": "Ç", "E": "É", "I": "Í", "N": "Ñ", "O": "Ó", "S": "Š", "U": "Ú",
    "Y": "Ý", "Z": "Ž",
  ]

  /// The text with marks on its letters; a placeholder such as `%ld` keeps its own.
  private static func accented(_ text: String) -> String {
    var result = ""
    var isInPlaceholder = false
    for character in text {
      if isInPlaceholder {
        result.append(character)
        // The conversion ends at its letter, which `l`, `h` and `q` only prepare.
        isInPlaceholder =
          !(character.isLetter && !"lhq".contains(character)) && character != "@"
          && character != "%"
      } else {
        isInPlaceholder = character == "%"
        result.append(marks[character] ?? character)
      }
    }
    return result
  }

  /// Returns the text, made longer by a percentage with words of its own.
  private static func longer(_ text: String, percent: Int) -> String {
    let added = (text.count * percent + 99) / 100
    var tail = ""
    while tail.count < added { tail += tail.isEmpty ? text : " " + text }
    return text + " " + tail.prefix(max(0, added - 1))
  }
}
