// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Everything that keeps a file, a configuration or a baseline from being read.
///
/// The cases hold the evidence. `FileProblem+Sentence` has the sentence for each of them, and
/// `FileProblem+Code` a code that stays the same when the sentence changes.
package enum FileProblem: Hashable, Sendable {
  case unreadableFolder(reason: String)
  /// A list of paths.
  case unreadableList(reason: String)

  // The problem of a configuration that cannot be read.
  case unreadableConfiguration(reason: String)
  case malformedConfiguration
  case repeatedKey(String)
  /// A file that extends another one that extends it in turn.
  case circularExtends(String)
  case unknownKey(String, known: [String])
  case unknownRule(String, known: [String])
  /// A value of another kind than the key has; nil for the whole file.
  case wrongKind(key: String?, expected: String)
  /// A value that is not one of the words allowed for its key.
  case unknownWord(String, words: [String])
  /// A matrix that cannot be read, and the reason in a sentence.
  case invalidMatrix(String)
  /// An override without its files or without its rules.
  case incompleteOverride

  // The problem of a baseline that cannot be read.
  case unreadableBaseline(reason: String)
  case malformedBaseline
  case malformedBaselineEntry
  case baselineVersion(Int, readable: Int)
}
