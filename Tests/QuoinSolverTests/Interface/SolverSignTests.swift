// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

/// Signs of sums of sizes, which follow from the signs of the sizes.
@Suite("Signs of sums")
struct SolverSignTests {
  /// A container as high as its rows and the spaces around them.
  private struct Stack {
    var solver = LinearSolver()
    let container: VariableID
    var rows: [VariableID] = []
    var sum: ConstraintID

    init(space: Double, rowCount: Int = 20) throws {
      container = solver.addVariable(role: .size, isNonNegative: true)
      var terms = [LinearTerm(-1, container)]
      for number in 0..<rowCount {
        let row = solver.addVariable(role: .size, isNonNegative: true)
        rows.append(row)
        terms.append(LinearTerm(row))
        _ = try solver.addConstraint(
          [LinearTerm(row)], .equal, Double(10 + number), priority: 750)
      }
      sum = try solver.addConstraint(terms, .equal, -space)
    }

    /// The number of sums that connect columns.
    var rowCount: Int {
      let system = solver.engine.system
      let constraints = system.constraints.slots.inOrder
      return ReducedSystem(system, Selection(constraints: constraints)).quantities.rowCount
    }
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
    var stack = try Stack(space: 0)
    stack.solver.solve()
    // 10 + 11 + ... + 29
    #expect(stack.solver.value(of: stack.container) == 390)
    // A sum with a number of any sign: only the container's own sign keeps it from being negative.
    let free = stack.solver.addVariable(role: .position)
    try stack.solver.removeConstraint(stack.sum)
    let terms = [LinearTerm(-1, stack.container), LinearTerm(free)]
    _ = try stack.solver.addConstraint(
      terms + stack.rows.map { LinearTerm($0) }, .equal, 0)
    _ = try stack.solver.addConstraint([LinearTerm(free)], .equal, -1000, priority: 800)
    stack.solver.solve()
    // The stronger optional constraint is met, and the violation of the rows is minimal.
    #expect(stack.solver.value(of: free) == -1000)
    #expect(stack.solver.value(of: stack.container) == 0)
    #expect(stack.rows.map { stack.solver.value(of: $0) }.reduce(0, +) == 1000)
    #expect(stack.solver.conflicts.isEmpty)
  }

  @Test("A container with a required negative size conflicts with its sign only")
  func conflict() throws {
    var stack = try Stack(space: 0)
    let negative = try stack.solver.addConstraint([LinearTerm(stack.container)], .equal, -5)
    stack.solver.solve()
    let members: [ConflictMember] = [.nonNegative(stack.container), .constraint(negative)]
    #expect(stack.solver.conflicts == [ConstraintConflict(broken: negative, members: members)])
  }
}
