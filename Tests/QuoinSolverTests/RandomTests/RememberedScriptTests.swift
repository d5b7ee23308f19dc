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

  /// Rows that nearly are multiples of each other: with 16 digits too few are left of what they
  /// differ by.
  static let nearMultiples: [[SolverStep]] = [
    [
      .variable(0, .size, nonNegative: false),
      .variable(1, .position, nonNegative: false),
      .variable(3, .position, nonNegative: false),
      .constraint(
        0, [.init(0.5, 1), .init(1, 0), .init(-1_000_000, 0), .init(-1_000_000, 1)], .equal,
        -1_999_998_500_000),
      .constraint(2, [.init(1, 1), .init(1, 0)], .equal, 2_000_000),
      .constraint(13, [.init(1, 3), .init(-1, 1)], .equal, 327),
      .constraint(14, [.init(-1_000_000, 3)], .equal, -1_000_327_000_000),
      .solve,
    ],
    [
      .variable(1, .position, nonNegative: false),
      .variable(2, .size, nonNegative: false),
      .constraint(0, [.init(-1_000_000, 2), .init(1, 1), .init(1_000_000, 1)], .equal, 0),
      .constraint(2, [.init(-1_000_000, 1)], .equal, 0),
      .constraint(4, [.init(-1_000_000, 2), .init(1, 2), .init(1_000_000, 1)], .equal, 10),
      .solve,
    ],
    [
      .variable(0, .position, nonNegative: false),
      .variable(1, .position, nonNegative: false),
      .variable(3, .size, nonNegative: false),
      .constraint(0, [.init(1, 1), .init(-1, 0), .init(-1, 3)], .equal, 0),
      .constraint(5, [.init(1, 3), .init(1_000_000, 0)], .greaterThanOrEqual, 0, 999.0),
      .constraint(
        6, [.init(0.5, 1), .init(1_000_000, 0), .init(0.5, 3)], .lessThanOrEqual, -30, 999.0),
      .solve,
    ],
    // The second size is at least 1,000,000 times the third, and the first is their sum with a
    // number of about 3,000,000: in terms of these two, the inequalities are nearly parallel.
    [
      .variable(0, .size, nonNegative: false),
      .variable(1, .position, nonNegative: false),
      .variable(2, .size, nonNegative: false),
      .variable(10, .size, nonNegative: false),
      .constraint(1, [.init(-1, 1), .init(-1, 2)], .equal, 0),
      .constraint(
        8, [.init(1, 2), .init(1, 10), .init(-1, 0)], .equal, Fraction(-2_999_999_997, over: 1000)),
      .constraint(11, [.init(1, 10)], .greaterThanOrEqual, 10),
      .constraint(14, [.init(1_000_000, 10), .init(-1, 2)], .lessThanOrEqual, 0),
      .solve,
    ],
  ]

  /// Values that are small differences of large ones.
  static let smallDifferences: [[SolverStep]] = [
    [
      .variable(2, .unspecified, nonNegative: false),
      .variable(8, .position, nonNegative: false),
      .variable(9, .unspecified, nonNegative: false),
      .constraint(8, [.init(1, 8), .init(1, 9), .init(-1, 2)], .equal, 0),
      .constraint(11, [.init(-1, 2)], .equal, Fraction(5_000_000_001, over: 1000)),
      .constraint(13, [.init(1_000_000, 2), .init(1, 9)], .greaterThanOrEqual, 0, 999.5),
      .solve,
    ],
    [
      .variable(0, .size, nonNegative: true),
      .variable(2, .size, nonNegative: false),
      .variable(3, .size, nonNegative: false),
      .constraint(6, [.init(1, 2)], .lessThanOrEqual, 0, 751.0),
      .constraint(9, [.init(-1_000_000, 0), .init(-0.5, 3), .init(1_000_000, 2)], .equal, 10),
      .constraint(10, [.init(0.5, 0), .init(-1_000_000, 3)], .greaterThanOrEqual, 0),
      .solve,
    ],
    [
      .variable(0, .position, nonNegative: false),
      .variable(1, .size, nonNegative: false),
      .variable(2, .size, nonNegative: false),
      .constraint(5, [.init(0.5, 0)], .lessThanOrEqual, 0),
      .constraint(8, [.init(1, 1)], .lessThanOrEqual, Fraction(321, over: 10)),
      .constraint(
        10, [.init(0.5, 1), .init(1_000_000, 1), .init(0.5, 2)], .greaterThanOrEqual,
        Fraction(321_000_321, over: 10)),
      .constraint(
        11, [.init(-500_000, 2), .init(0.5, 0)], .equal, Fraction(-641_999_037, over: 40)),
      .solve,
    ],
  ]

  /// Rows that are parallel but for rounding: a multiple of 2e-15 makes a constraint look as if a
  /// conflict needed it.
  static let nearlyParallel: [[SolverStep]] = [
    [
      .variable(0, .position, nonNegative: false),
      .variable(1, .size, nonNegative: true),
      .variable(2, .size, nonNegative: false),
      .constraint(0, [.init(Fraction(-3, over: 10), 0), .init(-1, 1)], .equal, 0),
      .constraint(1, [.init(Fraction(-3, over: 10), 1)], .equal, 0),
      .constraint(
        2, [.init(-1, 2), .init(Fraction(-3, over: 10), 0), .init(Fraction(7, over: 10), 2)],
        .equal, Fraction(-216, over: 5)),
      .constraint(
        3, [.init(-1, 0), .init(-1, 2), .init(Fraction(-3, over: 10), 1)], .equal, 0),
      .solve,
    ]
  ]

  /// A new optional equality has no open variable, and still affects where a position rests.
  static let restingPositions: [[SolverStep]] = [
    [
      .input(1, 10),
      .variable(2, .position, nonNegative: false),
      .constraint(0, [.init(1, 2)], .equal, 0),
      .variable(4, .position, nonNegative: false),
      .constraint(3, [.init(1, 4), .init(-1, 2)], .greaterThanOrEqual, 0),
      .variable(6, .position, nonNegative: false),
      .constraint(4, [.init(1, 6), .init(-1, 4)], .greaterThanOrEqual, 0),
      .constraint(7, [.init(1, 6), .init(-1, 1)], .equal, 0),
      .solve,
      .constraint(8, [.init(1, 2)], .equal, 0, 999.0),
      .solve,
    ]
  ]

  @Test(
    "The solver agrees with the reference solver",
    arguments: infiniteRanges + nearMultiples + smallDifferences + nearlyParallel + restingPositions
  )
  func agreement(script: [SolverStep]) {
    #expect(ScriptOutcome(of: script).difference == nil)
  }
}
