// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Holds what a solver says against what the reference solver says.
struct SolverComparison {
  private let session: SolverSession
  private let system: ReferenceSystem
  private let answer: SolverAnswer

  /// What is wrong, in words; nil when all is right.
  static func difference(in session: SolverSession) throws -> String? {
    let comparison = SolverComparison(session: session, answer: try SolverAnswer(session))
    return try comparison.differenceInReadings() ?? comparison.differenceInConflicts()
      ?? comparison.differenceInSolution()
      ?? (session.isFresh ? nil : comparison.differenceToFreshSolver())
  }

  private init(session: SolverSession, answer: SolverAnswer) {
    self.session = session
    self.answer = answer
    system = session.system
  }

  /// The system without what the solver left out.
  private var rest: ReferenceSystem {
    let broken = answer.conflicts.map(\.broken)
    var system = self.system
    system.constraints.removeAll { broken.contains($0.number) }
    return system
  }

  private func differenceInReadings() throws -> String? {
    for (variable, value) in zip(system.variables, answer.values) {
      let read = session.reader.value(of: try session.id(ofVariable: variable.number))
      guard read == value else {
        return "variable \(variable.number) changed to \(value) from \(read) without being told"
      }
    }
    return nil
  }

  private func differenceInConflicts() throws -> String? {
    for conflict in answer.conflicts {
      let members = conflict.members.compactMap { $0 }
      guard members.count == conflict.members.count, Set(members).count == members.count else {
        return "a conflict has unknown or repeated members: \(conflict)"
      }
      let constraints = system.constraints.filter { members.contains(.constraint($0.number)) }
      let lowest = constraints.map(\.breaking).min()
      let expected = constraints.last { $0.breaking == lowest }
      guard conflict.broken == expected?.number, expected != nil else {
        return "\(conflict) should break \(expected.map { "\($0.number)" } ?? "nothing")"
      }
      guard members.suffix(constraints.count) == constraints.map({ .constraint($0.number) })[...]
      else {
        return "the constraints of \(conflict) are not last, or not in the order of addition"
      }
      if try ReferenceSolution.exists(for: system.restricted(to: members)) {
        return "the members of \(conflict) can hold together"
      }
      // Even without the others that are broken, this one has to stay out.
      var larger = rest
      larger.constraints += constraints.filter { $0.number == conflict.broken }
      if try ReferenceSolution.exists(for: larger) { return "\(conflict) breaks one too many" }
      for member in members {
        let others = members.filter { $0 != member }
        guard try ReferenceSolution.exists(for: system.restricted(to: others)) else {
          return "the members of \(conflict) cannot hold together even without \(member)"
        }
      }
    }
    let broken = answer.conflicts.map(\.broken)
    guard broken == system.constraints.map(\.number).filter({ broken.contains($0) }) else {
      return "the conflicts are not in the order in which the broken constraints were added"
    }
    return nil
  }

  private func differenceInSolution() throws -> String? {
    let rest = self.rest
    guard let solution = try ReferenceSolution(rest) else {
      return "what is left after \(answer.conflicts) cannot hold together"
    }
    let expected = solution.levels.filter { $0.total > 0 }
    let reported = answer.violations.filter { $0.total > 1e-6 }
    guard
      expected.map(\.priority) == reported.map(\.priority),
      zip(expected, reported).allSatisfy({ isClose($0.total.double, $1.total) })
    else { return "violations \(reported), should be \(expected)" }
    return differenceInValues(solution) ?? differenceInTotals(rest, solution)
      ?? differenceInAmbiguities(solution)
  }

  private func differenceInValues(_ solution: ReferenceSolution) -> String? {
    let hasRoles = system.variables.allSatisfy { $0.role != .unspecified || $0.input != nil }
    for (variable, value) in zip(system.variables, answer.values) {
      guard let range = solution.ranges[variable.number], value.isFinite else {
        return "variable \(variable.number) is \(value)"
      }
      let nearest = max(
        min(value, range.maximum?.double ?? value), range.minimum?.double ?? value)
      guard isClose(value, nearest) else {
        return "variable \(variable.number) is \(value), outside of \(range)"
      }
      if hasRoles, let expected = solution.values[variable.number],
        !isClose(value, expected.double)
      {
        return "variable \(variable.number) is \(value), by the tie rule it should be \(expected)"
      }
    }
    return nil
  }

  /// Puts the values into the constraints as they were written.
  private func differenceInTotals(
    _ rest: ReferenceSystem, _ solution: ReferenceSolution
  ) -> String? {
    let values = Dictionary(
      uniqueKeysWithValues: zip(system.variables.map(\.number), answer.values))
    var totals: [Double: Double] = [:]
    for constraint in rest.constraints {
      let left = constraint.terms.reduce(0) {
        $0 + $1.coefficient.double * (values[$1.variable] ?? .nan)
      }
      let violation = constraint.violation(of: left - constraint.constant.double)
      guard !constraint.isRequired || violation <= 1e-6 else {
        return "required constraint \(constraint.number) is off by \(violation)"
      }
      totals[constraint.priority, default: 0] += violation
    }
    for level in solution.levels
    where !isClose(totals[level.priority] ?? 0, level.total.double) {
      return "the values give \(level.priority): \(totals[level.priority] ?? 0), "
        + "should be \(level.total)"
    }
    for variable in rest.variables
    where variable.isNonNegative && (values[variable.number] ?? 0) < -1e-6 {
      return "variable \(variable.number) is negative"
    }
    return nil
  }

  private func differenceInAmbiguities(_ solution: ReferenceSolution) -> String? {
    let expected = system.variables.compactMap { variable -> SolverAnswer.Ambiguity? in
      guard let range = solution.ranges[variable.number], !range.isPoint else { return nil }
      return SolverAnswer.Ambiguity(
        variable: variable.number, minimum: range.minimum?.double ?? -.infinity,
        maximum: range.maximum?.double ?? .infinity)
    }
    let found = SolverAnswer.ambiguities(session)
    guard found.isClose(to: expected) else {
      return "ambiguous \(found), should be \(expected)"
    }
    return nil
  }

  /// What a solver says must not depend on how the system came about.
  private func differenceToFreshSolver() throws -> String? {
    let fresh = try SolverAnswer(SolverSession(fresh: system))
    guard
      zip(answer.values, fresh.values).allSatisfy({ isClose($0, $1) }),
      answer.conflicts == fresh.conflicts
    else { return "after edits \(answer), a fresh solver says \(fresh)" }
    return nil
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

extension ReferenceSolution.Range {
  /// Whether the variable is determined.
  fileprivate var isPoint: Bool { minimum != nil && minimum == maximum }
}

extension [SolverAnswer.Ambiguity] {
  fileprivate func isClose(to others: [SolverAnswer.Ambiguity]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        $0.variable == $1.variable && QuoinSolverTests.isClose($0.minimum, $1.minimum)
          && QuoinSolverTests.isClose($0.maximum, $1.maximum)
      }
  }
}
