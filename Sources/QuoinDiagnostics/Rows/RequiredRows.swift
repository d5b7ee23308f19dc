// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// The required rows of an engine by the variables that they share.
struct RequiredRows {
  /// A required row, in the order in which the solver has it.
  struct Row {
    var requirement: LayoutRequirement
    var row: LoweredRow
  }

  /// The coordinates that rows refer to, and whether they are given or may not be negative.
  private let engine: LayoutEngine
  private let rows: [Row]
  private let rowsOfVariable: [VariableID: [Int]]

  init(_ engine: LayoutEngine) {
    self.engine = engine
    var system = engine.lowered
    var rows: [Row] = []
    var row = LoweredRow()
    func append(_ requirement: LayoutRequirement) {
      system.lower(requirement, engine.model, into: &row)
      if row.priority == 1000 { rows.append(Row(requirement: requirement, row: row)) }
    }
    for requirement in engine.itemRequirements + engine.constraintRequirements {
      append(requirement)
    }
    self.rows = rows
    var rowsOfVariable: [VariableID: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for term in row.row.terms
      where !engine.lowered.isGiven(engine.lowered.coordinate(of: term.variable), engine.model) {
        rowsOfVariable[term.variable, default: []].append(index)
      }
    }
    self.rowsOfVariable = rowsOfVariable
  }

  /// The rows that share variables with some requirements, directly or through other rows. Given
  /// sizes do not connect rows.
  func connected(
    to requirements: [LayoutRequirement], excluding excluded: Set<LayoutRequirement>
  ) -> ConnectedRows {
    let seeds = Set(requirements)
    var isTaken = rows.map { seeds.contains($0.requirement) }
    var pending = rows.indices.filter { isTaken[$0] }
    var visited: Set<VariableID> = []
    var isWhole = true
    while let index = pending.popLast() {
      for term in rows[index].row.terms where visited.insert(term.variable).inserted {
        for other in rowsOfVariable[term.variable] ?? [] where !isTaken[other] {
          guard !excluded.contains(rows[other].requirement) else {
            isWhole = false
            continue
          }
          isTaken[other] = true
          pending.append(other)
        }
      }
    }
    return ConnectedRows(
      rows.indices.filter { isTaken[$0] }.map { rows[$0] }, engine, isWhole: isWhole)
  }
}

/// Some required rows of an engine, which can be solved apart from all others.
struct ConnectedRows {
  let rows: [RequiredRows.Row]
  /// Whether no row that shares a variable with these was excluded.
  let isWhole: Bool
  private let engine: LayoutEngine

  init(_ rows: [RequiredRows.Row], _ engine: LayoutEngine, isWhole: Bool) {
    self.rows = rows
    self.isWhole = isWhole
    self.engine = engine
  }

  /// The rows that a solver breaks, and the conflicts that it reports.
  struct Outcome {
    var broken: Set<Int> = []
    var sets: [(rows: Set<Int>, members: [LayoutRequirement])] = []
  }

  /// Solves all rows, with marked rows before the others.
  ///
  /// The solver breaks a row that cannot hold together with those before it. If the marked rows can
  /// hold, the broken ones are a smallest set whose removal lets all others hold.
  func solve(first isFirst: [Bool]) -> Outcome {
    var solver = LinearSolver()
    var variables: [VariableID: VariableID] = [:]
    var originals: [VariableID: VariableID] = [:]
    var indexOfRow: [ConstraintID: Int] = [:]
    let order = rows.indices.filter { isFirst[$0] } + rows.indices.filter { !isFirst[$0] }
    do throws(SolverError) {
      for index in order {
        var terms: [LinearTerm] = []
        for term in rows[index].row.terms {
          if variables[term.variable] == nil {
            let new = try engine.copy(term.variable, to: &solver)
            variables[term.variable] = new
            originals[new] = term.variable
          }
          guard let copy = variables[term.variable] else { continue }
          terms.append(LinearTerm(term.coefficient, copy))
        }
        let row = rows[index].row
        indexOfRow[
          try solver.addConstraint(terms, LinearRelation(row.relation), row.constant)] = index
      }
    } catch {
      preconditionFailure("the engine's solver has accepted the same rows: \(error)")
    }
    solver.solve()
    var outcome = Outcome()
    for conflict in solver.conflicts {
      if let index = indexOfRow[conflict.broken] { outcome.broken.insert(index) }
      var facts: [LayoutRequirement] = []
      var members: Set<Int> = []
      for member in conflict.members {
        switch member {
        case .constraint(let id): if let index = indexOfRow[id] { members.insert(index) }
        case .input(let variable), .nonNegative(let variable):
          if let original = originals[variable] { facts.append(engine.fact(about: original)) }
        }
      }
      // Copies are added in another order than the originals.
      let ordered = members.sorted().map { rows[$0].requirement }
      outcome.sets.append((members, facts + ordered))
    }
    return outcome
  }
}

extension LayoutEngine {
  /// Returns the fact about a variable without any constraint.
  fileprivate func fact(about variable: VariableID) -> LayoutRequirement {
    let coordinate = lowered.coordinate(of: variable)
    return lowered.isGiven(coordinate, model)
      ? .givenSize(model.tree.id(coordinate.slot), coordinate.coordinate.axis)
      : lowered.signRequirement(of: coordinate, model)
  }

  /// Adds a variable with the facts of one of the engine's variables to a solver.
  fileprivate func copy(
    _ variable: VariableID, to solver: inout LinearSolver
  ) throws(SolverError) -> VariableID {
    let coordinate = lowered.coordinate(of: variable)
    let axis = coordinate.coordinate.axis
    guard lowered.isGiven(coordinate, model) else {
      let isPosition = coordinate.coordinate == .position(axis)
      return solver.addVariable(role: isPosition ? .position : .size, isNonNegative: !isPosition)
    }
    // The value of an input is the given one.
    return try solver.addInput(lowered.solver.value(of: variable))
  }
}
