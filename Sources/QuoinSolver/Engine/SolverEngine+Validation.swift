// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Constants, inputs and coefficients are at most this large, and the largest coefficient of a
  /// constraint is at least the inverse. A chain of ten such multiples is still finite, so that one
  /// constraint can never turn the values of others into infinity or NaN.
  private static let largestMagnitude = LinearSolver.largestMagnitude

  static func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard abs(constant) <= largestMagnitude else { throw .constantOutOfRange(constant) }
  }

  static func check(priority: Double) throws(SolverError) {
    // The comparison is false for NaN.
    guard priority >= 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  /// Whether terms can be taken as they are: each has a variable of its own and a coefficient that is
  /// within the limits.
  static func canBeTaken(
    _ terms: [LinearTerm], _ variables: borrowing SlotLedger
  ) throws(SolverError) -> Bool {
    var canBeTaken = true
    for place in terms.indices {
      let term = terms[place]
      guard variables.contains(term.variable.index, generation: term.variable.generation) else {
        throw .unknownVariable(term.variable)
      }
      let size = abs(term.coefficient)
      guard size.isFinite else { throw .nonFiniteCoefficient(term.variable) }
      if size > largestMagnitude || size < 1 / largestMagnitude { canBeTaken = false }
      for former in 0..<place where terms[former].variable.index == term.variable.index {
        canBeTaken = false
      }
    }
    return canBeTaken
  }

  /// Adds up the terms of each variable, and leaves out what is 0, what rounding alone left over, and
  /// what is nothing beside the largest coefficient.
  static func sum(_ terms: [LinearTerm]) throws(SolverError) -> [LinearTerm] {
    // With all digits: `-1 - 0.001 + 0.001` is -1.
    var sums: [(variable: VariableID, sum: PreciseNumber, magnitude: Double)] = []
    for term in terms {
      let added = PreciseNumber(term.coefficient)
      let size = abs(term.coefficient)
      guard let place = sums.firstIndex(where: { $0.variable == term.variable }) else {
        sums.append((term.variable, added, size))
        continue
      }
      sums[place].sum = sums[place].sum + added
      sums[place].magnitude = max(sums[place].magnitude, size)
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
