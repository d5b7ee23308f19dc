// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

/// Sums of values and violations, by which the solutions of two solvers are compared.
public struct ProblemCheck: Sendable {
  /// The sum of all values.
  public var sum = 0.0
  /// The sum of each value times 1 + (its number mod 7).
  public var weightedSum = 0.0
  /// The total violation of the constraints of each priority, highest priority first.
  public var totals: [(priority: Double, total: Double)] = []

  /// The violation below which a constraint holds.
  private static let tolerance = 1e-6

  init(_ problem: Problem, _ values: [Double]) {
    for (index, value) in values.enumerated() {
      sum += value
      weightedSum += value * Double(1 + index % 7)
    }
    var totalOf: [Double: Double] = [1000: 0]
    for input in problem.inputs {
      totalOf[input.priority, default: 0] += abs(values[input.variable] - input.value)
    }
    let list = problem.constraints
    for index in 0..<list.count {
      var residual = -list.constants[index]
      for term in list.terms(index) {
        residual += list.coefficients[term] * values[Int(list.variables[term])]
      }
      totalOf[list.priorities[index], default: 0] += Self.violation(
        list.relations[index], residual)
    }
    totals =
      totalOf
      .filter { $0.key >= 1000 || $0.value > Self.tolerance }
      .map { (priority: $0.key, total: $0.value) }
      .sorted { $0.priority > $1.priority }
  }

  private static func violation(_ relation: LinearRelation, _ residual: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
