// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LinearSolver {
  /// Returns the variables that the constraints do not determine, with the ranges of their values
  /// in all optimal solutions.
  ///
  /// - Returns: the variables, in the order in which they were added.
  /// - Complexity: The elimination and optimisation of the whole system, and two linear programs
  ///   for each variable of a component that is not determined.
  public func ambiguousVariables() -> [AmbiguousVariable] {
    ambiguousVariables(in: engine.system.variables.slots.inOrder)
  }

  /// Returns those of some variables that the constraints do not determine, with their ranges.
  ///
  /// - Parameter candidates: the variables to look at; no linear programs are solved for others.
  /// - Returns: the ambiguous ones, in the order of the parameter.
  package func ambiguousVariables(among candidates: [VariableID]) -> [AmbiguousVariable] {
    ambiguousVariables(
      in: candidates.compactMap { engine.system.variables.slot(of: $0).map { Int32($0) } })
  }

  /// Returns the degrees of freedom of the optimal solutions.
  ///
  /// Their number is the dimension of the set of optimal solutions. The first candidates that are
  /// independent of each other are the drivers.
  ///
  /// - Parameter candidates: variables, from the one that a driver should be first.
  /// - Returns: the degrees in the order of their drivers.
  /// - Complexity: two linear programs for each row, variable and optional constraint of the parts
  ///   that are not determined, and an elimination of their implied equalities.
  package func ambiguousDirections(drivenBy candidates: [VariableID]) -> [AmbiguousDirection] {
    guard !engine.isDirty else { return solved.ambiguousDirections(drivenBy: candidates) }
    let system = engine.system
    let broken = Set(engine.solution.broken)
    var solutions = OptimalSolutions(system, broken: broken)
    guard !solutions.isSingle else { return [] }
    // Sums are compared on the face, so implied equalities come first in the space. Its further
    // members are the drivers.
    var space = SumSpace()
    for equation in solutions.impliedEqualities() { _ = space.insert(equation) }
    let firstDriver = space.dimension
    var directions: [AmbiguousDirection] = []
    for candidate in candidates {
      guard let slot = system.variables.slot(of: candidate), !system.variables[slot].isInput,
        let range = solutions.range(ofVariable: slot), !range.isDetermined
      else { continue }
      let ambiguous = AmbiguousVariable(
        variable: candidate, minimum: range.lower, maximum: range.upper)
      guard let origin = space.insert(solutions.lastSum) else {
        directions.append(AmbiguousDirection(driver: ambiguous))
        continue
      }
      for (index, multiple) in origin where index >= firstDriver {
        directions[index - firstDriver].followers.append(
          AmbiguousDirection.Follower(range: ambiguous, multiple: multiple))
      }
    }
    for slot in system.constraints.slots.inOrder where !broken.contains(slot) {
      let (slot, row) = (Int(slot), system.constraints[Int(slot)])
      guard !row.isRequired, let range = solutions.range(ofConstraint: slot, system),
        row.relation.dependsOnPoint(in: range)
      else { continue }
      let origin = space.resolve(solutions.lastSum).origin
      for index in origin.keys where index >= firstDriver {
        directions[index - firstDriver].trades.append(system.constraints.identifier(slot))
      }
    }
    return directions
  }

  private func ambiguousVariables(in slots: [Int32]) -> [AmbiguousVariable] {
    guard !engine.isDirty else { return solved.ambiguousVariables(in: slots) }
    #if !QUOIN_INVARIANTS
    guard !hasSingleSolution else { return [] }
    #endif
    var solutions = OptimalSolutions(engine.system, broken: Set(engine.solution.broken))
    guard !solutions.isSingle else { return [] }
    var ambiguous: [AmbiguousVariable] = []
    for slot in slots where !engine.system.variables[Int(slot)].isInput {
      guard let range = solutions.range(ofVariable: Int(slot)), !range.isDetermined else {
        continue
      }
      ambiguous.append(
        AmbiguousVariable(
          variable: engine.system.variables.identifier(Int(slot)), minimum: range.lower,
          maximum: range.upper))
    }
    // Where more limits meet than a corner needs, a column that costs nothing may move nothing, so
    // that only ranges tell whether there is another solution.
    precondition(!hasSingleSolution || ambiguous.isEmpty, "The solution is not the only one.")
    return ambiguous
  }
}

extension LinearRelation {
  /// Whether the violation differs between the residuals of a range.
  fileprivate func dependsOnPoint(in range: Interval) -> Bool {
    switch self {
    case .lessThanOrEqual: range.upper > Tolerance.range && !range.isDetermined
    case .equal: !range.isDetermined
    case .greaterThanOrEqual: range.lower < -Tolerance.range && !range.isDetermined
    }
  }
}
