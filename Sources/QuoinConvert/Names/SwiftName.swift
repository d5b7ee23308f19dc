// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Names of properties, methods and classes for words that people wrote.
enum SwiftName {
  /// The most letters that a name has.
  private static let longest = 60

  /// The words of a text in camel case, with a small first letter; nil for a text without letters.
  ///
  /// - Parameters:
  ///   - text: A label, an outlet, a title.
  ///   - count: The most words that are used.
  static func camelCase(_ text: String, words count: Int = .max) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(count)
    guard let first = words.first, text.contains(where: \.isLetter) else { return nil }
    let rest = words.dropFirst().map { String($0).capitalizedFirst }
    let head = first.allSatisfy { $0.isUppercase || $0.isNumber } ? first.lowercased() : nil
    return valid((head ?? String(first).decapitalized) + rest.joined())
  }

  /// The names, keywords and numbers in code.
  static func words(in code: String) -> [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The name of a class for a text.
  static func className(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard text.contains(where: \.isLetter) else { return nil }
    let name = valid(words.map { String($0).capitalizedFirst }.joined())
    return name.first == "_" ? "Scene" + name.dropFirst() : name
  }

  /// The text as a name of Swift: without characters that identifiers cannot have, not beginning
  /// with a digit, and not longer than people read.
  static func valid(_ text: String) -> String {
    let letters = text.filter { character in
      character == "_"
        || character.unicodeScalars.allSatisfy {
          $0.properties.isXIDContinue && $0.properties.generalCategory != .format
        }
    }
    var name = String(letters.prefix(longest))
    if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" {
      name = "_" + name
    }
    return name.isEmpty || name == "_" ? "item" : name
  }

  /// Whether a word is reserved, so that it needs backticks or another name.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set<String> = Set(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil
    operator private protocol public repeat rethrows return self Self static struct subscript super
    switch throw throws true try typealias var where while Any Type
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
