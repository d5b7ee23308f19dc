// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The extent of an explanation of problems.
package struct ExplanationOptions: Hashable, Sendable {
  /// The number of smallest conflicting sets that are sought in each conflict group.
  package var conflictSets = 1
  /// The number of fixes that are listed for each problem.
  package var fixes = 3
  /// The time limit for the search for further conflicting sets, in milliseconds.
  package var milliseconds = 200.0
  /// Whether each member of a long conflict has a line of its own.
  package var isFull = false
  /// Whether conflicts have the multiples of their rows and the rule that chose the broken member.
  package var isVerbose = false
  /// The number of levels of a derivation; nil for all.
  package var depth: Int?
  /// The number of sets of constraints that determine a number, the one of its derivation included.
  package var determiningSets = 1

  /// The deadline of the search for fixes; nil for none. Problems that are found later are
  /// described without fixes.
  package var deadline: ContinuousClock.Instant?

  package init() {}

  /// Whether the deadline has passed.
  package var isLate: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// The first fix of each problem alone, for short forms.
  package static var short: ExplanationOptions {
    var options = ExplanationOptions()
    options.fixes = 1
    return options
  }

  /// The options for output without fixes.
  package static var withoutFixes: ExplanationOptions {
    var options = ExplanationOptions()
    options.fixes = 0
    return options
  }
}
