// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers that one random system is made of. They are few, so that equal ones meet.
struct NumberPalette {
  let coefficients: [Fraction]
  let constants: [Fraction]
  /// What a size may be; not negative.
  let lengths: [Fraction]
  let priorities: [Double]

  init(_ random: inout SplitMix64) {
    coefficients = random.pick([
      [1, -1], [1, 1, -1, -1, 2, -2, 0.5, -0.5], [1, -1, 3, -3, 0.25, 2.5],
      // No double is one of these: the systems are compared as far as doubles can tell.
      [1, -1, Fraction(1, over: 3), Fraction(-2, over: 3)],
      [1, -1, Fraction(1, over: 10), Fraction(-3, over: 5), Fraction(17, over: 10)],
    ])
    let few: [(constants: [Fraction], lengths: [Fraction])] = [
      ([0], [0, 10]),
      ([10], [10]),
      ([0, 0, 8, -8, 10, 20], [20, 44, 100, 320]),
      ([0, 8, 16, -16, 50, 100], [0, 40, 80, 100, 120, 375]),
      ([0.5, 12.5, -0.75, 10], [21, 66.5, 200]),
      ([0, 10, -100_000, Fraction(1, over: 3)], [0, 1_000_000, 16_777_200, 44]),
      ([0, 1, 2, 3, 5, 7, -4, -9, 13], [0, 17, 60, 101, 250, 431]),
    ]
    (constants, lengths) = random.pick(few)
    let all = [750, 250, 999.5, 250.25, 500, 999, 50, 1, 0, 0.001, 749, 751, 600, 999.999]
    priorities = (0..<random.pick([1, 1, 2, 3, 4, 6])).map { _ in random.pick(all) }
  }
}
