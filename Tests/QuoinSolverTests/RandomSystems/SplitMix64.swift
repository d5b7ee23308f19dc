// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A small generator of pseudo-random numbers (Steele, Lea and Flood, 2014). Equal seeds give equal
/// sequences, on every platform and with every version of the standard library.
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An integer of the range. Small ranges only: the remainder favours no number noticeably.
  mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in `numerator` of `denominator` cases.
  mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    integer(in: 1...denominator) <= numerator
  }

  /// An element of a collection that is not empty.
  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: integer(in: 0...(choices.count - 1)))]
  }
}
