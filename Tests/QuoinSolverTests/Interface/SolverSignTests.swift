// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

/// Signs of sums of sizes, which follow from the signs of the sizes.
@Suite("Signs of sums")
struct SolverSignTests {
  /// A container as high as its rows and the spaces around them.
  private struct Stack: ~Copyable {
    var engine = SolverEngine()
    let container: VariableID
    var rows: [VariableID] = []
    var sum: ConstraintID

    init(space: Double, rowCount: Int = 20) throws {
      container = engine.addVariable(role: .size, isNonNegative: true)
      var terms = [LinearTerm(-1, container)]
      for number in 0..<rowCount {
        let row = engine.addVariable(role: .size, isNonNegative: true)
        rows.append(row)
        terms.append(LinearTerm(row))
        _ = try engine.addConstraint(
          [LinearTerm(row)], .equal, Double(10 + number), priority: 750)
      }
      sum = try engine.addConstraint(terms, .equal, -space)
    }

    /// The number of sums that connect columns.
    var rowCount: Int {
      let constraints = engine.system.constraints.slotsInOrder()
      return ReducedSystem(engine.system, Selection(constraints: constraints)).quantities.rowCount
    }

    var containerValue: Double { engine.solution.values[Int(container.index)] }
  }

  @Test("The sign of a container does not connect its rows")
  func components() throws {
    for space in [0.0, 16] {
      let rowCount = try Stack(space: space).rowCount
      #expect(rowCount == 0)
    }
    // A container that is lower than its rows could be negative without them being so.
    let rowCount = try Stack(space: -16).rowCount
    #expect(rowCount == 1)
  }

  @Test("The sign of a container is used when a row may be negative")
  func editedRows() throws {
    let stack = try Stack(space: 0)
    stack.engine.solve()
    // 10 + 11 + ... + 29
    #expect(stack.containerValue == 390)
    // A sum with a number of any sign: only the container's own sign keeps it from being negative.
    let free = stack.engine.addVariable(role: .position)
    try stack.engine.removeConstraint(stack.sum)
    let terms = [LinearTerm(-1, stack.container), LinearTerm(free)]
    _ = try stack.engine.addConstraint(
      terms + stack.rows.map { LinearTerm($0) }, .equal, 0)
    _ = try stack.engine.addConstraint([LinearTerm(free)], .equal, -1000, priority: 800)
    stack.engine.solve()
    // The stronger optional constraint is met, and the violation of the rows is minimal.
    let values = stack.engine.solution.values
    #expect(values[Int(free.index)] == -1000)
    #expect(values[Int(stack.container.index)] == 0)
    #expect(stack.rows.map { values[Int($0.index)] }.reduce(0, +) == 1000)
    let conflicts = stack.engine.solution.conflicts
    #expect(conflicts.isEmpty)
  }

  @Test("A container with a required negative size conflicts with its sign only")
  func conflict() throws {
    let stack = try Stack(space: 0)
    let negative = try stack.engine.addConstraint([LinearTerm(stack.container)], .equal, -5)
    stack.engine.solve()
    let conflicts = stack.engine.solution.conflicts
    let members: [ConflictMember] = [.nonNegative(stack.container), .constraint(negative)]
    #expect(conflicts == [ConstraintConflict(broken: negative, members: members)])
  }
}
