// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row with 32 digits in which variables are replaced, with one coefficient for each variable.
struct PreciseRow: Sendable {
  /// Indexed by the slot: the index of the variable in `terms`, or -1.
  private var termIndex: [Int32]
  private(set) var terms: [Term] = []
  private(set) var constant = PreciseNumber()

  struct Term: Sendable {
    var variable: Int32
    var coefficient: PreciseNumber
    /// The largest absolute value among the numbers whose sum the coefficient is.
    fileprivate var magnitude: Double

    fileprivate var isCancelled: Bool {
      abs(coefficient.high) <= Tolerance.preciseCancellation * magnitude
    }
  }

  init(slotCount: Int) {
    termIndex = Array(repeating: -1, count: slotCount)
  }

  /// Starts a new row without terms.
  mutating func begin(constant newConstant: Double) {
    for term in terms { termIndex[Int(term.variable)] = -1 }
    terms.removeAll(keepingCapacity: true)
    constant = PreciseNumber(newConstant)
  }

  /// Moves a number from the left side to the constant.
  mutating func subtract(_ number: PreciseNumber) { constant = constant - number }

  /// Adds a term.
  /// - Returns: whether the row had no term with the variable.
  @discardableResult
  mutating func add(_ coefficient: PreciseNumber, _ variable: Int32) -> Bool {
    let found = Int(termIndex[Int(variable)])
    guard found >= 0 else {
      termIndex[Int(variable)] = Int32(terms.count)
      terms.append(
        Term(variable: variable, coefficient: coefficient, magnitude: abs(coefficient.high)))
      return true
    }
    terms[found].coefficient = terms[found].coefficient + coefficient
    terms[found].magnitude = max(terms[found].magnitude, abs(coefficient.high))
    return false
  }

  /// Returns a variable's coefficient and sets it to 0.
  /// - Returns: nil when the coefficient has cancelled.
  mutating func take(_ variable: Int32) -> PreciseNumber? {
    let found = Int(termIndex[Int(variable)])
    let term = terms[found]
    terms[found].coefficient = PreciseNumber()
    return term.isCancelled ? nil : term.coefficient
  }

  /// Removes the terms that have cancelled.
  mutating func dropZeros() {
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      guard !term.isCancelled else {
        termIndex[Int(term.variable)] = -1
        continue
      }
      termIndex[Int(term.variable)] = Int32(kept)
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
  }
}
