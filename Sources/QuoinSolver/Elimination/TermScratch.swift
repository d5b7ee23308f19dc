// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row while it is being worked on: one coefficient a variable, found by the variable's slot.
///
/// `terms = constant` (or another relation). Reused from row to row, so that a row costs what it
/// mentions.
struct TermScratch: ~Copyable, Sendable {
  /// By slot: where the variable stands in `terms`, or -1.
  private var place = Buffer<Int32>()
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// By term: the largest number that its coefficient is a sum of.
  private var magnitudes = Buffer<Double>()
  private(set) var constant = AffineForm()
  /// The largest numbers that the constant is a sum of.
  private(set) var constantMagnitude = AffineForm()
  /// Whether a term may have cancelled since the zeros were dropped.
  private var mayHaveZeros = false

  /// Makes room for a number of slots.
  mutating func prepare(slotCount: Int) {
    place.refill(-1, count: slotCount)
    removeTerms()
  }

  private mutating func removeTerms() {
    variables.removeAll()
    coefficients.removeAll()
    magnitudes.removeAll()
  }

  var count: Int { variables.count }

  mutating func begin(constant newConstant: AffineForm) {
    for index in variables.indices { place[Int(variables[index])] = -1 }
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
  /// - Returns: whether the row did not mention the variable yet.
  @discardableResult
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Bool {
    let found = place[Int(variable)]
    if found >= 0 {
      coefficients[Int(found)] += coefficient
      magnitudes[Int(found)] = max(magnitudes[Int(found)], abs(coefficient))
      mayHaveZeros = true
      return false
    }
    if coefficient == 0 { mayHaveZeros = true }
    place[Int(variable)] = Int32(variables.count)
    variables.append(variable)
    coefficients.append(coefficient)
    magnitudes.append(abs(coefficient))
    return true
  }

  /// Takes a variable's coefficient, leaving 0 in its place.
  /// - Returns: 0 when the coefficient has cancelled.
  mutating func take(_ variable: Int32) -> Double {
    let found = Int(place[Int(variable)])
    let coefficient = isCancelled(found) ? 0 : coefficients[found]
    coefficients[found] = 0
    mayHaveZeros = true
    return coefficient
  }

  private func isCancelled(_ index: Int) -> Bool {
    Tolerance.isCancelled(coefficients[index], of: magnitudes[index])
  }

  /// Drops the terms that have cancelled.
  mutating func dropZeros() {
    guard mayHaveZeros else { return }
    mayHaveZeros = false
    var kept = 0
    for index in variables.indices {
      let variable = variables[index]
      if isCancelled(index) {
        place[Int(variable)] = -1
        continue
      }
      if kept < index {
        variables[kept] = variable
        coefficients[kept] = coefficients[index]
        magnitudes[kept] = magnitudes[index]
        place[Int(variable)] = Int32(kept)
      }
      kept += 1
    }
    variables.shorten(to: kept)
    coefficients.shorten(to: kept)
    magnitudes.shorten(to: kept)
  }
}
