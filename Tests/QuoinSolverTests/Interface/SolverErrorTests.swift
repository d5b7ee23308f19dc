// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Refused calls, and that they leave no trace.
@Suite("Refused calls")
struct SolverErrorTests {
  /// A solver with one of everything: an input, an optional constraint that is not met, a conflict,
  /// an open number.
  private struct Furnished {
    var solver = LinearSolver()
    let root: VariableID
    let width: VariableID
    let open: VariableID
    let optional: ConstraintID
    let limit: ConstraintID
    let gone: ConstraintID
    let goneVariable: VariableID

    init() throws {
      root = try solver.addInput(320)
      width = solver.addVariable(role: .size, isNonNegative: true)
      open = solver.addVariable(role: .position)
      optional = try solver.addConstraint([LinearTerm(width)], .equal, 400, priority: 750)
      limit = try solver.addConstraint(
        [LinearTerm(width), LinearTerm(-0.5, root)], .lessThanOrEqual, 0)
      try solver.addConstraint([LinearTerm(width)], .greaterThanOrEqual, 1000)
      gone = try solver.addConstraint([LinearTerm(width)], .lessThanOrEqual, 10)
      try solver.removeConstraint(gone)
      goneVariable = solver.addVariable()
      try solver.removeVariable(goneVariable)
      solver.solve()
    }
  }

  /// All results of a solver.
  private struct Picture: Equatable {
    var values: [Double]
    var conflicts: [ConstraintConflict]
    var violations: [LevelViolation]
    var ambiguous: [AmbiguousVariable]

    init(_ furnished: Furnished) {
      let solver = furnished.solver
      values = [furnished.root, furnished.width, furnished.open].map { solver.value(of: $0) }
      conflicts = solver.conflicts
      violations = solver.violations
      ambiguous = solver.ambiguousVariables()
    }
  }

  /// A call is refused with this error, and afterwards everything is as before, also when the
  /// solver solves again and when it is changed and changed back.
  private func expect(
    _ error: (Furnished) -> SolverError, sourceLocation: SourceLocation = #_sourceLocation,
    from call: (inout Furnished) throws -> Void
  ) throws {
    var furnished = try Furnished()
    let before = Picture(furnished)
    #expect(throws: error(furnished), sourceLocation: sourceLocation) { try call(&furnished) }
    #expect(Picture(furnished) == before, sourceLocation: sourceLocation)
    furnished.solver.solve()
    #expect(Picture(furnished) == before, sourceLocation: sourceLocation)
    try furnished.solver.setInput(furnished.root, to: 100)
    furnished.solver.solve()
    #expect(furnished.solver.value(of: furnished.width) == 50, sourceLocation: sourceLocation)
    try furnished.solver.setInput(furnished.root, to: 320)
    furnished.solver.solve()
    #expect(Picture(furnished) == before, sourceLocation: sourceLocation)
  }

  @Test("The solver of this suite has a violation, a conflict and an ambiguous variable")
  func furnished() throws {
    let furnished = try Furnished()
    let picture = Picture(furnished)
    #expect(picture.values == [320, 160, 0])
    #expect(picture.conflicts.count == 1)
    #expect(picture.violations.pairs == [[750, 240]])
    #expect(picture.ambiguous.map(\.variable) == [furnished.open])
  }

  @Test("A constant must be a number", arguments: [Double.nan, .infinity, -.infinity])
  func constants(value: Double) throws {
    try expect(
      { _ in .nonFiniteConstant },
      from: { try $0.solver.addConstraint([LinearTerm($0.width)], .equal, value) })
    try expect(
      { _ in .nonFiniteConstant },
      from: { try $0.solver.setConstant(of: $0.optional, to: value) })
  }

  @Test("A coefficient must be a number", arguments: [Double.nan, .infinity, -.infinity])
  func coefficients(value: Double) throws {
    try expect(
      { .nonFiniteCoefficient($0.open) },
      from: {
        try $0.solver.addConstraint([LinearTerm($0.width), LinearTerm(value, $0.open)], .equal, 0)
      })
  }

