// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LinearSolver {
  static func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard abs(constant) <= largestMagnitude else { throw .constantOutOfRange(constant) }
  }

  static func check(priority: Double) throws(SolverError) {
    // The comparison is false for NaN.
    guard priority >= 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  /// Whether terms can be stored without being added up: they have different variables, and
  /// coefficients within the limits.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/nonFiniteCoefficient(_:)``.
  static func canBeStored(
    _ terms: [LinearTerm], _ variables: borrowing VariableStore
  ) throws(SolverError) -> Bool {
    var canBeStored = true
    for index in terms.indices {
      let term = terms[index]
      guard variables.slots.contains(term.variable.index, generation: term.variable.generation)
      else {
        throw .unknownVariable(term.variable)
      }
      let size = abs(term.coefficient)
      guard size.isFinite else { throw .nonFiniteCoefficient(term.variable) }
      if size > largestMagnitude || size < 1 / largestMagnitude { canBeStored = false }
      for former in 0..<index where terms[former].variable.index == term.variable.index {
        canBeStored = false
      }
    }
    return canBeStored
  }

  /// Adds up the terms of each variable, and removes those whose coefficients cancel or are
  /// negligible beside the largest one.
  /// - Throws: ``SolverError/nonFiniteCoefficient(_:)`` or
  ///   ``SolverError/coefficientOutOfRange(_:)``.
  static func sum(_ terms: [LinearTerm]) throws(SolverError) -> [LinearTerm] {
    // With 32 digits, `-1 - 0.001 + 0.001` is -1.
    var sums: [(variable: VariableID, sum: PreciseNumber, magnitude: Double)] = []
    for term in terms {
      let added = PreciseNumber(term.coefficient)
      let size = abs(term.coefficient)
      guard let index = sums.firstIndex(where: { $0.variable == term.variable }) else {
        sums.append((term.variable, added, size))
        continue
      }
      sums[index].sum = sums[index].sum + added
      sums[index].magnitude = max(sums[index].magnitude, size)
    }
    let largest = sums.reduce(0) { max($0, $1.magnitude) }
    var kept: [LinearTerm] = []
    for (variable, sum, magnitude) in sums {
      let coefficient = sum.rounded
      guard coefficient.isFinite else { throw .nonFiniteCoefficient(variable) }
      guard abs(coefficient) <= largestMagnitude else { throw .coefficientOutOfRange(variable) }
      let isNothing =
        Tolerance.isCancelled(coefficient, of: magnitude)
        || abs(coefficient) * largestMagnitude < largest
      if !isNothing, coefficient != 0 { kept.append(LinearTerm(coefficient, variable)) }
    }
    let isTiny = kept.allSatisfy { abs($0.coefficient) < 1 / largestMagnitude }
    if let first = kept.first, isTiny { throw .coefficientOutOfRange(first.variable) }
    return kept
  }
}
