// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT && !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import Testing

/// The three relations take the same operands. Swift cannot declare a family of operators at once, so
/// their files are compared.
@Suite("Sources of relations") struct RelationSourceTests {
  private struct Family: Sendable {
    let file: String
    let symbol: String
    let relation: String
    let words: String
  }

  private static let equal = Family(
    file: "Equal", symbol: "|=|", relation: ".equal", words: " to equal ")
  private static let others = [
    Family(
      file: "AtLeast", symbol: "|>|", relation: ".greaterThanOrEqual", words: " to be at least "),
    Family(file: "AtMost", symbol: "|<|", relation: ".lessThanOrEqual", words: " to be at most "),
  ]

  private func source(_ file: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/MortarCore/Relations/\(file).swift"
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The words without the formatter's line breaks, and those of comments.
  private func flat(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.filter { $0 != "///" }.joined(separator: " ")
  }

  @Test("A relation takes the operands that the others take", arguments: others)
  private func sameOperands(other: Family) throws {
    let expected = flat(try source(Self.equal.file))
      .replacingOccurrences(of: Self.equal.symbol, with: other.symbol)
      .replacingOccurrences(of: Self.equal.relation, with: other.relation)
      .replacingOccurrences(of: Self.equal.words, with: other.words)
    #expect(expected == flat(try source(other.file)))
  }
}
#endif
