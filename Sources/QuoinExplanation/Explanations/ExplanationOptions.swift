// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How much an explanation of problems contains.
package struct ExplanationOptions: Hashable, Sendable {
  /// The number of smallest conflicting sets that are sought in each conflict group.
  package var conflictSets = 1
  /// The number of fixes that are listed for each problem.
  package var fixes = 3
  /// How long to search for further conflicting sets, in milliseconds.
  package var milliseconds = 200.0
  /// Whether each member of a long conflict has a line of its own.
  package var isFull = false
  /// Whether conflicts have the multiples of their rows and the rule that chose the broken member.
  package var isVerbose = false
  /// The number of levels of a derivation; nil for all.
  package var depth: Int?
  /// The number of sets of constraints that determine a number, the one of its derivation included.
  package var determiningSets = 1

  /// When to stop looking for fixes; nil for never. Problems that come later are described without any.
  package var deadline: ContinuousClock.Instant?

  package init() {}

  /// Whether the time for fixes is over.
  package var isLate: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// The first fix of each problem alone, for short forms.
  package static var short: ExplanationOptions {
    var options = ExplanationOptions()
    options.fixes = 1
    return options
  }

  /// No fix, for output without any.
  package static var withoutFixes: ExplanationOptions {
    var options = ExplanationOptions()
    options.fixes = 0
    return options
  }
}
