// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Messages of pieces that have a meaning in some format, the same ones in each run.
struct RandomMessages {
  private static let pieces = [
    "\"", "'", "\n", "\r", "\r\n", "\t", "%", "%0A", "%25", "]]>", "<![CDATA[", "&", "&amp;",
    "<br>",
    "</failure>", "-->", "|", "`", "``", "*", "_", "[x](y)", "@all", "~", "::", ":", ",", "{", "}",
    "#",
    "$x", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "\u{2028}", "\u{200F}", "مرحبا", "漢字", "a", "Zebra", " ", "  ", "0",
  ]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next message.
  ///
  /// - Parameter usesBackslash: Whether the message may have one, which the lines of compilers do not
  ///   tell from the ones that they add.
  mutating func next(usesBackslash: Bool) -> String {
    let pieces = Self.pieces + (usesBackslash ? ["\\", "\\n", "\\|"] : [])
    let count = random(12) + 1
    return (0..<count).map { _ in pieces[random(pieces.count)] }.joined()
  }

  /// A number below a limit, by the generator of Knuth, "Seminumerical Algorithms", 3.3.4.
  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
