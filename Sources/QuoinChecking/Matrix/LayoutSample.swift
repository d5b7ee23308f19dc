// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A sample text for a function that creates views, such as a long word, with a name for people.
///
/// Other sample values are identified by their position in a list and named by their description.
public struct LayoutSample: Hashable, Sendable {
  /// The name in failures, such as `long word`.
  public var name: String
  /// The text.
  public var text: String

  /// Creates a sample.
  public init(_ name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Texts that layouts have to handle: none, one letter, a long word, a long text, several lines,
  /// an emoji of several characters, Arabic, digits, and letters with several marks.
  public static let strings: [LayoutSample] = [
    LayoutSample("empty", text: ""),
    LayoutSample("one letter", text: "i"),
    LayoutSample("long word", text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"),
    LayoutSample(
      "long text",
      text: """
        The quick brown fox jumps over the lazy dog, runs along the river to the old mill, and waits \
        there for the rain to end before it goes home by the road through the hills.
        """),
    LayoutSample("lines", text: "First line\nsecond line\nthird line"),
    LayoutSample("emoji", text: "👩‍👩‍👧‍👦 family, 🏳️‍🌈 flag, 👍🏽 thumb"),
    LayoutSample("Arabic", text: "مرحبا بالعالم"),
    LayoutSample("digits", text: "1234567890"),
    LayoutSample("marks", text: "Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐̇"),
  ]
}
