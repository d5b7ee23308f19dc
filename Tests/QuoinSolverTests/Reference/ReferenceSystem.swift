// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A system of constraints as plain data. Variables and constraints have numbers of the writer's
/// choice and are in the order in which they were added.
struct ReferenceSystem: Hashable, Sendable {
  var variables: [ReferenceVariable] = []
  var constraints: [ReferenceConstraint] = []

  /// The required part of the system that only these members make: other signs and constraints are
  /// gone, other inputs may have any value.
  func restricted(to members: [ReferenceMember]) -> ReferenceSystem {
    var system = self
    for index in system.variables.indices {
      let number = system.variables[index].number
      if !members.contains(.nonNegative(number)) { system.variables[index].isNonNegative = false }
      if !members.contains(.input(number)) { system.variables[index].input = nil }
    }
    system.constraints.removeAll { !$0.isRequired || !members.contains(.constraint($0.number)) }
    return system
  }
}

struct ReferenceVariable: Hashable, Sendable {
  var number: Int
  var role: VariableRole = .unspecified
  var isNonNegative = false
  /// The value from outside, nil when the solver determines it.
  var input: Fraction?
}

struct ReferenceConstraint: Hashable, Sendable {
  var number: Int
  var terms: [ReferenceTerm]
  var relation: LinearRelation
  var constant: Fraction
  var priority: Double = 1000
  var breaking: BreakingClass = .ordinary

  var isRequired: Bool { priority == 1000 }
}

struct ReferenceTerm: Hashable, Sendable {
  var coefficient: Fraction
  /// The number of a variable.
  var variable: Int

  init(_ coefficient: Fraction, _ variable: Int) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// A ``ConflictMember`` by the numbers of a ``ReferenceSystem``.
enum ReferenceMember: Hashable, Sendable {
  case input(Int)
  case nonNegative(Int)
  case constraint(Int)
}

extension ReferenceMember: CustomStringConvertible {
  var description: String {
    switch self {
    case .input(let number): "input \(number)"
    case .nonNegative(let number): "sign of \(number)"
    case .constraint(let number): "constraint \(number)"
    }
  }
}
