// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// One call on a solver. Variables and constraints have numbers, so that a step can be left out of
/// a script and the others keep their meaning: a step about something that is not there does
/// nothing.
enum SolverStep: Hashable, Sendable {
  case variable(Int, VariableRole, nonNegative: Bool)
  case input(Int, Fraction)
  case constraint(
    Int, [ReferenceTerm], LinearRelation, Fraction, Double = 1000, BreakingClass = .ordinary)
  case removeConstraint(Int)
  case removeVariable(Int)
  case removeAll
  case setConstant(Int, Fraction)
  case setPriority(Int, Double)
  case setInput(Int, Fraction)
  /// Solves and compares with the reference.
  case solve
}

extension SolverStep {
  /// Whether the step takes nothing back and changes nothing that is there.
  var isAddition: Bool {
    switch self {
    case .variable, .input, .constraint, .solve: true
    case .removeConstraint, .removeVariable, .removeAll, .setConstant, .setPriority, .setInput:
      false
    }
  }
}

/// Written as Swift source, to be pasted into a test.
extension SolverStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .variable(let number, let role, let nonNegative):
      ".variable(\(number), .\(role), nonNegative: \(nonNegative))"
    case .input(let number, let value): ".input(\(number), \(value))"
    case .constraint(let number, let terms, let relation, let constant, let priority, let breaking):
      ".constraint(\(number), [\(terms.map(\.description).joined(separator: ", "))], "
        + ".\(relation), \(constant)"
        + (priority != 1000 || breaking != .ordinary ? ", \(priority)" : "")
        + (breaking != .ordinary ? ", .\(breaking))" : ")")
    case .removeConstraint(let number): ".removeConstraint(\(number))"
    case .removeVariable(let number): ".removeVariable(\(number))"
    case .removeAll: ".removeAll"
    case .setConstant(let number, let constant): ".setConstant(\(number), \(constant))"
    case .setPriority(let number, let priority): ".setPriority(\(number), \(priority))"
    case .setInput(let number, let value): ".setInput(\(number), \(value))"
    case .solve: ".solve"
    }
  }
}

extension [SolverStep] {
  /// The script as Swift source.
  var source: String { "[\n" + map { "  \($0),\n" }.joined() + "]" }
}

extension ReferenceTerm: CustomStringConvertible {
  var description: String { ".init(\(coefficient), \(variable))" }
}

extension ReferenceSystem {
  func contains(variable number: Int) -> Bool {
    variables.contains { $0.number == number }
  }

  /// Whether the step means something for the system as it is.
  func allows(_ step: SolverStep) -> Bool {
    switch step {
    case .variable(let number, _, _), .input(let number, _):
      !contains(variable: number)
    case .constraint(let number, let terms, _, _, _, _):
      !constraints.contains { $0.number == number }
        && terms.allSatisfy { contains(variable: $0.variable) }
    case .removeConstraint(let number), .setConstant(let number, _), .setPriority(let number, _):
      constraints.contains { $0.number == number }
    case .removeVariable(let number):
      contains(variable: number)
        && !constraints.contains { $0.terms.contains { $0.variable == number } }
    case .setInput(let number, _):
      variables.contains { $0.number == number && $0.input != nil }
    case .removeAll, .solve: true
    }
  }

  /// Applies a step, which has to be allowed.
  mutating func apply(_ step: SolverStep) {
    switch step {
    case .variable(let number, let role, let nonNegative):
      variables.append(
        ReferenceVariable(number: number, role: role, isNonNegative: nonNegative))
    case .input(let number, let value):
      variables.append(ReferenceVariable(number: number, input: value))
    case .constraint(let number, let terms, let relation, let constant, let priority, let breaking):
      constraints.append(
        ReferenceConstraint(
          number: number, terms: terms, relation: relation, constant: constant,
          priority: priority, breaking: breaking))
    case .removeConstraint(let number): constraints.removeAll { $0.number == number }
    case .removeVariable(let number): variables.removeAll { $0.number == number }
    case .removeAll: self = ReferenceSystem()
    case .setConstant(let number, let constant): change(number) { $0.constant = constant }
    case .setPriority(let number, let priority): change(number) { $0.priority = priority }
    case .setInput(let number, let value):
      for index in variables.indices where variables[index].number == number {
        variables[index].input = value
      }
    case .solve: break
    }
  }

  private mutating func change(_ number: Int, _ edit: (inout ReferenceConstraint) -> Void) {
    for index in constraints.indices where constraints[index].number == number {
      edit(&constraints[index])
    }
  }

  /// The steps that build the system from scratch.
  var steps: [SolverStep] {
    variables.map { variable in
      if let value = variable.input { return .input(variable.number, value) }
      return .variable(
        variable.number, variable.role, nonNegative: variable.isNonNegative)
    }
      + constraints.map {
        .constraint($0.number, $0.terms, $0.relation, $0.constant, $0.priority, $0.breaking)
      }
  }
}

extension LinearRelation {
  /// The relation of both sides times -1.
  var opposite: LinearRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
