// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value in three versions of a test file.
struct SampleValue {
  var base: String?
  var ours: String?
  var theirs: String?

  enum Outcome: Equatable {
    /// The value that the result has.
    case one(String?)
    /// Both sides changed the value, to different ones.
    case contradiction
  }

  var outcome: Outcome {
    if Self.areEqual(ours, theirs) { return .one(ours) }
    if Self.areEqual(base, ours) { return .one(theirs) }
    return Self.areEqual(base, theirs) ? .one(ours) : .contradiction
  }

  /// Whether two texts are equal, as numbers if both are.
  static func areEqual(_ first: String?, _ second: String?) -> Bool {
    if first == second { return true }
    guard let first = first.flatMap(Double.init), let second = second.flatMap(Double.init) else {
      return false
    }
    return first == second
  }
}
