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
    /// Texts by kind, such as `plural`, and by case, such as `other`.
    var variations: [String: [String: Localization]]?

    /// The texts of all cases.
    var values: [String] {
      let others = variations?.values.flatMap { $0.values.flatMap(\.values) } ?? []
      return [stringUnit?.value].compactMap(\.self) + others
    }
  }

  private var sourceLanguage: String?
  private var strings: [String: Entry] = [:]

  /// Reads a catalog. Bytes of another format give a catalog without entries.
  init(_ data: Data) {
    // A catalog that cannot be read has no translations, as one that does not exist.
    if let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) { self = catalog }
  }

  /// The texts by key, a table for each language. Of several cases the longest text counts.
  func tables(_ wanted: String?) -> [[String: String]] {
    var tables: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard wanted == nil || wanted == language, let value = Self.longest(localization.values)
        else { continue }
        tables[language, default: [:]][key] = value
      }
    }
    return tables.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The longest text of each entry, by its key and by its texts in the language of the source.
  var longestTexts: [String: String] {
    var texts: [String: String] = [:]
    // In a fixed order: of entries with one text the last key counts.
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      let localizations = entry.localizations ?? [:]
      let sources = sourceLanguage.flatMap { localizations[$0] }?.values ?? []
      let all = localizations.values.flatMap(\.values)
      // A key is a text unless the catalog has another one for it.
      guard let longest = Self.longest(sources.isEmpty ? all + [key] : all) else { continue }
      for text in sources + [key] { texts[text] = longest }
    }
    return texts
  }

  private static func longest(_ texts: [String]) -> String? {
    texts.max { ($0.count, $1) < ($1.count, $0) }
  }
}
