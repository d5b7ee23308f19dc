// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers that one random system is made of. They are few, so that equal ones meet.
struct NumberPalette {
  let coefficients: [Fraction]
  let constants: [Fraction]
  /// The possible sizes; not negative.
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
    priorities = Self.priorities(&random)
  }

  /// The numbers of a regular script: what equal distances are made of, and now and then numbers of
  /// very different size side by side.
  init(regular random: inout SplitMix64) {
    let (third, tenth, thousandth) = (
      Fraction(1, over: 3), Fraction(1, over: 10), Fraction(1, over: 1000)
    )
    let million: Fraction = 1_000_000
    coefficients = random.pick([
      [1, -1], [1, -1], [1, 1, -1, 2, -0.5, 3], [1, -1, third, -third, 3],
      [1, -1, tenth, Fraction(7, over: 10), -Fraction(3, over: 10)],
      [1, -1, thousandth, million, -thousandth], [1, million, -million, 0.5],
    ])
    let few: [(constants: [Fraction], lengths: [Fraction])] = [
      ([10, 20, 0, 8], [100, 320, 44]), ([0, 50, 90, -30], [0, 90, 100]),
      ([third, -third, 2 * third, 10], [100, 100 * third, 320]),
      ([tenth, 3 * tenth, 7 * tenth], [66.5, 321 * tenth]),
      ([Fraction(999_999_999, over: 1000), 0, thousandth], [million, 1_000_327, 1]),
      ([8, third, million, thousandth], [Fraction(999_999_999, over: 1000), 375, tenth]),
      ([0, 1, -1], [1, 2, 3]),
    ]
    (constants, lengths) = random.pick(few)
    priorities = Self.priorities(&random)
  }

  private static func priorities(_ random: inout SplitMix64) -> [Double] {
    let all = [750, 250, 999.5, 250.25, 500, 999, 50, 1, 0, 0.001, 749, 751, 600, 999.999]
    return (0..<random.pick([1, 1, 2, 3, 4, 6])).map { _ in random.pick(all) }
  }
}
