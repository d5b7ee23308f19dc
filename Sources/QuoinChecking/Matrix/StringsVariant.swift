// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts in place of those of a file.
public enum StringsVariant: Hashable, Sendable {
  /// Each text is written twice.
  case doubleLength
  /// Each Latin letter with marks, and brackets at the ends.
  case accented
  /// Each text is enclosed in brackets.
  case bounded
  /// Texts that read from right to left, in views that do too.
  case rightToLeft
  /// Texts that are longer by a percentage.
  case longer(percent: Int)
  /// The translations of a language beside the file.
  case language(String)
  /// The longest translation of each text beside the file.
  case longest
  /// The longest translation of each text in a catalog, see ``longest(catalog:)``.
  case catalog(CatalogTexts)

  /// Returns the longest of the translations of each text in a string catalog.
  ///
  /// A text is found by its key or by its translation into the language of the source. Texts that
  /// the catalog does not have stay.
  ///
  /// - Parameter path: The path of an `.xcstrings` file, absolute or from the folder where the
  ///   tests run, which is that of the package. With a file that cannot be read, nothing is laid
  ///   out, and users of the matrix fail with the reason.
  public static func longest(catalog path: String) -> StringsVariant {
    .catalog(CatalogTexts(path: path))
  }

  /// The name in a matrix, such as `double-length`, `+40%` or `de`.
  public var name: String {
    switch self {
    case .doubleLength: "double-length"
    case .accented: "accented"
    case .bounded: "bounded"
    case .rightToLeft: "right-to-left"
    case .longer(let percent): "+\(percent)%"
    case .language(let language): language
    case .longest, .catalog: "longest"
    }
  }

  /// Creates the variant with a name.
  ///
  /// - Returns: nil for a word that is neither a name nor the code of a language.
  public init?(_ name: String) {
    switch name.lowercased() {
    case "double-length": self = .doubleLength
    case "accented": self = .accented
    case "bounded": self = .bounded
    case "right-to-left": self = .rightToLeft
    case "longest": self = .longest
    default:
      if name.hasPrefix("+"), name.hasSuffix("%"), let percent = Int(name.dropFirst().dropLast()),
        (1...1000).contains(percent)
      {
        self = .longer(percent: percent)
      } else if Self.isLanguage(name) {
        self = .language(name)
      } else {
        return nil
      }
    }
  }

  /// Whether a word is a code of a language as in `de.lproj`, `pt-BR.lproj`, `zh-Hans.lproj`.
  private static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
