// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

/// A mistake that beginners make, in the dialect in which they make it, and the report about it.
///
/// The statements that take part in the problem end with the comment `// mistake`.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The mistake as a sentence, different from all others.
  let name: String
  let dialect: Dialect
  /// The expected report, derived by hand.
  let expected: ExpectedReport
  /// The source file, and the line in it where the mistake begins.
  let file: String
  let line: Int
  /// Makes the views and the constraints.
  let make: @MainActor @Sendable (Stage) -> Void

  init(
    _ name: String, in dialect: Dialect = .anchors, _ expected: ExpectedReport,
    file: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    (self.name, self.dialect, self.expected) = (name, dialect, expected)
    (self.file, self.line, self.make) = (file, line, make)
  }

  var testDescription: String { name }

  /// The stored report: the words of the name, such as `two-widths.txt`.
  var storedReport: String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return "Tests/Fixtures/Mistakes/Code/\(words.joined(separator: "-")).txt"
  }
}

/// A way of stating constraints.
enum Dialect: String, Sendable, CaseIterable {
  case anchors, items, visualFormat, cartography, swiftAutoLayout, mortar, mortarVFL, notAutoLayout

  /// The dialects whose constraints know the statement that made them.
  static let located: Set<Dialect> = [
    .anchors, .items, .visualFormat, .cartography, .swiftAutoLayout,
  ]
}
