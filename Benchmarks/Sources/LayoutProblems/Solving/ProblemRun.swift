// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinSolver

/// All copies of a problem, and the constants and inputs that they have by now.
public struct ProblemRun {
  private var copies: [SolverRun] = []
  private var problem: Problem
  private let rule: SolverRun.InputRule

  /// Builds all copies.
  public init(_ problem: Problem, _ rule: SolverRun.InputRule) throws(SolverError) {
    self.problem = problem
    self.rule = rule
    copies.reserveCapacity(problem.copies)
    for _ in 0..<problem.copies { copies.append(try SolverRun(problem, rule)) }
  }

  /// Removes everything from the engines and adds it again.
  public mutating func rebuild() throws(SolverError) {
    for index in copies.indices { try copies[index].rebuild(problem, rule) }
  }

  /// Does to each copy what an operation says.
  ///
  /// - Parameter readsChanges: read what an edit has changed, and not all values.
  public mutating func perform(
    _ operation: Problem.Operation, readsChanges: Bool = false
  ) throws(SolverError) {
    record(operation)
    try apply(operation, readsChanges: readsChanges)
  }

  /// Keeps in mind what an operation says, for the check and for constraints that come back.
  mutating func record(_ operation: Problem.Operation) {
    switch operation {
    case .resize(let values):
      for index in problem.inputs.indices { problem.inputs[index].value = values[index] }
    case .edit(let constraint, let constant):
      problem.constraints.setConstant(constraint, constant)
    case .churn: break
    }
  }

  /// Tells the engines what an operation says that was recorded, and has them solve.
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

  /// What is known of the values of the first copy.
  public var check: ProblemCheck { ProblemCheck(problem, copies[0].values) }

  /// The values of the first copy.
  var values: [Double] { copies[0].values }

  /// Whether each wish that matters as much as the least input, or more, holds.
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

  /// How the inputs have to be told.
  ///
  /// Where nothing that matters as much as an input is ever violated while its value is given, the
  /// best solution is the same as with a wish for it: its error is zero either way. Given values
  /// are the engine's own way to tell the size of a root.
  public func inputRule() throws(SolverError) -> SolverRun.InputRule {
    guard inputs.contains(where: { $0.priority < 1000 }) else { return .given }
    var single = self
    single.copies = 1
    var run = try ProblemRun(single, .given)
    guard run.holdsInputs else { return .wished }
    for operation in operations {
      try run.perform(operation)
      guard run.holdsInputs else { return .wished }
    }
    return .given
  }
}
