// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension [String] {
  /// The words as in a sentence, such as `a, b and 3 more`; empty without words.
  ///
  /// - Parameter most: The largest number of words that are written. The others are counted.
  package func inSentence(most: Int = .max) -> String {
    var shown = Array(prefix(most))
    if count > shown.count { shown.append("\(count - shown.count) more") }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