  @Test("Coefficients of one variable must add up to a number")
  func sumOfCoefficients() throws {
    let large = Double.greatestFiniteMagnitude
    try expect(
      { .nonFiniteCoefficient($0.open) },
      from: {
        try $0.solver.addConstraint(
          [LinearTerm(large, $0.open), LinearTerm(large, $0.open)], .equal, 0)
      })
  }

  @Test(
    "A constant is at most 10^30",
    arguments: [1.1e30, -1.1e30, Double.greatestFiniteMagnitude])
  func largeConstants(value: Double) throws {
    try expect(
      { _ in .constantOutOfRange(value) },
      from: { try $0.solver.addConstraint([LinearTerm($0.width)], .equal, value) })
    try expect(
      { _ in .constantOutOfRange(value) },
      from: { try $0.solver.setConstant(of: $0.optional, to: value) })
    try expect(
      { _ in .constantOutOfRange(value) }, from: { try $0.solver.setInput($0.root, to: value) })
    try expect({ _ in .constantOutOfRange(value) }, from: { _ = try $0.solver.addInput(value) })
  }

  @Test("A coefficient is at most 10^30, and the largest one at least 10^-30")
  func largeCoefficients() throws {
    try expect(
      { .coefficientOutOfRange($0.open) },
      from: {
        try $0.solver.addConstraint([LinearTerm($0.width), LinearTerm(1.1e30, $0.open)], .equal, 0)
      })
    try expect(
      { .coefficientOutOfRange($0.width) },
      from: { try $0.solver.addConstraint([LinearTerm(0.9e-30, $0.width)], .equal, 0) })
  }

  @Test("A coefficient that is negligible beside another is left out")
  func tinyCoefficients() throws {
    var solver = LinearSolver()
    let (a, b) = (solver.addVariable(role: .position), solver.addVariable(role: .position))
    try solver.addConstraint([LinearTerm(a), LinearTerm(1e-40, b)], .equal, 5)
    solver.solve()
    #expect(solver.value(of: a) == 5)
    #expect(solver.ambiguousVariables().map(\.variable) == [b])
  }

  @Test("The largest numbers do not affect independent variables")
  func largestNumbers() throws {
    var solver = LinearSolver()
    let largest = LinearSolver.largestMagnitude
    let chain = (0..<8).map { _ in solver.addVariable(role: .position) }
    let (apart, size) = (solver.addVariable(role: .position), solver.addVariable(role: .size))
    for (last, next) in zip(chain, chain.dropFirst()) {
      try solver.addConstraint([LinearTerm(next), LinearTerm(-largest, last)], .equal, -largest)
    }
    try solver.addConstraint([LinearTerm(chain[0])], .equal, largest)
    try solver.addConstraint([LinearTerm(apart), LinearTerm(-1, size)], .equal, 8)
    try solver.addConstraint([LinearTerm(size)], .equal, 100, priority: 750)
    solver.solve()
    #expect(solver.value(of: apart) == 108)
    #expect(solver.value(of: size) == 100)
    #expect(chain.allSatisfy { solver.value(of: $0).isFinite })
  }

  @Test("An input must be a number", arguments: [Double.nan, .infinity, -.infinity])
  func inputs(value: Double) throws {
    try expect({ .nonFiniteInput($0.root) }, from: { try $0.solver.setInput($0.root, to: value) })
    try expect({ _ in .nonFiniteConstant }, from: { _ = try $0.solver.addInput(value) })
  }

  @Test("Only an input can be set")
  func notAnInput() throws {
    try expect({ .notAnInput($0.width) }, from: { try $0.solver.setInput($0.width, to: 5) })
  }

