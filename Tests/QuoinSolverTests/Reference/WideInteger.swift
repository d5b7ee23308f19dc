// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An integer of any size.
///
/// Most numbers of the reference solver fit into a word and are stored as one. The others have a
/// sign and a magnitude of several words. It has the operations that an exact tableau needs: sums,
/// products, and quotients that are known to come out even.
enum WideInteger: Hashable, Sendable {
  case word(Int)
  /// Only for what does not fit into a word, so that equal numbers are stored equally.
  case words(isNegative: Bool, Magnitude)

  init(_ number: Int) {
    self = .word(number)
  }

  private init(isNegative: Bool, _ magnitude: Magnitude) {
    let words = magnitude.words
    if words.isEmpty {
      self = .word(0)
    } else if words.count == 1, words[0] <= UInt(Int.max) {
      self = .word(isNegative ? -Int(words[0]) : Int(words[0]))
    } else if words.count == 1, isNegative, words[0] == Int.min.magnitude {
      self = .word(.min)
    } else {
      self = .words(isNegative: isNegative, magnitude)
    }
  }

  /// -1, 0 or 1.
  var signum: Int {
    switch self {
    case .word(let number): number.signum()
    case .words(let isNegative, _): isNegative ? -1 : 1
    }
  }

  var magnitude: Magnitude {
    switch self {
    case .word(let number): Magnitude(number.magnitude)
    case .words(_, let magnitude): magnitude
    }
  }

  /// The number as an integer of the machine; nil when it does not fit.
  var word: Int? {
    if case .word(let number) = self { number } else { nil }
  }

  /// The quotient of two integers of which the second divides the first.
  func exactQuotient(by divisor: WideInteger) -> WideInteger {
    if case .word(let left) = self, case .word(let right) = divisor, right != -1 {
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      precondition(remainder == 0, "the quotient of \(left) and \(right) does not come out even")
      return .word(quotient)
    }
    return WideInteger(
      isNegative: (signum < 0) != (divisor.signum < 0),
      magnitude.exactQuotient(by: divisor.magnitude))
  }

  /// The greatest integer that divides both; never 0.
  static func greatestCommonDivisor(_ left: WideInteger, _ right: WideInteger) -> WideInteger {
    if case .word(let first) = left, case .word(let second) = right, first != .min, second != .min {
      var (large, small) = (abs(first), abs(second))
      while small != 0 { (large, small) = (small, large % small) }
      return .word(max(large, 1))
    }
    let divisor = Magnitude.greatestCommonDivisor(left.magnitude, right.magnitude)
    return WideInteger(isNegative: false, divisor.isZero ? Magnitude(1) : divisor)
  }
}

extension WideInteger {
  static func * (left: WideInteger, right: WideInteger) -> WideInteger {
    if case .word(let first) = left, case .word(let second) = right {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      if !overflow { return .word(product) }
    }
    if left.signum == 0 || right.signum == 0 { return .word(0) }
    return WideInteger(
      isNegative: (left.signum < 0) != (right.signum < 0), left.magnitude * right.magnitude)
  }

  static func + (left: WideInteger, right: WideInteger) -> WideInteger {
    if case .word(let first) = left, case .word(let second) = right {
      let (sum, overflow) = first.addingReportingOverflow(second)
      if !overflow { return .word(sum) }
    }
    let (isNegative, isOtherNegative) = (left.signum < 0, right.signum < 0)
    let (mine, theirs) = (left.magnitude, right.magnitude)
    if isNegative == isOtherNegative {
      return WideInteger(isNegative: isNegative, mine + theirs)
    }
    return mine < theirs
      ? WideInteger(isNegative: isOtherNegative, theirs - mine)
      : WideInteger(isNegative: isNegative, mine - theirs)
  }

  static func - (left: WideInteger, right: WideInteger) -> WideInteger {
    left + -right
  }

  static prefix func - (operand: WideInteger) -> WideInteger {
    switch operand {
    case .word(let number) where number != .min: .word(-number)
    default: WideInteger(isNegative: operand.signum > 0, operand.magnitude)
    }
  }
}

extension WideInteger: Comparable {
  static func < (left: WideInteger, right: WideInteger) -> Bool {
    switch (left, right) {
    case (.word(let first), .word(let second)): first < second
    default:
      left.signum != right.signum
        ? left.signum < right.signum
        : left.signum < 0
          ? right.magnitude < left.magnitude : left.magnitude < right.magnitude
    }
  }
}

extension WideInteger: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {
    self = .word(value)
  }
}
