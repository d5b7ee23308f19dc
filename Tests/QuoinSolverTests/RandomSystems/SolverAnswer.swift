// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The results of a solver, by the numbers of the system.
struct SolverAnswer: Hashable {
  struct Conflict: Hashable {
    var broken: Int?
    var members: [ReferenceMember?]
  }

  struct Ambiguity: Hashable {
    var variable: Int?
    var minimum: Double
    var maximum: Double
  }

  /// In the order of the variables.
  var values: [Double]
  var conflicts: [Conflict]
  var violations: [LevelViolation]

  init(_ session: SolverSession) throws {
    var variables: [VariableID: Int] = [:]
    for (number, id) in session.variables { variables[id] = number }
    var constraints: [ConstraintID: Int] = [:]
    for (number, id) in session.constraints { constraints[id] = number }
    values = try session.system.variables.map {
      session.solver.value(of: try session.id(ofVariable: $0.number))
    }
    conflicts = session.solver.conflicts.map { conflict in
      Conflict(
        broken: constraints[conflict.broken],
        members: conflict.members.map { member in
          switch member {
          case .input(let id): variables[id].map { .input($0) }
          case .nonNegative(let id): variables[id].map { .nonNegative($0) }
          case .constraint(let id): constraints[id].map { .constraint($0) }
          }
        })
    }
    violations = session.solver.violations
  }

  /// The reported ambiguous variables.
  static func ambiguities(_ session: SolverSession) -> [Ambiguity] {
    session.solver.ambiguousVariables().map { ambiguous in
      Ambiguity(
        variable: session.variables.first { $0.value == ambiguous.variable }?.key,
        minimum: ambiguous.minimum, maximum: ambiguous.maximum)
    }
  }
}

extension SolverAnswer.Conflict: CustomStringConvertible {
  var description: String {
    let names = members.map { $0.map { "\($0)" } ?? "unknown" }
    return "{\(names.joined(separator: ", "))} breaking \(broken.map { "\($0)" } ?? "unknown")"
  }
}

extension SolverAnswer.Ambiguity: CustomStringConvertible {
  var description: String { "\(variable.map { "\($0)" } ?? "unknown") in \(minimum)...\(maximum)" }
}
