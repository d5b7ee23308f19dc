// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The terms of many sums, one behind the other. A term takes four bytes as long as all coefficients
/// of its sum are 1 or -1.
struct PackedTerms: ~Copyable, Sendable {
  /// A variable whose coefficient is 1 or -1, or any number.
  fileprivate struct Word {
    private let bits: UInt32

    init(_ variable: Int32, isNegative: Bool) {
      bits = UInt32(bitPattern: variable) << 1 | (isNegative ? 1 : 0)
    }

    /// A variable with the sign of its coefficient.
    init(_ term: LinearTerm) {
      bits =
        UInt32(bitPattern: term.variable.index) << 1
        | UInt32(truncatingIfNeeded: term.coefficient.bitPattern >> 63)
    }

    var variable: Int32 { Int32(bitPattern: bits >> 1) }

    /// 1 or -1. The sign of a number is its highest bit.
    var sign: Double { Double(bitPattern: (1.0).bitPattern | UInt64(bits & 1) << 63) }
  }

  /// The terms of one sum, for loops. They must not be used when the list has changed.
  struct Sum: Sequence, IteratorProtocol {
    struct Term {
      let coefficient: Double
      let variable: Int32
    }

    fileprivate var words: UnsafePointer<Word>?
    /// nil when each is 1 or -1.
    fileprivate var coefficients: UnsafePointer<Double>?
    fileprivate(set) var count: Int

    @inline(__always)
    mutating func next() -> Term? {
      guard count > 0, let word = words else { return nil }
      count -= 1
      words = word + 1
      guard let coefficient = coefficients else {
        return Term(coefficient: word.pointee.sign, variable: word.pointee.variable)
      }
      coefficients = coefficient + 1
      return Term(coefficient: coefficient.pointee, variable: word.pointee.variable)
    }
  }

  private var words = Buffer<Word>()
  private var coefficients = Buffer<Double>()

  init() {}

  /// How much is in use: a word for each term, and one more for each sum with coefficients.
  var wordCount: Int { words.count }

  /// The same in memory of its own.
  func copy() -> PackedTerms {
    var copy = PackedTerms()
    copy.words = words.copy()
    copy.coefficients = coefficients.copy()
    return copy
  }

  mutating func reserve(_ count: Int) { words.reserve(count) }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    words.shrink()
    coefficients.shrink()
  }

  mutating func removeAll() {
    words.removeAll()
    coefficients.removeAll()
  }

  /// The sum that starts at a word.
  /// - Parameter hasCoefficients: whether there are some other than 1 and -1. Where these are stands
  ///   behind the terms.
  @inline(__always)
  func sum(at first: Int, count: Int, hasCoefficients: Bool) -> Sum {
    let start = words.unchecked.baseAddress.map { $0 + first }
    var sum = Sum(words: start, coefficients: nil, count: count)
    if hasCoefficients {
      let place = Int(words[first + count].variable)
      sum.coefficients = coefficients.unchecked.baseAddress.map { $0 + place }
    }
    return sum
  }

  /// Adds a sum behind all others.
  /// - Returns: whether it has coefficients other than 1 and -1.
  @inline(__always)
  mutating func append(_ terms: [LinearTerm]) -> Bool {
    guard !terms.isEmpty else { return false }
    let added = words.extend(by: terms.count)
    let hasCoefficients = terms.withUnsafeBufferPointer { terms in
      var difference: UInt64 = 0
      for place in 0..<terms.count {
        added[place] = Word(terms[place])
        difference |= abs(terms[place].coefficient).bitPattern ^ (1.0).bitPattern
      }
      return difference != 0
    }
    if hasCoefficients { appendCoefficients(terms) }
    return hasCoefficients
  }

  @inline(never)
  private mutating func appendCoefficients(_ terms: [LinearTerm]) {
    words.append(Word(Int32(coefficients.count), isNegative: false))
    for place in terms.indices { coefficients.append(terms[place].coefficient) }
  }

  /// Adds a sum of another list behind all others.
  mutating func append(
    _ other: borrowing PackedTerms, at first: Int, count: Int, hasCoefficients: Bool
  ) {
    words.append(other.words, first..<first + count)
    guard hasCoefficients else { return }
    words.append(Word(Int32(coefficients.count), isNegative: false))
    let start = Int(other.words[first + count].variable)
    coefficients.append(other.coefficients, start..<start + count)
  }

  // MARK: Sums that know how long they are

  /// Adds minus the terms of a row but one, divided by that one's coefficient.
  /// - Returns: where they are: see ``sum(at:)``.
  mutating func append(quotient row: borrowing TermScratch, by divided: Int) -> Int {
    let divisor = row.coefficients[divided]
    let (variables, numerators) = (row.variables.unchecked, row.coefficients.unchecked)
    let place = words.count
    let added = words.extend(by: row.count)
    var hasCoefficients = false
    var next = 1
    for index in numerators.indices where index != divided {
      if abs(numerators[index]) != abs(divisor) { hasCoefficients = true }
      let isNegative = (numerators[index] < 0) == (divisor < 0)
      added[next] = Word(variables[index], isNegative: isNegative)
      next += 1
    }
    added[0] = Word(Int32(row.count - 1), isNegative: hasCoefficients)
    guard hasCoefficients else { return place }
    words.append(Word(Int32(coefficients.count), isNegative: false))
    for index in numerators.indices where index != divided {
      coefficients.append(-numerators[index] / divisor)
    }
    return place
  }

  /// A sum that knows how long it is.
  @inline(__always)
  func sum(at place: Int) -> Sum {
    let head = words[place]
    return sum(at: place + 1, count: Int(head.variable), hasCoefficients: head.sign < 0)
  }
}
