// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import Testing

/// Integers of any size against the laws of arithmetic and known numbers.
@LongTests @Suite("Integers of any size")
struct WideIntegerTests {
  /// Integers of up to five words, small ones and the ends of a word among them.
  nonisolated private static let samples: [WideInteger] = {
    var random = SplitMix64(seed: 7)
    var samples: [WideInteger] = [0, 1, -1, 2, WideInteger(.max), WideInteger(.min)]
    for length in 1...5 {
      for _ in 0..<6 {
        let product = (0..<length).reduce(1 as WideInteger) { number, _ in
          number * WideInteger(Int(truncatingIfNeeded: random.next()))
        }
        samples += [product, product + 1]
      }
    }
    return samples
  }()

  @Test("Powers of ten beyond a word have the correct digits")
  func knownNumbers() {
    let power = (0..<30).reduce(1 as WideInteger) { number, _ in number * 10 }
    // 10^30 = 0xC9F2C9CD0 * 2^64 + 0x4674EDEA40000000
    #expect(power.magnitude.words == [0x4674_EDEA_4000_0000, 0xC_9F2C_9CD0])
    #expect(power.exactQuotient(by: 1_000_000_000_000_000_000) == 1_000_000_000_000)
    #expect((power - 1).word == nil)
    #expect((power - (power - 1)).word == 1)
    #expect(WideInteger(.max) + 1 - 1 == WideInteger(.max))
    #expect(-WideInteger(.min) - WideInteger(.max) == 1)
  }

  @Test("Sums, products and quotients undo each other", arguments: samples.indices)
  func laws(index: Int) {
    let left = Self.samples[index]
    for right in Self.samples {
      let (sum, product) = (left + right, left * right)
      #expect(sum - right == left)
      #expect(sum == right + left)
      #expect(product == right * left)
      #expect((left - right) * sum == left * left - right * right)
      #expect((left < right) == ((left - right).signum < 0))
      if right != 0 { #expect(product.exactQuotient(by: right) == left) }
    }
  }

  @Test("The greatest common divisor divides both, and the quotients have none", arguments: samples)
  func commonDivisors(left: WideInteger) {
    for index in stride(from: 0, to: Self.samples.count, by: 3) {
      let right = Self.samples[index]
      guard left != 0, right != 0 else { continue }
      let divisor = WideInteger.greatestCommonDivisor(left, right)
      let (first, second) = (left.exactQuotient(by: divisor), right.exactQuotient(by: divisor))
      #expect(divisor.signum == 1)
      #expect(WideInteger.greatestCommonDivisor(first, second) == 1)
    }
  }

  @Test("A fraction of large integers is near the right double")
  func doubles() {
    let power = (0..<40).reduce(1 as WideInteger) { number, _ in number * 10 }
    #expect(Fraction(power, over: power * 8).double == 0.125)
    #expect(abs(Fraction(power * 2, over: power * 3 + 1).double - 2.0 / 3) < 1e-15)
    #expect(abs(Fraction(-power, over: 3).double / 1e40 + 1.0 / 3) < 1e-15)
  }
}
