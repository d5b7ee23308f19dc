// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// A page with each construct in all dialects side by side.
@MainActor struct ComparisonPage {
  let catalog: ConstructCatalog

  /// The page as Markdown.
  var text: String {
    var keys: [String] = []
    var titles: [String: String] = [:]
    for (_, text) in catalog.chapters.flatMap(\.constructs) where titles[text.key] == nil {
      keys.append(text.key)
      titles[text.key] = text.title
    }
    let parts = keys.compactMap { key -> String? in
      let rows = catalog.chapters.compactMap { chapter in
        chapter.constructs.first { $0.text.key == key }.map {
          "| [\(chapter.dialect.title)](\(chapter.dialect.rawValue).md#\(key)) "
            + "| \(GuidePage.cell($0.text.code)) |"
        }
      }
      guard rows.count > 1 else { return nil }
      return "## \(titles[key] ?? key)\n\n| dialect | code |\n| --- | --- |\n"
        + rows.joined(separator: "\n") + "\n"
    }
    return """
      # All dialects side by side

      The rows of a table give the same frames in both reading directions; tests compare them. A
      dialect that is not in a table says it with plain anchors, which work beside every dialect.


      """ + parts.joined(separator: "\n")
  }
}
#endif
