// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS
extension LinearSolver {
  /// Stops the program when the state of the solver is inconsistent.
  ///
  /// After each ``solve()`` these conditions hold:
  ///
  /// 1. Every required constraint that is not broken and every sign holds at the values.
  /// 2. Every variable is open, known, an alias or defined. Chains of aliases end at a variable that
  ///    is not an alias. Definitions use open variables and definitions of lower rank only, so there
  ///    are no cycles.
  /// 3. Every variable that is not open is an input, or is determined by a required equality that
  ///    determines no other variable.
  /// 4. The affine forms of all variables give the values at the current inputs, and their validity
  ///    conditions hold. In each equality that determines a variable, the forms add up to its
  ///    constant, so that it holds for all inputs.
  ///
  /// Within a solve, each step of the simplex method checks the working memory of the search; see
  /// `BoundedSimplex.checkSearch()`.
  ///
  /// - Complexity: O(*n* + *t*) for *n* variables and *t* terms.
  package func checkInvariants() {
    guard !engine.isDirty else { return }
    let problems = engine.state.brokenInvariants(engine.system, engine.solution)
    guard problems.isEmpty else {
      preconditionFailure(
        "the solver broke its invariants:\n" + problems.joined(separator: "\n"))
    }
  }
}

extension SolverState {
  fileprivate func brokenInvariants(
    _ system: LinearSystem, _ solution: Solution
  ) -> [String] {
    var problems = brokenRequirements(system, solution)
    problems += reduced.elimination.brokenInvariants(system)
    guard isIncremental else { return problems }
    let parameters = reduced.elimination.parameters
    if !phase.conditions.holdEverywhere(at: parameters) {
      problems.append("the conditions of the result do not hold")
    }
    for slot in solution.values.indices where system.variables.isLive(slot) {
      let (computed, value) = (
        symbolic.forms[slot].value(at: parameters), solution.values[slot]
      )
      if abs(computed - value) > Tolerance.residual(of: abs(value)) {
        problems.append("variable \(slot) is \(value), and its affine form gives \(computed)")
      }
    }
    return problems + brokenForms(system)
  }

  private func brokenForms(_ system: LinearSystem) -> [String] {
    var problems: [String] = []
    for variable in reduced.elimination.source.indices
    where reduced.elimination.source[variable] >= 0 {
      let slot = Int(reduced.elimination.source[variable])
      var sum = -AffineForm(constant: system.constraints.constant(slot))
      var magnitude = sum.magnitude
      for term in system.constraints.terms(slot) {
        let form = term.coefficient * symbolic.forms[term.variable]
        sum += form
        magnitude = lanewiseMaximum(magnitude, form.magnitude)
      }
      if !sum.magnitude.isAtMost(Self.tolerance(magnitude)) {
        problems.append("the forms of constraint \(slot) add up to \(sum) more than its constant")
      }
    }
    return problems
  }

  private static func tolerance(_ magnitude: AffineForm) -> AffineForm {
    Tolerance.residual * (AffineForm(repeating: 1) + magnitude)
  }

  private func brokenRequirements(
    _ system: LinearSystem, _ solution: Solution
  ) -> [String] {
    let kept = system.constraints.slots.inOrder.filter { !solution.broken.contains($0) }
    let check = RequirementCheck(
      system, constraints: kept, variables: system.variables.slots.inOrder, solution.values)
    return check.violatedConstraints.map { "required constraint \($0) does not hold" }
      + check.violatedSigns.map { "variable \($0) is negative: \(solution.values[Int($0)])" }
  }
}

extension Elimination {
  fileprivate func brokenInvariants(_ system: LinearSystem) -> [String] {
    guard !hasContradiction else { return [] }
    var problems: [String] = []
    var isSource = Array(repeating: false, count: system.constraints.slots.count)
    for slot in state.indices where system.variables.isLive(slot) {
      switch state[slot] {
      case .open: break
      case .known: break
      case .alias:
        if !endsAtVariable(slot, system) { problems.append("alias \(slot) leads nowhere") }
      case .defined:
        let rank = entries[slot].link
        if variableOfRank[rank] != Int32(slot) {
          problems.append("variable \(slot) does not have its rank \(rank)")
        }
        for term in definition(slot) {
          let other = Int(term.variable)
          let isLower =
            state[other] == .open || state[other] == .defined && entries[other].link < rank
          if !isLower || !system.variables.isLive(other) {
            problems.append("variable \(slot) is defined by \(other), which comes later or is gone")
          }
        }
      }
      guard state[slot] != .open, !system.variables[slot].isInput else { continue }
      let row = Int(source[slot])
      guard row >= 0, system.constraints.isLive(row), system.constraints[row].isEquality
      else {
        problems.append("variable \(slot) is determined by no equality")
        continue
      }
      if isSource[row] { problems.append("constraint \(row) determines two variables") }
      isSource[row] = true
    }
    return problems
  }

  private func endsAtVariable(_ slot: Int, _ system: LinearSystem) -> Bool {
    var current = slot
    for _ in state.indices {
      guard state[current] == .alias else { return system.variables.isLive(current) }
      current = Int(entries[current].link)
    }
    return false
  }
}
#endif
