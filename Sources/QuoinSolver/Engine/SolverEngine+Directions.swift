// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Implements ``LinearSolver/ambiguousDirections(drivenBy:)``.
  func ambiguousDirections(drivenBy candidates: [VariableID]) -> [AmbiguousDirection] {
    guard !isDirty else { return solved().ambiguousDirections(drivenBy: candidates) }
    let broken = Set(solution.broken)
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
    for slot in system.constraints.slotsInOrder() where !broken.contains(slot) {
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
