// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A solver, and the system that it should have.
struct SolverSession {
  private(set) var system = ReferenceSystem()
  private(set) var solver = LinearSolver()
  private(set) var variables: [Int: VariableID] = [:]
  private(set) var constraints: [Int: ConstraintID] = [:]

  /// Whether the whole system was added before the first solve.
  private(set) var isFresh = true
  private var hasSolved = false
  private var solveCount = 0
  /// The solver as of every third solve. The first change copies it then, without its stages, so
  /// that the next solve starts from these results.
  private var former: LinearSolver?
  /// The values of a reader that only reads the reported changes after each solve.
  private(set) var reader = SolverReader()

  init() {}

  /// Creates a new solver with a whole system.
  init(fresh system: ReferenceSystem) throws {
    for step in system.steps { try apply(step) }
    solver.solve()
  }

  /// Applies the step to both, unless it refers to something that does not exist.
  mutating func apply(_ step: SolverStep) throws {
    guard system.allows(step) else { return }
    system.apply(step)
    isFresh = isFresh && !hasSolved && step.isAddition
    if step == .solve { hasSolved = true }
    switch step {
    case .variable(let number, let role, let nonNegative):
      variables[number] = solver.addVariable(role: role, isNonNegative: nonNegative)
    case .input(let number, let value):
      variables[number] = try solver.addInput(value.double)
    case .constraint(let number, let terms, let relation, let constant, let priority, let breaking):
      constraints[number] = try solver.addConstraint(
        terms.map { LinearTerm($0.coefficient.double, try id(ofVariable: $0.variable)) },
        relation, constant.double, priority: priority, breaking: breaking)
    case .removeConstraint(let number):
      try solver.removeConstraint(id(ofConstraint: number))
      constraints[number] = nil
    case .removeVariable(let number):
      try solver.removeVariable(id(ofVariable: number))
      variables[number] = nil
    case .removeAll:
      solver.removeAll()
      variables = [:]
      constraints = [:]
    case .setConstant(let number, let constant):
      try solver.setConstant(of: id(ofConstraint: number), to: constant.double)
    case .setPriority(let number, let priority):
      try solver.setPriority(of: id(ofConstraint: number), to: priority)
    case .setInput(let number, let value):
      try solver.setInput(id(ofVariable: number), to: value.double)
    case .solve:
      if let former { solver.solve(after: former) } else { solver.solve() }
      reader.update(from: &solver)
      solveCount += 1
      former = solveCount % 3 == 0 ? solver : nil
    }
  }

  func id(ofVariable number: Int) throws -> VariableID {
    guard let id = variables[number] else { throw MissingNumber(number: number) }
    return id
  }

  func id(ofConstraint number: Int) throws -> ConstraintID {
    guard let id = constraints[number] else { throw MissingNumber(number: number) }
    return id
  }

  /// A script or an answer of the solver names something that is not there.
  struct MissingNumber: Error {
    var number: Int
  }
}
