// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinSolver

/// A problem in a solver, which is solved and read after the build and after each operation.
public struct SolverRun {
  /// The representation of inputs with a priority below 1000.
  public enum InputRule: Sendable {
    /// They are inputs of the solver, like required ones.
    case given
    /// They are variables with an optional constraint of that priority.
    case optional
  }

  /// The values of all variables that were read last.
  public var values: [Double] { variables.map { readings[Int($0.index)] } }
  /// By index of a variable.
  private var readings: [Double] = []
  private var changed: [VariableID] = []
  private var solver = LinearSolver()
  private var variables: [VariableID] = []
  /// The inputs of the solver, in the order of the problem's inputs.
  private var inputs: [VariableID] = []
  private var constraints: [ConstraintID] = []
  private var optionalInputs: [ConstraintID] = []

  /// Adds all constraints, solves and reads.
  public init(_ problem: Problem, _ rule: InputRule) throws(SolverError) {
    variables.reserveCapacity(problem.variableCount)
    constraints.reserveCapacity(problem.constraints.count)
    solver.reserveCapacity(
      variables: problem.variableCount, constraints: problem.constraints.count,
      terms: problem.constraints.variables.count)
    try add(problem, rule)
    solveAndRead()
  }

  /// Removes everything and adds it again, solves and reads.
  public mutating func rebuild(_ problem: Problem, _ rule: InputRule) throws(SolverError) {
    solver.removeAll()
    constraints.removeAll(keepingCapacity: true)
    optionalInputs.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    inputs.removeAll(keepingCapacity: true)
    try add(problem, rule)
    solveAndRead()
  }

  /// Sets all inputs, solves and reads.
  public mutating func resize(to inputValues: [Double]) throws(SolverError) {
    for index in inputs.indices { try solver.setInput(inputs[index], to: inputValues[index]) }
    solveAndRead()
  }

  /// Sets the constant of a constraint, solves and reads.
  public mutating func edit(constraint: Int, constant: Double) throws(SolverError) {
    try solver.setConstant(of: constraints[constraint], to: constant)
    solveAndRead()
  }

  /// Sets the constant of a constraint, solves, and reads the changed values.
  public mutating func editReadingChanges(
    constraint: Int, constant: Double
  ) throws(SolverError) {
    try solver.setConstant(of: constraints[constraint], to: constant)
    solver.solve()
    guard solver.takeChanges(into: &changed) else { return solver.readValues(into: &readings) }
    for variable in changed { readings[Int(variable.index)] = solver.value(of: variable) }
  }

  /// Removes constraints, solves and reads; adds them again as new ones, solves and reads.
  public mutating func churn(_ removed: [Int], of list: ConstraintList) throws(SolverError) {
    for index in removed { try solver.removeConstraint(constraints[index]) }
    solveAndRead()
    var terms: [[LinearTerm]] = []
    for index in removed { constraints[index] = try add(index, of: list, &terms) }
    solveAndRead()
  }

  /// Whether the solver broke a required constraint.
  public var hasConflicts: Bool { !solver.conflicts.isEmpty }

  private static func isOptional(_ input: Problem.Input, _ rule: InputRule) -> Bool {
    rule == .optional && input.priority < 1000
  }

  private mutating func add(_ problem: Problem, _ rule: InputRule) throws(SolverError) {
    var inputIndex = [Int32](repeating: -1, count: problem.variableCount)
    for (index, input) in problem.inputs.enumerated() { inputIndex[input.variable] = Int32(index) }
    let sizes = Set(problem.sizes)
    for index in 0..<problem.variableCount {
      let input = inputIndex[index] < 0 ? nil : problem.inputs[Int(inputIndex[index])]
      if let input, !Self.isOptional(input, rule) {
        variables.append(try solver.addInput(input.value))
      } else {
        let role: VariableRole =
          sizes.isEmpty ? .unspecified : sizes.contains(index) ? .size : .position
        variables.append(solver.addVariable(role: role))
      }
    }
    for input in problem.inputs {
      guard Self.isOptional(input, rule) else {
        inputs.append(variables[input.variable])
        continue
      }
      let given = try solver.addInput(input.value)
      inputs.append(given)
      optionalInputs.append(
        try solver.addConstraint(
          [LinearTerm(variables[input.variable]), LinearTerm(-1, given)], .equal, 0,
          priority: input.priority))
    }
    var terms: [[LinearTerm]] = []
    for index in 0..<problem.constraints.count {
      constraints.append(try add(index, of: problem.constraints, &terms))
    }
  }

  /// - Parameter terms: by number of terms, an array that is reused for them.
  private mutating func add(
    _ index: Int, of list: ConstraintList, _ terms: inout [[LinearTerm]]
  ) throws(SolverError) -> ConstraintID {
    let range = list.terms(index)
    while terms.count <= range.count {
      terms.append(Array(repeating: LinearTerm(variables[0]), count: terms.count))
    }
    for term in range {
      terms[range.count][term - range.lowerBound] = LinearTerm(
        list.coefficients[term], variables[Int(list.variables[term])])
    }
    return try solver.addConstraint(
      terms[range.count], list.relations[index], list.constants[index],
      priority: list.priorities[index])
  }

  private mutating func solveAndRead() {
    solver.solve()
    solver.readValues(into: &readings)
  }
}
