// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Shrunk scripts that a solver once got wrong. They are compared with the reference solver as the
/// random ones are.
@Suite("Remembered scripts")
struct RememberedScriptTests {
  /// A range has one end in infinity; the other end is looked for afterwards.
  static let infiniteRanges: [[SolverStep]] = [
    [
      .variable(2, .position, nonNegative: false),
      .variable(3, .size, nonNegative: true),
      .constraint(1, [.init(1, 2), .init(0.5, 3)], .equal, 0),
      .variable(5, .size, nonNegative: true),
      .constraint(5, [.init(1, 5), .init(-1, 3)], .lessThanOrEqual, -8),
      .solve,
    ],
    [
      .variable(6, .unspecified, nonNegative: false),
      .variable(7, .unspecified, nonNegative: true),
      .constraint(5, [.init(1, 6), .init(1, 7)], .lessThanOrEqual, -12.5),
      .constraint(19, [.init(-1, 6)], .greaterThanOrEqual, 0, 999.999),
      .solve,
    ],
    [
      .variable(5, .size, nonNegative: false),
      .constraint(6, [.init(1, 5)], .lessThanOrEqual, 10),
      .variable(8, .size, nonNegative: true),
      .constraint(13, [.init(1, 8), .init(1, 5)], .lessThanOrEqual, 0),
      .solve,
    ],
  ]

  @Test("The solver agrees with the reference solver", arguments: infiniteRanges)
  func agreement(script: [SolverStep]) {
    #expect(ScriptOutcome(of: script).difference == nil)
  }
}
