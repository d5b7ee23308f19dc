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
      let found = catalog.chapters.map { chapter in
        (chapter.dialect, chapter.constructs.first { $0.text.key == key }?.text)
      }
      // A construct of one dialect alone is in its guide.
      guard found.count(where: { $0.1 != nil }) > 1 else { return nil }
      let isInAnchors = found.contains { $0.0 == .anchors && $0.1 != nil }
      let rows = found.map { dialect, text in
        guard let text else {
          let anchors = isInAnchors ? "[plain anchors](Anchors.md#\(key))" : "plain anchors"
          return "| \(dialect.title) | \(anchors) |"
        }
        return "| [\(dialect.title)](\(dialect.rawValue).md#\(key)) "
          + "| \(GuidePage.cell(text.code)) |"
      }
      return "## \(titles[key] ?? key)\n\n| dialect | code |\n| --- | --- |\n"
        + rows.joined(separator: "\n") + "\n"
    }
    return """
      # All dialects side by side

      The rows of a table give the same frames in both reading directions; tests compare them. Where a
      dialect cannot express a layout, its row leads to plain anchors, which work with every dialect.


      """ + parts.joined(separator: "\n")
  }
}
#endif
