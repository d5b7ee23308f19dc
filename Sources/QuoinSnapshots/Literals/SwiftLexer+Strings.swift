// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SwiftLexer {
  /// Reads a string if one begins here.
  mutating func readString() throws -> SwiftToken.StringForm? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "\"") else { return nil }
    position += hashes + 1
    var form = SwiftToken.StringForm(
      hashes: hashes, isMultiline: opensMultilineString(hashes), hasInterpolation: false)
    if form.isMultiline { position += 2 }
    while !closesString(form) {
      guard !isAtEnd, form.isMultiline || !peek().isLineBreak else { throw UnterminatedToken() }
      if peek() == UInt8(ascii: "\\"), hasHashes(form.hashes, at: 1) {
        position += 1 + form.hashes
        if peek() == UInt8(ascii: "(") {
          position += 1
          form.hasInterpolation = true
          try skipInterpolation()
          continue
        }
        // The escaped character, except for the line break after a backslash at the end of a line.
        guard !peek().isLineBreak else { continue }
      }
      position += 1
    }
    position += (form.isMultiline ? 3 : 1) + form.hashes
    return form
  }

  /// Whether the quote before the position is the first of three. `#"""#` is one quote in a raw
  /// string.
  private func opensMultilineString(_ hashes: Int) -> Bool {
    guard starts(with: "\"\"") else { return false }
    guard hashes > 0 else { return true }
    var distance = 1
    while position + distance < source.count, !peek(distance).isLineBreak {
      if peek(distance) == UInt8(ascii: "\""), hasHashes(hashes, at: distance + 1) { return false }
      distance += 1
    }
    return true
  }

  private func closesString(_ form: SwiftToken.StringForm) -> Bool {
    form.isMultiline
      ? starts(with: "\"\"\"") && hasHashes(form.hashes, at: 3)
      : peek() == UInt8(ascii: "\"") && hasHashes(form.hashes, at: 1)
  }

  /// Whether as many `#` follow at a distance from the position.
  func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }
}
