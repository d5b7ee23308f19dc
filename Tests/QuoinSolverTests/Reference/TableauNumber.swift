// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number did not fit into a machine word. The system has to be solved with wider ones.
struct NumberTooLarge: Error {}

/// The integers that ``ExactTableau`` calculates with: machine words, which are quick and may not
/// suffice, or integers of any size.
protocol TableauNumber {
  init(_ number: Int)
  init(_ wide: WideInteger) throws(NumberTooLarge)

  var wide: WideInteger { get }
  var signum: Int { get }
  var negated: Self { get }

  /// `left - factor · right`.
  static func difference(
    _ left: Self, _ factor: Self, _ right: Self
  ) throws(NumberTooLarge) -> Self

  /// -1, 0 or 1, as `left · right` is less than, equal to or greater than `other · factor`.
  static func compare(_ left: Self, _ right: Self, _ other: Self, _ factor: Self) -> Int

  /// Replaces the cells of a row by `(cell · pivot - factor · source) / divisor`, which comes out
  /// even. Tests run without optimisation, where a generic loop is slow; hence a loop of each type.
  static func eliminate(
    _ target: UnsafeMutablePointer<Self>, with source: UnsafeMutablePointer<Self>,
    columns: [Int], factor: Self, pivot: Self, divisor: Self
  ) throws(NumberTooLarge)
}

extension Int: TableauNumber {
  init(_ wide: WideInteger) throws(NumberTooLarge) {
    guard let number = wide.word else { throw NumberTooLarge() }
    self = number
  }

  var wide: WideInteger { .word(self) }
  var signum: Int { signum() }
  var negated: Int { -self }

  static func difference(_ left: Int, _ factor: Int, _ right: Int) throws(NumberTooLarge) -> Int {
    let (product, tooLarge) = factor.multipliedReportingOverflow(by: right)
    let (result, alsoTooLarge) = left.subtractingReportingOverflow(product)
    if tooLarge || alsoTooLarge || result == .min { throw NumberTooLarge() }
    return result
  }

  static func compare(_ left: Int, _ right: Int, _ other: Int, _ factor: Int) -> Int {
    let mine = left.multipliedFullWidth(by: right)
    let theirs = other.multipliedFullWidth(by: factor)
    return mine < theirs ? -1 : mine == theirs ? 0 : 1
  }

  static func eliminate(
    _ target: UnsafeMutablePointer<Int>, with source: UnsafeMutablePointer<Int>,
    columns: [Int], factor: Int, pivot: Int, divisor: Int
  ) throws(NumberTooLarge) {
    for column in columns {
      let (mine, tooLarge) = target[column].multipliedReportingOverflow(by: pivot)
      let (theirs, alsoTooLarge) = factor.multipliedReportingOverflow(by: source[column])
      let (number, stillTooLarge) = mine.subtractingReportingOverflow(theirs)
      if tooLarge || alsoTooLarge || stillTooLarge || number == .min {
        target[column] = try quotient(
          target[column], pivot, minus: factor, source[column], over: divisor)
      } else if divisor == 1 {
        target[column] = number
      } else {
        let quotient = number / divisor
        precondition(quotient &* divisor == number, "a pivot must come out even")
        target[column] = quotient
      }
    }
  }
}

/// `(left · right − other · factor) / divisor` with room for twice as many digits in between.
private func quotient(
  _ left: Int, _ right: Int, minus other: Int, _ factor: Int, over divisor: Int
) throws(NumberTooLarge) -> Int {
  let mine = left.multipliedFullWidth(by: right)
  let theirs = other.multipliedFullWidth(by: factor)
  let (low, borrow) = mine.low.subtractingReportingOverflow(theirs.low)
  let (high, overflow) = mine.high.subtractingReportingOverflow(theirs.high)
  // Products reach 2^126, so their difference and the borrow always have room.
  precondition(!overflow, "the difference of two products fits in twice a word")
  let whole = (high: borrow ? high - 1 : high, low: low)
  guard whole.high.magnitude < divisor.magnitude / 2 else { throw NumberTooLarge() }
  let (quotient, remainder) = divisor.dividingFullWidth(whole)
  precondition(remainder == 0, "a pivot must come out even")
  return quotient
}

extension WideInteger: TableauNumber {
  init(_ wide: WideInteger) {
    self = wide
  }

  var wide: WideInteger { self }
  var negated: WideInteger { -self }

  static func difference(
    _ left: WideInteger, _ factor: WideInteger, _ right: WideInteger
  ) -> WideInteger {
    left - factor * right
  }

  static func compare(
    _ left: WideInteger, _ right: WideInteger, _ other: WideInteger, _ factor: WideInteger
  ) -> Int {
    let (mine, theirs) = (left * right, other * factor)
    return mine < theirs ? -1 : mine == theirs ? 0 : 1
  }

  static func eliminate(
    _ target: UnsafeMutablePointer<WideInteger>, with source: UnsafeMutablePointer<WideInteger>,
    columns: [Int], factor: WideInteger, pivot: WideInteger, divisor: WideInteger
  ) {
    for column in columns {
      let isZero = target[column].signum == 0
      if source[column].signum == 0 || factor.signum == 0 {
        if isZero { continue }
        target[column] = (target[column] * pivot).exactQuotient(by: divisor)
      } else {
        let change = factor * source[column]
        target[column] =
          (isZero ? -change : target[column] * pivot - change).exactQuotient(by: divisor)
      }
    }
  }
}
