// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Whether values, violations and ambiguities are those of an optimal solution.
extension SolverComparison {
  func findingInSolution() -> Finding? {
    let rest = self.rest
    guard let solution = ReferenceSolution(rest) else {
      return ReferenceSolution.exists(for: rest.loosened(at: values))
        ? .undecided
        : .wrong(.conflicts, "what is left after \(answer.conflicts) cannot hold together")
    }
    if difference(to: solution) == nil { return nil }
    return withMargins(of: rest)?.difference(to: solution) ?? .undecided
  }

  private func difference(to solution: ReferenceSolution) -> Finding? {
    differenceInValues(solution).map { .wrong(.values, $0) }
      ?? differenceInTotals(solution).map { .wrong(.violations, $0) }
      ?? differenceInAmbiguities(solution).map { .wrong(.ambiguities, $0) }
  }

  private func differenceInValues(_ solution: ReferenceSolution) -> String? {
    let hasRoles = system.variables.allSatisfy { $0.role != .unspecified || $0.input != nil }
    for (variable, value) in zip(system.variables, answer.values) {
      guard let range = solution.ranges[variable.number], value.isFinite else {
        return "variable \(variable.number) is \(value)"
      }
      let nearest = max(
        min(value, range.maximum?.double ?? value), range.minimum?.double ?? value)
      guard isClose(value, nearest, for: variable.number) else {
        return "variable \(variable.number) is \(value), outside of \(range)"
      }
      if hasRoles, let expected = solution.values[variable.number],
        !isClose(value, expected.double, for: variable.number)
      {
        return "variable \(variable.number) is \(value), by the tie rule it should be \(expected)"
      }
    }
    return nil
  }

  /// Puts the values into the constraints as they were written.
  private func differenceInTotals(_ solution: ReferenceSolution) -> String? {
    let rest = self.rest
    var totals: [Double: Double] = [:]
    var slacks: [Double: Double] = [:]
    for constraint in rest.constraints {
      let left = constraint.terms.reduce(0) {
        $0 + $1.coefficient.double * (values[$1.variable] ?? .nan)
      }
      let violation = constraint.violation(of: left - constraint.constant.double)
      let slack = constraint.terms.reduce(
        ComparisonTolerance.slack(of: constraint, at: values)
      ) { $0 + abs($1.coefficient.double) * (margins[$1.variable] ?? 0) }
      guard !constraint.isRequired || violation <= slack else {
        return "required constraint \(constraint.number) is off by \(violation)"
      }
      totals[constraint.priority, default: 0] += violation
      slacks[constraint.priority, default: 0] += slack
    }
    let reported = Dictionary(
      answer.violations.map { ($0.priority, $0.total) }, uniquingKeysWith: { $0 + $1 })
    guard answer.violations.map(\.priority) == reported.keys.sorted(by: >) else {
      return "violations are not sorted by priority: \(answer.violations)"
    }
    for level in solution.levels {
      let expected = level.total.double
      let slack = (slacks[level.priority] ?? 0) + ComparisonTolerance.value * max(1, expected)
      for total in [totals[level.priority] ?? 0, reported[level.priority] ?? 0]
      where abs(total - expected) > slack {
        return "the violation at \(level.priority) is \(total), should be \(level.total)"
      }
    }
    for priority in reported.keys.sorted()
    where !solution.levels.contains(where: { $0.priority == priority }) {
      return "a violation is reported at \(priority), where there is no optional constraint"
    }
    return nil
  }

  private func differenceInAmbiguities(_ solution: ReferenceSolution) -> String? {
    var found = SolverAnswer.ambiguities(session)[...]
    for variable in system.variables {
      guard let range = solution.ranges[variable.number] else { continue }
      let (minimum, maximum) = (
        range.minimum?.double ?? -.infinity, range.maximum?.double ?? .infinity
      )
      func isClose(_ left: Double, _ right: Double) -> Bool {
        self.isClose(left, right, for: variable.number)
      }
      if let first = found.first, first.variable == variable.number {
        found.removeFirst()
        guard isClose(first.minimum, minimum), isClose(first.maximum, maximum) else {
          return "ambiguous \(first), should be in \(minimum)...\(maximum)"
        }
      } else if !isClose(minimum, maximum), !isClose((minimum + maximum) / 2, maximum) {
        // A variable that can move by less than twice its tolerance is as good as determined.
        return "\(variable.number) is ambiguous in \(minimum)...\(maximum), which is not reported"
      }
    }
    return found.first.map { "\($0) is reported as ambiguous, or not in its order" }
  }
}

extension ReferenceConstraint {
  fileprivate func violation(of residual: Double) -> Double {
    switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
