// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The longest translations of a string catalog.
public struct CatalogTexts: Hashable, Sendable {
  /// The longest translation by the text in the language of the source, and by its key.
  private let texts: [String: String]
  /// The reason that the catalog has no texts, in a sentence; nil after a successful read.
  package let objection: String?

  /// Reads a catalog.
  ///
  /// - Parameter path: The path of an `.xcstrings` file.
  init(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      texts = [:]
      objection = "there is no string catalog \(path)"
      return
    }
    let found = StringCatalog(data).longestTexts
    texts = found
    objection = found.isEmpty ? "\(path) is not a string catalog with texts" : nil
  }

  /// Returns the longest translation of a text, or the text.
  func longest(of text: String) -> String { texts[text] ?? text }
}
