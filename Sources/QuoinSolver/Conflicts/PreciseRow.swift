// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row while equations are put into it: one coefficient a variable, with 32 digits, and how much of
/// the constant may come from numbers that were rounded when they were written.
struct PreciseRow {
  /// By slot: where the variable stands in `terms`, or -1.
  private var place: [Int32]
  private(set) var terms: [Term] = []
  private(set) var constant = PreciseForm()
  /// How far the constant may be off because numbers were rounded when they were written.
  private(set) var noise = AffineForm()

  struct Term {
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
    noise = Tolerance.writing * newConstant.magnitude
  }

  /// Moves a multiple of a number from the left side to the constant.
  /// - Parameter numberNoise: how far the number may be off.
  mutating func subtract(
    _ coefficient: PreciseNumber, times number: PreciseForm, noise numberNoise: AffineForm
  ) {
    let product = coefficient * number
    constant = constant - product
    noise += Tolerance.writing * product.high.magnitude + abs(coefficient.high) * numberNoise
  }

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
