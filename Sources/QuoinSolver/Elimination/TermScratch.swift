// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row `terms REL constant` in which variables are replaced, with one coefficient for each
/// variable.
///
/// It is reused, so that the cost of a row depends on its terms only.
struct TermScratch: ~Copyable, Sendable {
  /// Indexed by the slot: the index of the variable in `variables`, or -1.
  private var termIndex = Buffer<Int32>()
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// Indexed by the term: the largest magnitude among the numbers whose sum its coefficient is.
  private var magnitudes = Buffer<Double>()
  private(set) var constant = AffineForm()
  /// The largest magnitudes among the numbers whose sum the constant is.
  private(set) var constantMagnitude = AffineForm()
  /// Whether a term may have cancelled since `dropZeros()`.
  private var mayHaveZeros = false

  /// Makes room for a number of slots.
  mutating func prepare(slotCount: Int) {
    termIndex.refill(-1, count: slotCount)
    removeTerms()
  }

  /// Makes room for more slots, up to a number.
  mutating func grow(to slotCount: Int) {
    termIndex.append(repeating: -1, count: slotCount - termIndex.count)
  }

  private mutating func removeTerms() {
    variables.removeAll()
    coefficients.removeAll()
    magnitudes.removeAll()
  }

  var count: Int { variables.count }

  /// Starts a new row without terms.
  mutating func begin(constant newConstant: AffineForm) {
    for index in variables.indices { termIndex[variables[index]] = -1 }
    removeTerms()
    mayHaveZeros = false
    constant = newConstant
    constantMagnitude = newConstant.magnitude
  }

  /// Moves a number from the left side to the constant.
  @inline(__always)
  mutating func subtract(_ number: AffineForm) {
    constant -= number
    constantMagnitude = lanewiseMaximum(constantMagnitude, number.magnitude)
  }

  /// Adds a term.
  /// - Returns: whether the row had no term with the variable.
  @discardableResult
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Bool {
    let found = termIndex[variable]
    if found >= 0 {
      coefficients[found] += coefficient
      magnitudes[found] = max(magnitudes[found], abs(coefficient))
      mayHaveZeros = true
      return false
    }
    if coefficient == 0 { mayHaveZeros = true }
    termIndex[variable] = Int32(variables.count)
    variables.append(variable)
    coefficients.append(coefficient)
    magnitudes.append(abs(coefficient))
    return true
  }

  /// Returns a variable's coefficient and sets it to 0.
  /// - Returns: 0 when the coefficient has cancelled.
  mutating func take(_ variable: Int32) -> Double {
    let found = Int(termIndex[variable])
    let coefficient = isCancelled(found) ? 0 : coefficients[found]
    coefficients[found] = 0
    mayHaveZeros = true
    return coefficient
  }

  private func isCancelled(_ index: Int) -> Bool {
    Tolerance.isCancelled(coefficients[index], of: magnitudes[index])
  }

  /// Removes the terms that have cancelled.
  mutating func dropZeros() {
    guard mayHaveZeros else { return }
    mayHaveZeros = false
    var kept = 0
    for index in variables.indices {
      let variable = variables[index]
      if isCancelled(index) {
        termIndex[variable] = -1
        continue
      }
      if kept < index {
        variables[kept] = variable
        coefficients[kept] = coefficients[index]
        magnitudes[kept] = magnitudes[index]
        termIndex[variable] = Int32(kept)
      }
      kept += 1
    }
    variables.shorten(to: kept)
    coefficients.shorten(to: kept)
    magnitudes.shorten(to: kept)
  }
}
