// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A token of Swift source, as far as the search for calls distinguishes tokens.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A name, a keyword or a number.
    case word
    /// A bracket, a comma, a colon, a semicolon, or another single character.
    case punctuation(UInt8)
    /// Characters of operators, such as `==` and `.`.
    case operators
    case string(StringForm)
    case regex
  }

  /// The delimiters of a string.
  struct StringForm: Hashable {
    /// The number of `#` at each end.
    var hashes: Int
    /// Whether it has three quotes.
    var isMultiline: Bool
    var hasInterpolation: Bool
  }

  var kind: Kind
  /// The bytes of the token in the source.
  var range: Range<Int>
  /// Whether there is a line break between the previous token and this one.
  var followsLineBreak: Bool

  func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation(UInt8(ascii: character))
  }
}
