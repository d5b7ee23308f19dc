// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinSolver

/// The solvers of all copies of a problem, and their present constants and inputs.
public struct ProblemRun {
  private var copies: [SolverRun] = []
  private var problem: Problem
  private let rule: SolverRun.InputRule

  /// Builds and solves all copies.
  public init(_ problem: Problem, _ rule: SolverRun.InputRule) throws(SolverError) {
    self.problem = problem
    self.rule = rule
    copies.reserveCapacity(problem.copies)
    for _ in 0..<problem.copies { copies.append(try SolverRun(problem, rule)) }
  }

  /// Removes everything from the solvers, adds it again, and solves.
  public mutating func rebuild() throws(SolverError) {
    for index in copies.indices { try copies[index].rebuild(problem, rule) }
  }

  /// Applies an operation to each copy.
  ///
  /// - Parameter readsChanges: whether only the values that an edit has changed are read.
  public mutating func perform(
    _ operation: Problem.Operation, readsChanges: Bool = false
  ) throws(SolverError) {
    record(operation)
    try apply(operation, readsChanges: readsChanges)
  }

  /// Records the new inputs and constants of an operation, for the check and for constraints that
  /// are added again.
  mutating func record(_ operation: Problem.Operation) {
    switch operation {
    case .resize(let values):
      for index in problem.inputs.indices { problem.inputs[index].value = values[index] }
    case .edit(let constraint, let constant):
      problem.constraints.setConstant(constraint, constant)
    case .churn: break
    }
  }

  /// Applies an operation that was recorded to the solvers, and solves.
  mutating func apply(
    _ operation: Problem.Operation, readsChanges: Bool = false
  ) throws(SolverError) {
    for index in copies.indices {
      switch operation {
      case .resize(let values):
        try copies[index].resize(to: values)
      case .edit(let constraint, let constant) where readsChanges:
        try copies[index].editReadingChanges(constraint: constraint, constant: constant)
      case .edit(let constraint, let constant):
        try copies[index].edit(constraint: constraint, constant: constant)
      case .churn(let constraints):
        try copies[index].churn(constraints, of: problem.constraints)
      }
    }
  }

  /// The check of the first copy.
  public var check: ProblemCheck { ProblemCheck(problem, copies[0].values) }

  /// The values of the first copy.
  var values: [Double] { copies[0].values }

  /// Whether each constraint holds whose priority is at least that of every input.
  var holdsInputs: Bool {
    let least = problem.inputs.map(\.priority).min() ?? 1000
    return !copies[0].hasConflicts
      && check.totals.allSatisfy { $0.priority < least || $0.total <= 1e-6 }
  }
}

extension Problem {
  /// The values of all variables after the last operation.
  public func finalValues() throws(SolverError) -> [Double] {
    var run = try ProblemRun(self, inputRule())
    for operation in operations { try run.perform(operation) }
    return run.values
  }

  /// Whether optional inputs can be inputs of the solver.
  ///
  /// If no constraint with the priority of an input or a higher one is ever violated while the
  /// value of the input is fixed, the optimal solution is the same as with an optional constraint
  /// on a variable: its violation is 0 in both. Inputs are the usual way to set the size of a root.
  public func inputRule() throws(SolverError) -> SolverRun.InputRule {
    guard inputs.contains(where: { $0.priority < 1000 }) else { return .given }
    var single = self
    single.copies = 1
    var run = try ProblemRun(single, .given)
    guard run.holdsInputs else { return .optional }
    for operation in operations {
      try run.perform(operation)
      guard run.holdsInputs else { return .optional }
    }
    return .given
  }
}
