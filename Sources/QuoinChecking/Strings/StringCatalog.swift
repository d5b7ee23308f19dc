// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A catalog of strings, the format `.xcstrings`.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String? }
    var stringUnit: Unit?
  }

  private var strings: [String: Entry] = [:]

  /// Reads a catalog. Bytes that are none have no entry.
  init(_ data: Data) {
    // A catalog that cannot be read has no translations, as one that does not exist.
    if let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) { self = catalog }
  }

  /// The texts by key, a table for each language.
  func tables(_ wanted: String?) -> [[String: String]] {
    var tables: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard wanted == nil || wanted == language, let value = localization.stringUnit?.value else {
          continue
        }
        tables[language, default: [:]][key] = value
      }
    }
    return tables.sorted { $0.key < $1.key }.map(\.value)
  }
}
