// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The number of stored frames of public files that confirm a row of a table.
///
/// Interface Builder stores the frames that Apple's engine computed. A stored frame shows a measure
/// when a required constraint, or the absence of constraints, leaves only one value for it.
public struct StoredEvidence: Hashable, Sendable {
  /// The number of stored frames with the value of the row.
  public var agreeing: Int
  /// The number of stored frames with another value. Some of them were out of date when their file
  /// was saved.
  public var contradicting: Int
  /// The number of further stored frames with the value, in files that were counted before and are
  /// not among those with which the counts can be checked.
  public var elsewhere = 0

  /// Whether the value must not be relied on: no stored frame shows it, or as many contradict it.
  public var isGuess: Bool { agreeing + elsewhere <= contradicting }

  /// Creates counts of stored frames.
  package init(agreeing: Int, contradicting: Int = 0) {
    self.agreeing = agreeing
    self.contradicting = contradicting
  }

  /// The evidence of a value without any stored frame.
  package static let guess = StoredEvidence(agreeing: 0)

  /// A value that some frames contradict and none shows.
  package static func guess(against contradicting: Int) -> StoredEvidence {
    StoredEvidence(agreeing: 0, contradicting: contradicting)
  }

  package static func frames(
    _ agreeing: Int, against contradicting: Int = 0, elsewhere: Int = 0
  ) -> StoredEvidence {
    var evidence = StoredEvidence(agreeing: agreeing, contradicting: contradicting)
    evidence.elsewhere = elsewhere
    return evidence
  }
}

extension StoredEvidence: CustomStringConvertible {
  public var description: String {
    guard self != .guess else { return "guess" }
    let shown = agreeing + elsewhere
    let counts = contradicting == 0 ? "\(shown)" : "\(shown) against \(contradicting)"
    return isGuess ? "guess, stored frames: \(counts)" : "stored frames: \(counts)"
  }
}
