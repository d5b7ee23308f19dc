// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// Finds required rows without a constant that force sizes to 0 by their multiples.
///
/// A row that states that a length is 0 is not part of the search, since it is no surprise; neither
/// are rows with a given size, an inset or any other constant. The remaining rows hold if all sizes
/// are 0. To prove that they allow nothing else, the search requires a size to be at least 1: the
/// solver then reports a smallest set of rows that exclude it. To prove that the multiples are the
/// reason, the set is solved with multipliers of 1.
struct ZeroSizeSearch {
  private let engine: LayoutEngine
  /// The rows without a constant, by the order of activation.
  private let rows: [RequiredRows.Row]
  private let rowsOfVariable: [VariableID: [Int]]

  /// A set of rows that makes sizes 0.
  private struct Cycle {
    var rows: Set<Int>
    var variables: [VariableID]
  }

  init(_ engine: LayoutEngine) {
    self.engine = engine
    let broken = Set(engine.conflicts.map(\.broken))
    var system = engine.lowered
    var rows: [RequiredRows.Row] = []
    var row = LoweredRow()
    for requirement in engine.constraintRequirements where !broken.contains(requirement) {
      guard case .constraint(let id) = requirement else { continue }
      let record = engine.model.constraints[id.index]
      guard record.priority == 1000, record.second == nil || record.multiplier != 0 else {
        continue
      }
      system.lower(requirement, engine.model, into: &row)
      let unknowns = system.bindingRow(row, requirement, engine.model)
      guard LayoutTolerance.isZero(row.constant), !row.readsInsets, unknowns.givens.isEmpty,
        record.second != nil, !unknowns.terms.isEmpty
      else { continue }
      rows.append(RequiredRows.Row(requirement: requirement, row: row))
    }
    self.rows = rows
    var rowsOfVariable: [VariableID: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for term in row.row.terms { rowsOfVariable[term.variable, default: []].append(index) }
    }
    self.rowsOfVariable = rowsOfVariable
  }

  /// The cycles in the order of their first sizes.
  func cycles() -> [ZeroSizeCycle] {
    var isVisited = Array(repeating: false, count: rows.count)
    var cycles: [Cycle] = []
    for start in rows.indices where isProportion(start) && !isVisited[start] {
      let component = connected(to: start)
      for index in component { isVisited[index] = true }
      for variable in zeroSizes(of: component) {
        guard let set = proof(that: variable, isZeroIn: component) else { continue }
        if let known = cycles.firstIndex(where: { !$0.rows.isDisjoint(with: set) }) {
          cycles[known].variables.append(variable)
          if set.count < cycles[known].rows.count { cycles[known].rows = set }
        } else if !isReported(set), dependsOnMultiples(set, variable) {
          cycles.append(Cycle(rows: set, variables: [variable]))
        }
      }
    }
    return cycles.map(cycle)
  }

  private func isProportion(_ index: Int) -> Bool { record(index)?.isProportion ?? false }

  private func record(_ index: Int) -> ConstraintRecord? {
    guard case .constraint(let id) = rows[index].requirement else { return nil }
    return engine.model.constraints[id.index]
  }

  /// The rows that share variables with a row, directly or through other rows.
  private func connected(to start: Int) -> [Int] {
    var found: Set<Int> = [start]
    var pending = [start]
    while let index = pending.popLast() {
      for term in rows[index].row.terms {
        for other in rowsOfVariable[term.variable] ?? [] where found.insert(other).inserted {
          pending.append(other)
        }
      }
    }
    return found.sorted()
  }

  /// The widths and heights among the variables of some rows that are 0 in the layout.
  private func zeroSizes(of component: [Int]) -> [VariableID] {
    var seen: Set<VariableID> = []
    var sizes: [VariableID] = []
    for term in component.flatMap({ rows[$0].row.terms })
    where seen.insert(term.variable).inserted {
      let coordinate = engine.lowered.coordinate(of: term.variable).coordinate
      guard coordinate == .size(coordinate.axis),
        LayoutTolerance.isZero(engine.lowered.solver.value(of: term.variable))
      else { continue }
      sizes.append(term.variable)
    }
    return sizes.sorted { $0.index < $1.index }
  }

  /// A smallest set of rows that exclude that a size is positive; nil when they allow it.
  private func proof(that variable: VariableID, isZeroIn component: [Int]) -> Set<Int>? {
    let set = conflict(of: component.map { rows[$0] }, with: variable)
    return set.map { Set($0.map { component[$0] }) }
  }

  /// Whether the rows allow a positive size when they compare the same sizes one to one.
  private func dependsOnMultiples(_ set: Set<Int>, _ variable: VariableID) -> Bool {
    var system = engine.lowered
    let changed = set.sorted().map { index -> RequiredRows.Row in
      guard let record = record(index), record.isProportion else { return rows[index] }
      var constraint = record.constraint(engine.model.tree)
      constraint.multiplier = 1
      var row = rows[index]
      system.lower(ConstraintRecord(constraint, owner: record.owner), engine.model, into: &row.row)
      return row
    }
    return conflict(of: changed, with: variable) == nil
  }

  /// Solves some rows and a size of at least 1.
  ///
  /// - Returns: the indices of a smallest set of rows that exclude the size; nil when they allow
  ///   it.
  private func conflict(of rows: [RequiredRows.Row], with size: VariableID) -> Set<Int>? {
    var assumption = LoweredRow()
    // Without constants, a solution with any positive size can be multiplied.
    assumption.start(.greaterThanOrEqual, 1, breaking: .ordinary)
    assumption.add(1, size)
    let coordinate = engine.lowered.coordinate(of: size)
    let marker = engine.lowered.signRequirement(of: coordinate, engine.model)
    let all = rows + [RequiredRows.Row(requirement: marker, row: assumption)]
    let outcome = ConnectedRows(all, engine, isWhole: true)
      .solve(first: Array(repeating: true, count: all.count))
    let set = outcome.sets.first { $0.rows.contains(rows.count) }?.rows
    return set.map { $0.subtracting([rows.count]) }
  }

  /// Whether a conflict shows all rows of a set.
  private func isReported(_ set: Set<Int>) -> Bool {
    engine.conflicts.contains { conflict in
      let members = Set(conflict.members)
      return set.allSatisfy { members.contains(rows[$0].requirement) }
    }
  }

  private func cycle(_ cycle: Cycle) -> ZeroSizeCycle {
    ZeroSizeCycle(
      sizes: cycle.variables.map { variable in
        let coordinate = engine.lowered.coordinate(of: variable)
        return ZeroSizeCycle.Size(
          item: engine.model.tree.id(coordinate.slot), axis: coordinate.coordinate.axis)
      },
      constraints: cycle.rows.sorted().compactMap { index in
        guard case .constraint(let id) = rows[index].requirement else { return nil }
        return id
      })
  }
}
