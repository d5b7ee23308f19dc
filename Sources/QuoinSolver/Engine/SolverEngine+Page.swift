// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded
extension SolverEngine {
  /// The text of ``LinearSolver/dump()``.
  borrowing func page() -> String {
    // A copy has no stages until it is solved.
    guard !isDirty, state.isSolved || system.variables.slotCount == 0 else {
      var current = copy()
      current.changes.noteStructure()
      current.solve()
      return current.page()
    }
    var page = SolverPage()
    state.describeParameters(system, on: &page)
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

extension SolverState {
  /// The values of the parameters, and what each stands for.
  fileprivate func describeParameters(
    _ system: borrowing LinearSystem, on page: inout SolverPage
  ) {
    page.title("parameters")
    for lane in 1...AffineForm.inputLanes {
      let input = reduced.elimination.inputOfLane[lane]
      let value = SolverPage.number(reduced.elimination.parameters[lane])
      if input >= 0 {
        page.line("p\(lane) = \(value), the input v\(input)")
      } else if lane == AffineForm.spareLane, reduced.elimination.promoted >= 0 {
        let promoted = reduced.elimination.promoted
        let scale = system.constraints[promoted].scale
        let divisor = scale == 1 ? "" : ", divided by " + SolverPage.number(scale)
        page.line("p\(lane) = \(value), the constant of c\(promoted)\(divisor)")
      }
    }
  }

  /// What the elimination made of each variable, and its value.
  fileprivate func describeVariables(
    _ system: borrowing LinearSystem, _ values: [Double], on page: inout SolverPage
  ) {
    page.title("variables")
    for slot in reduced.elimination.state.indices where system.variables.isLive(slot) {
      let value = SolverPage.number(values[slot])
      let source = reduced.elimination.source[slot]
      page.line(
        "v\(slot) = \(describeVariable(slot)) = \(value)" + (source >= 0 ? "  by c\(source)" : ""))
    }
  }

  private func describeVariable(_ slot: Int) -> String {
    let elimination = reduced.elimination.offset(slot)
    switch reduced.elimination.state[slot] {
    case .open: return "open"
    case .known: return SolverPage.form(elimination)
    case .alias:
      let parent = reduced.elimination.entries[slot].link
      let factor = reduced.elimination.factor(slot)
      return SolverPage.form(elimination, behind: [(factor, "v\(parent)")])
    case .defined:
      let terms = reduced.elimination.definition(slot).map {
        (coefficient: $0.coefficient, name: "v\($0.variable)")
      }
      return SolverPage.form(elimination, behind: terms)
    }
  }

  /// The quantities of each component with their bounds, and for which parameters its result holds.
  fileprivate func describeComponents(
    _ system: borrowing LinearSystem, on page: inout SolverPage
  ) {
    let sources = sourcesOfBounds(system)
    let columnCount = reduced.quantities.columnCount
    for component in 0..<phase.split.count {
      page.title("component \(component)" + describeConditions(component))
      for place in phase.split.columns(component) {
        let column = phase.split.column(at: place)
        page.line(
          "v\(reduced.openVariables[column]):" + describeBounds(ofQuantity: column, sources))
      }
      for place in phase.split.rows(component) {
        let row = phase.split.row(at: place)
        page.line(
          describeRow(row) + ":" + describeBounds(ofQuantity: columnCount + row, sources))
      }
    }
  }

  private func describeRow(_ row: Int) -> String {
    SolverPage.sum(
      reduced.quantities.terms(row).map {
        let column = Int(reduced.quantities.termColumn[$0])
        return (
          reduced.quantities.termCoefficient[$0], "v\(reduced.openVariables[column])"
        )
      })
  }

  private func describeBounds(ofQuantity quantity: Int, _ sources: [String]) -> String {
    let bounds = phase.split.bounds(ofQuantity: quantity).map { place in
      let number = phase.split.bound(at: place)
      let weight = reduced.quantities.bounds.weight(number)
      let priority = reduced.quantities.bounds.priority(number)
      return " " + SolverPage.relation(reduced.quantities.bounds.entries[number].relation) + " "
        + SolverPage.form(reduced.quantities.bounds.form(number)) + SolverPage.priority(priority)
        + (weight == 1 || priority >= 1000 ? "" : " weight " + SolverPage.number(weight))
        + " (\(sources[number]))"
    }
    return bounds.isEmpty ? " nothing" : bounds.joined(separator: ",")
  }

  /// By bound: the constraint or the sign that it comes from.
  private func sourcesOfBounds(_ system: borrowing LinearSystem) -> [String] {
    var sources = Array(repeating: "", count: reduced.quantities.bounds.count)
    for slot in reduced.boundOf.indices where reduced.boundOf[slot] >= 0 {
      sources[Int(reduced.boundOf[slot])] = "c\(slot)"
    }
    for slot in reduced.boundOfSign.indices where reduced.boundOfSign[slot] >= 0 {
      sources[Int(reduced.boundOfSign[slot])] = "v\(slot) >= 0"
    }
    return sources
  }

  private func describeConditions(_ component: Int) -> String {
    var conditions: [String] = []
    for lane in 1...AffineForm.inputLanes {
      let lower = phase.conditions.lower[component][lane]
      let upper = phase.conditions.upper[component][lane]
      if lower > -.infinity { conditions.append("p\(lane) >= \(Self.limit(lower))") }
      if upper < .infinity { conditions.append("p\(lane) <= \(Self.limit(upper))") }
    }
    return conditions.isEmpty ? "" : ", for " + conditions.joined(separator: " and ")
  }

  /// A limit without the tolerance that it was moved by.
  private static func limit(_ limit: Double) -> String {
    let nearest = limit.rounded()
    return SolverPage.number(
      abs(nearest - limit) <= 2 * Tolerance.breakpoint(of: limit) ? nearest : limit)
  }
}
#endif