  @Test(
    "A priority is from 0 to 1000",
    arguments: [-0.001, -1, 1000.0000001, 1001, -.infinity, .infinity])
  func priorities(priority: Double) throws {
    try expect(
      { _ in .priorityOutOfRange(priority) },
      from: { try $0.solver.addConstraint([LinearTerm($0.width)], .equal, 1, priority: priority) })
    try expect(
      { _ in .priorityOutOfRange(priority) },
      from: { try $0.solver.setPriority(of: $0.optional, to: priority) })
  }

  @Test("A priority is not NaN")
  func priorityNaN() throws {
    var furnished = try Furnished()
    let before = Picture(furnished)
    // NaN differs from itself, so the error cannot be compared as a whole.
    #expect(throws: SolverError.self) {
      try furnished.solver.addConstraint([], .equal, 1, priority: .nan)
    }
    #expect(throws: SolverError.self) {
      try furnished.solver.setPriority(of: furnished.optional, to: .nan)
    }
    furnished.solver.solve()
    #expect(Picture(furnished) == before)
  }

  @Test("A removed constraint is unknown, even when its slot is reused")
  func staleConstraint() throws {
    let calls: [(inout Furnished) throws -> Void] = [
      { try $0.solver.removeConstraint($0.gone) },
      { try $0.solver.setConstant(of: $0.gone, to: 1) },
      { try $0.solver.setPriority(of: $0.gone, to: 1) },
    ]
    for call in calls {
      try expect({ .unknownConstraint($0.gone) }, from: call)
    }
    var furnished = try Furnished()
    let next = try furnished.solver.addConstraint(
      [LinearTerm(furnished.width)], .equal, 1, priority: 1)
    #expect(next != furnished.gone)
    #expect(throws: SolverError.unknownConstraint(furnished.gone)) {
      try furnished.solver.removeConstraint(furnished.gone)
    }
  }

  @Test("A removed variable is unknown, even when its slot is reused")
  func staleVariable() throws {
    let calls: [(inout Furnished) throws -> Void] = [
      { try $0.solver.removeVariable($0.goneVariable) },
      { try $0.solver.setInput($0.goneVariable, to: 1) },
      {
        try $0.solver.addConstraint([LinearTerm($0.width), LinearTerm($0.goneVariable)], .equal, 0)
      },
    ]
    for call in calls {
      try expect({ .unknownVariable($0.goneVariable) }, from: call)
    }
    var furnished = try Furnished()
    let next = furnished.solver.addVariable()
    #expect(next != furnished.goneVariable)
    #expect(throws: SolverError.unknownVariable(furnished.goneVariable)) {
      try furnished.solver.removeVariable(furnished.goneVariable)
    }
  }

  @Test("An identifier of another, larger solver is unknown")
  func foreignIdentifiers() throws {
    var other = LinearSolver()
    var variable = other.addVariable()
    var constraint = try other.addConstraint([], .equal, 0)
    for _ in 0..<20 {
      variable = other.addVariable()
      constraint = try other.addConstraint([], .equal, 0)
    }
    try expect(
      { _ in .unknownVariable(variable) },
      from: { try $0.solver.addConstraint([LinearTerm(variable)], .equal, 0) })
    try expect(
      { _ in .unknownConstraint(constraint) },
      from: { try $0.solver.removeConstraint(constraint) })
  }

  @Test("A variable cannot be removed while a constraint uses it")
  func variableInUse() throws {
    try expect(
      { .variableInUse($0.root, by: $0.limit) },
      from: { try $0.solver.removeVariable($0.root) })
    try expect(
      { .variableInUse($0.width, by: $0.optional) },
      from: { try $0.solver.removeVariable($0.width) })
    var furnished = try Furnished()
    try furnished.solver.removeConstraint(furnished.limit)
    try furnished.solver.removeVariable(furnished.root)
    furnished.solver.solve()
    #expect(furnished.solver.value(of: furnished.width) == 1000)
  }
}
