// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row while equations are put into it, with 32 digits: one coefficient a variable.
struct PreciseRow: Sendable {
  /// By slot: where the variable stands in `terms`, or -1.
  private var place: [Int32]
  private(set) var terms: [Term] = []
  private(set) var constant = PreciseForm()

  struct Term: Sendable {
    var variable: Int32
    var coefficient: PreciseNumber
    /// The largest number that the coefficient is a sum of.
    fileprivate var magnitude: Double

    fileprivate var isCancelled: Bool {
      abs(coefficient.high) <= Tolerance.preciseCancellation * magnitude
    }
  }

  init(slotCount: Int) {
    place = Array(repeating: -1, count: slotCount)
  }

  mutating func begin(constant newConstant: AffineForm) {
    for term in terms { place[Int(term.variable)] = -1 }
    terms.removeAll(keepingCapacity: true)
    constant = PreciseForm(newConstant)
  }

  /// Moves a number from the left side to the constant.
  mutating func subtract(_ number: PreciseForm) { constant = constant - number }

  /// Adds a term.
  /// - Returns: whether the row did not mention the variable yet.
  @discardableResult
  mutating func add(_ coefficient: PreciseNumber, _ variable: Int32) -> Bool {
    let found = Int(place[Int(variable)])
    guard found >= 0 else {
      place[Int(variable)] = Int32(terms.count)
      terms.append(
        Term(variable: variable, coefficient: coefficient, magnitude: abs(coefficient.high)))
      return true
    }
    terms[found].coefficient = terms[found].coefficient + coefficient
    terms[found].magnitude = max(terms[found].magnitude, abs(coefficient.high))
    return false
  }

  /// Takes a variable's coefficient, leaving 0 in its place.
  /// - Returns: nil when the coefficient has cancelled.
  mutating func take(_ variable: Int32) -> PreciseNumber? {
    let found = Int(place[Int(variable)])
    let term = terms[found]
    terms[found].coefficient = PreciseNumber()
    return term.isCancelled ? nil : term.coefficient
  }

  /// Drops the terms that have cancelled.
  mutating func dropZeros() {
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      guard !term.isCancelled else {
        place[Int(term.variable)] = -1
        continue
      }
      place[Int(term.variable)] = Int32(kept)
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
  }
}
