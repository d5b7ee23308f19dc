// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded
extension SolverEngine {
  /// Implements ``LinearSolver/dump()``.
  borrowing func page() -> String {
    // The stages of a copy are empty until it is solved.
    guard !isDirty, state.isSolved || system.variables.slotCount == 0 else {
      let current = copy()
      current.changes.setNeedsFullSolve()
      current.solve()
      return current.page()
    }
    var page = SolverPage()
    state.describeParameters(on: &page)
    page.title("constraints")
    for slot in 0..<system.constraints.slotCount where system.constraints.isLive(slot) {
      page.line(describe(slot))
    }
    state.describeVariables(system, solution.values, on: &page)
    state.describeComponents(system, on: &page)
    if !solution.conflicts.isEmpty { page.title("conflicts") }
    for conflict in solution.conflicts {
      let members = conflict.members.map { Self.describe($0) }.joined(separator: ", ")
      page.line("c\(conflict.broken.index) is broken: \(members) cannot hold together")
    }
    let violations = self.violations
    if !violations.isEmpty { page.title("violations") }
    for violation in violations {
      page.line(
        "\(SolverPage.number(violation.total))\(SolverPage.priority(violation.priority))")
    }
    return page.text
  }

  private func describe(_ slot: Int) -> String {
    let row = system.constraints[slot]
    let terms = system.constraints.terms(slot).map {
      (coefficient: $0.coefficient * row.scale, name: "v\($0.variable)")
    }
    return "c\(slot)  " + SolverPage.sum(terms) + " " + SolverPage.relation(row.relation) + " "
      + SolverPage.number(system.constraints.writtenConstant(slot))
      + SolverPage.priority(system.constraints.priority(slot))
      + (solution.broken.contains(Int32(slot)) ? "  broken" : "")
  }

  private static func describe(_ member: ConflictMember) -> String {
    switch member {
    case .input(let id): "v\(id.index) as it is given"
    case .nonNegative(let id): "v\(id.index) >= 0"
    case .constraint(let id): "c\(id.index)"
    }
  }
}
#endif
