// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a program asked a dialect for that cannot be.
public struct LayoutMisuseReport: Equatable, Sendable {
  /// Stays the same when the wording changes, such as `M-5`; nil where a dialect has no codes.
  public var code: String?
  /// The name of the exception that the original of the dialect raises; nil where it raises none.
  public var name: String?
  /// Names the views and the rule, and says what to do.
  public var sentence: String
  /// The operands, counts or names that the sentence is about, one by one.
  public var evidence: [String]

  /// A report; a sentence is enough.
  public init(
    code: String? = nil, name: String? = nil, sentence: String, evidence: [String] = []
  ) {
    self.code = code
    self.name = name
    self.sentence = sentence
    self.evidence = evidence
  }
}
