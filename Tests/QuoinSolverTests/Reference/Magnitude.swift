// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A natural number of any size, by the schoolbook: numbers of the reference solver have a dozen
/// words at most, where nothing cleverer pays.
struct Magnitude: Hashable, Sendable {
  /// The digits to the base 2^64, lowest first, without leading zeros.
  private(set) var words: [UInt]

  init(_ number: UInt) {
    words = number == 0 ? [] : [number]
  }

  private init(words: [UInt]) {
    self.words = words
    dropLeadingZeros()
  }

  var isZero: Bool { words.isEmpty }

  /// The number as `significand · 2^exponent`, right to the last digits of a double.
  var parts: (significand: Double, exponent: Int) {
    let first = words.last.map { Double($0) } ?? 0
    let second = words.count > 1 ? Double(words[words.count - 2]) : 0
    return words.count > 1
      ? (first * 0x1p64 + second, 64 * (words.count - 2)) : (first, 0)
  }

  private mutating func dropLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}

extension Magnitude {
  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    let (long, short) =
      left.words.count < right.words.count
      ? (right.words, left.words) : (left.words, right.words)
    var sum = long
    var carry: UInt = 0
    for index in sum.indices {
      if index >= short.count && carry == 0 { break }
      let digit = index < short.count ? short[index] : 0
      let (partial, first) = sum[index].addingReportingOverflow(digit)
      let (total, second) = partial.addingReportingOverflow(carry)
      sum[index] = total
      carry = first || second ? 1 : 0
    }
    if carry != 0 { sum.append(carry) }
    return Magnitude(words: sum)
  }

  /// The difference; `right` is not greater.
  static func - (left: Magnitude, right: Magnitude) -> Magnitude {
    var difference = left.words
    let borrow = subtract(right.words, times: 1, from: &difference, at: 0)
    precondition(!borrow, "a natural number minus a greater one")
    return Magnitude(words: difference)
  }

  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    var product = [UInt](repeating: 0, count: left.words.count + right.words.count)
    for (place, digit) in left.words.enumerated() {
      var carry: UInt = 0
      for (offset, other) in right.words.enumerated() {
        let (high, low) = digit.multipliedFullWidth(by: other)
        let (partial, first) = product[place + offset].addingReportingOverflow(low)
        let (total, second) = partial.addingReportingOverflow(carry)
        product[place + offset] = total
        // The high digit of a product is at most 2^64 - 2, and only once both sums carry.
        carry = high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      }
      product[place + right.words.count] = carry
    }
    return Magnitude(words: product)
  }

  /// The quotient of two numbers of which the second divides the first.
  ///
  /// The lowest digit of the quotient is the lowest of the dividend times the inverse of the lowest
  /// of the divisor, modulo 2^64; then the same with the remainder, digit by digit (Jebelean, "An
  /// algorithm for exact division", 1993).
  func exactQuotient(by divisor: Magnitude) -> Magnitude {
    precondition(!divisor.isZero, "a division by zero")
    let shift = divisor.trailingZeros
    let odd = divisor.shiftedRight(by: shift).words
    var rest = shiftedRight(by: shift).words
    guard rest.count >= odd.count else {
      precondition(rest.isEmpty, "a quotient does not come out even")
      return Magnitude(0)
    }
    var inverse = odd[0]
    // An odd number is its own inverse modulo 8; each step doubles the digits that are right.
    for _ in 0..<5 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    var quotient = [UInt](repeating: 0, count: rest.count - odd.count + 1)
    for place in quotient.indices where rest[place] != 0 {
      quotient[place] = rest[place] &* inverse
      let borrow = Self.subtract(odd, times: quotient[place], from: &rest, at: place)
      precondition(!borrow, "a quotient does not come out even")
    }
    precondition(rest.allSatisfy { $0 == 0 }, "a quotient does not come out even")
    return Magnitude(words: quotient)
  }

  /// The greatest number that divides both, by halving and subtracting.
  static func greatestCommonDivisor(_ left: Magnitude, _ right: Magnitude) -> Magnitude {
    if left.isZero { return right }
    if right.isZero { return left }
    let twos = min(left.trailingZeros, right.trailingZeros)
    var (mine, theirs) = (left.shiftedRight(by: left.trailingZeros), right)
    while !theirs.isZero {
      theirs = theirs.shiftedRight(by: theirs.trailingZeros)
      if theirs < mine { swap(&mine, &theirs) }
      theirs = theirs - mine
    }
    return mine.shiftedLeft(by: twos)
  }

  /// Takes a multiple of a number from the digits of another, from one of its digits on; whether
  /// the result would be negative.
  private static func subtract(
    _ number: [UInt], times factor: UInt, from digits: inout [UInt], at start: Int
  ) -> Bool {
    var borrow: UInt = 0
    var place = start
    for digit in number {
      let (high, low) = digit.multipliedFullWidth(by: factor)
      let (partial, first) = digits[place].subtractingReportingOverflow(low)
      let (total, second) = partial.subtractingReportingOverflow(borrow)
      digits[place] = total
      borrow = high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      place += 1
    }
    while borrow != 0, place < digits.count {
      let (total, overflow) = digits[place].subtractingReportingOverflow(borrow)
      digits[place] = total
      borrow = overflow ? 1 : 0
      place += 1
    }
    return borrow != 0
  }
}

extension Magnitude {
  fileprivate var trailingZeros: Int {
    guard let place = words.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 64 * place + words[place].trailingZeroBitCount
  }

  fileprivate func shiftedRight(by count: Int) -> Magnitude {
    let (whole, bits) = (count / 64, count % 64)
    guard count > 0 else { return self }
    var shifted = Array(words.dropFirst(whole))
    for place in shifted.indices where bits > 0 {
      let above = place + 1 < shifted.count ? shifted[place + 1] : 0
      shifted[place] = shifted[place] >> bits | above << (64 - bits)
    }
    return Magnitude(words: shifted)
  }

  fileprivate func shiftedLeft(by count: Int) -> Magnitude {
    let (whole, bits) = (count / 64, count % 64)
    var shifted = [UInt](repeating: 0, count: whole) + words + [0]
    for place in shifted.indices.reversed() where bits > 0 && place >= whole {
      let below = place > whole ? shifted[place - 1] : 0
      shifted[place] = shifted[place] << bits | below >> (64 - bits)
    }
    return Magnitude(words: shifted)
  }
}

extension Magnitude: Comparable {
  static func < (left: Magnitude, right: Magnitude) -> Bool {
    if left.words.count != right.words.count { return left.words.count < right.words.count }
    for place in left.words.indices.reversed() where left.words[place] != right.words[place] {
      return left.words[place] < right.words[place]
    }
    return false
  }
}
