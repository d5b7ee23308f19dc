// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The rows of an engine that hold without slack, by the variables that they share.
struct BindingRows {
  private let engine: LayoutEngine
  private var rows: [BindingRow] = []
  private var rowsOfVariable: [Int: [Int]] = [:]

  /// - Complexity: O(*t*), *t* the number of terms of all rows.
  init(_ engine: LayoutEngine) {
    self.engine = engine
    // Lowering may add variables, which must not remain.
    var system = engine.lowered
    var row = LoweredRow()
    for requirement in engine.itemRequirements {
      system.lower(requirement, engine.model, into: &row)
      append(requirement, row)
    }
    engine.model.forEachConstraint { slot in
      let requirement = LayoutRequirement.constraint(engine.model.id(ofConstraint: slot))
      system.lower(requirement, engine.model, into: &row)
      append(requirement, row)
    }
    for (index, row) in rows.enumerated() {
      for variable in row.terms.keys { rowsOfVariable[variable, default: []].append(index) }
    }
  }

  /// Adds a row unless it has slack or is violated.
  private mutating func append(_ requirement: LayoutRequirement, _ row: LoweredRow) {
    var binding = BindingRow(
      requirement: requirement, terms: [:], given: [], isEquation: row.relation == .equal,
      priority: row.priority, breaking: row.breaking)
    var excess = -row.constant
    var size = abs(row.constant)
    for term in row.terms {
      let value = engine.lowered.solver.value(of: term.variable)
      excess += term.coefficient * value
      size = max(size, abs(term.coefficient * value))
      let index = Int(term.variable.index)
      if engine.isGiven(term.variable) {
        binding.given.append(index)
      } else {
        binding.terms[index, default: 0] += term.coefficient
      }
    }
    binding.terms = binding.terms.filter { $0.value != 0 }
    // Rounding errors grow with the numbers of the row.
    guard abs(excess) <= LayoutTolerance.length * max(1, size * 1e-3), !binding.terms.isEmpty
    else { return }
    rows.append(binding)
  }

  /// The rows that share variables with some, directly or through other rows, the best explanations
  /// first; then, for each variable, that it has its value by the tie rule.
  func connected(to variables: [Int]) -> [BindingRow] {
    var isTaken = Array(repeating: false, count: rows.count)
    var seen = Set(variables)
    var pending = variables
    var order = variables
    var found: [Int] = []
    while let variable = pending.popLast() {
      for index in rowsOfVariable[variable] ?? [] where !isTaken[index] {
        isTaken[index] = true
        found.append(index)
        for next in rows[index].terms.keys.sorted() where seen.insert(next).inserted {
          pending.append(next)
          order.append(next)
        }
      }
    }
    let sorted = found.sorted().map { rows[$0] }.enumerated()
      .sorted { one, other in
        if one.element.precedes(other.element) { return true }
        return !other.element.precedes(one.element) && one.offset < other.offset
      }
      .map(\.element)
    let signs = order.compactMap(sign)
    let firstOptional = sorted.firstIndex { $0.priority < 1000 } ?? sorted.count
    // What the tie rule chose first is a position or size of an item that came first.
    let chosen = order.sorted().map { variable in
      BindingRow(
        requirement: nil, terms: [variable: 1], given: [], isEquation: true, priority: 0,
        breaking: .fixed)
    }
    return sorted[..<firstOptional] + signs + sorted[firstOptional...] + chosen
  }

  /// That a size is not negative, where it is 0.
  private func sign(_ variable: Int) -> BindingRow? {
    guard let coordinate = engine.coordinate(ofVariableAt: variable),
      coordinate.coordinate != .x, coordinate.coordinate != .y,
      LayoutTolerance.isZero(engine.lowered.value(coordinate.slot, coordinate.coordinate))
    else { return nil }
    let item = engine.model.tree.id(coordinate.slot)
    let axis = coordinate.coordinate.axis
    let isContent = coordinate.coordinate == .contentSize(axis)
    return BindingRow(
      requirement: isContent ? .nonNegativeContentSize(item, axis) : .nonNegativeSize(item, axis),
      terms: [variable: 1], given: [], isEquation: false, priority: 1000, breaking: .fixed)
  }
}
