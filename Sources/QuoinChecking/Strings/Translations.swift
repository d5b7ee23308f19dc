// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinInterfaceBuilder

/// The translations beside a file of Interface Builder: `de.lproj/Main.strings` for
/// `Base.lproj/Main.storyboard` or `Main.storyboard`, and the catalog `Main.xcstrings`.
///
/// Keys are the id of the element and the property, such as `abc-de-fgh.text`.
package struct Translations {
  /// The texts by key, for one language each.
  private var tables: [[String: String]] = []

  /// Reads the translations of a language, or of all for the longest text. A file that cannot be
  /// read has none.
  package init(of variant: StringsVariant, beside path: String) {
    let file = URL(fileURLWithPath: path)
    let name = file.deletingPathExtension().lastPathComponent
    var folder = file.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let wanted: String? = if case .language(let language) = variant { language } else { nil }
    for language in wanted.map({ [$0] }) ?? Self.languages(in: folder) {
      let strings = folder.appendingPathComponent("\(language).lproj/\(name).strings")
      if let text = Self.text(of: strings) { tables.append(StringsFile(text).entries) }
    }
    let catalogs = [folder, file.deletingLastPathComponent()].map {
      $0.appendingPathComponent("\(name).xcstrings")
    }
    for catalog in Set(catalogs) {
      guard FileManager.default.fileExists(atPath: catalog.path),
        let data = FileManager.default.contents(atPath: catalog.path)
      else { continue }
      tables += StringCatalog(data).tables(wanted)
    }
  }

  /// Replaces each text by its longest translation.
  package var replacement: TextReplacement {
    let tables = tables
    return TextReplacement { id, key, text in
      let texts = tables.compactMap { $0["\(id).\(key)"] }
      return texts.max { ($0.count, $1) < ($1.count, $0) } ?? text
    }
  }

  private static func languages(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsSubdirectoryDescendants)
    return (names?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "lproj" && $0.lastPathComponent != "Base.lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  private static func text(of url: URL) -> String? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    // Xcode wrote these files as UTF-16 for many years.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return String(data: data, encoding: isWide ? .utf16 : .utf8)
  }
}
