// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sample texts that a program replaces.
enum PlaceholderText {
  /// The texts of new views in Interface Builder, and texts that people write in their place.
  private static let placeholders: Set<String> = [
    "label", "button", "title", "subtitle", "detail", "text", "placeholder", "description", "name",
  ]

  private static let loremIpsum = "lorem ipsum"

  /// Returns whether a text is a sample that a program would replace.
  static func isPlaceholder(_ text: String) -> Bool {
    let word = text.lowercased().trimmingSpaces
    return word.isEmpty || placeholders.contains(word)
      // The search is slow, and most texts are shorter.
      || word.utf8.count >= loremIpsum.utf8.count && word.contains(loremIpsum)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
