// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// `dump()` on the example that the article `HowTheSolverWorks` works out by hand.
@Suite("The page of dump()")
struct SolverPageTests {
  /// Two texts side by side in 320 points.
  private static func example() throws -> (solver: LinearSolver, root: VariableID) {
    var solver = LinearSolver()
    let root = try solver.addInput(320)
    let aX = solver.addVariable(role: .position)
    let aW = solver.addVariable(role: .size, isNonNegative: true)
    let bX = solver.addVariable(role: .position)
    let bW = solver.addVariable(role: .size, isNonNegative: true)
    try solver.addConstraint([LinearTerm(aX)], .equal, 20)
    try solver.addConstraint([LinearTerm(-1, aX), LinearTerm(-1, aW), LinearTerm(bX)], .equal, 10)
    try solver.addConstraint([LinearTerm(bX), LinearTerm(bW), LinearTerm(-1, root)], .equal, -20)
    try solver.addConstraint([LinearTerm(aW)], .lessThanOrEqual, 71, priority: 251)
    try solver.addConstraint([LinearTerm(aW)], .greaterThanOrEqual, 71, priority: 750)
    try solver.addConstraint([LinearTerm(bW)], .lessThanOrEqual, 97, priority: 250)
    try solver.addConstraint([LinearTerm(bW)], .greaterThanOrEqual, 97, priority: 750)
    return (solver, root)
  }

  /// The numbers are those of the article: aliases, turned bounds, the interval from 218 on, and
  /// the forms of the result. The violation is 199 - 97.
  static let page = """
    parameters
      p1 = 320, the input v0

    constraints
      c0  v1 == 20
      c1  -v1 - v2 + v3 == 10
      c2  v3 + v4 - v0 == -20
      c3  v2 <= 71 @251
      c4  v2 >= 71 @750
      c5  v4 <= 97 @250
      c6  v4 >= 97 @750

    variables
      v0 = p1 = 320
      v1 = 20 = 20  by c0
      v2 = open = 71
      v3 = v2 + 30 = 101  by c1
      v4 = -v2 + p1 - 50 = 199  by c2

    component 0, for p1 >= 218
      v2: >= 0 (v2 >= 0), <= p1 - 50 (v4 >= 0), <= 71 @251 (c3), >= 71 @750 (c4), \
    >= p1 - 147 @250 (c5), <= p1 - 147 @750 (c6)

    violations
      102 @250

    """

  @Test("The example of the article has the page that the article shows")
  func article() throws {
    var (solver, _) = try Self.example()
    solver.solve()
    #expect(solver.dump() == Self.page)
  }

  @Test("A copy and a solver that is not solved yet show the page of the solved one")
  func copies() throws {
    var (solver, root) = try Self.example()
    #expect(solver.dump() == Self.page)
    solver.solve()
    var copy = solver
    try copy.setInput(root, to: 400)
    #expect(solver.dump() == Self.page)
    #expect(copy.dump().contains("v4 = -v2 + p1 - 50 = 279  by c2"))
  }

  @Test("Broken constraints and conflicts are on the page, and constraints are shown as written")
  func conflicts() throws {
    var solver = LinearSolver()
    let a = solver.addVariable(role: .size, isNonNegative: true)
    try solver.addConstraint([LinearTerm(1000, a)], .equal, 5000)
    try solver.addConstraint([LinearTerm(0.25, a)], .equal, 2)
    solver.solve()
    let page = solver.dump()
    #expect(page.contains("  c0  1000 v0 == 5000\n"))
    #expect(page.contains("  c1  0.25 v0 == 2  broken\n"))
    #expect(page.contains("  c1 is broken: c0, c1 cannot hold together\n"))
  }

  @Test("An empty solver has an empty page")
  func empty() {
    #expect(LinearSolver().dump() == "parameters\n\nconstraints\n\nvariables\n")
  }
}
