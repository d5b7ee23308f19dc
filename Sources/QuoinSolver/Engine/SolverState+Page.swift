// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded
extension SolverState {
  /// Writes the parameters: their values, and the input of each.
  func describeParameters(on page: inout SolverPage) {
    page.title("parameters")
    for lane in 1...AffineForm.inputLanes {
      let input = reduced.elimination.inputOfLane[lane]
      let value = SolverPage.number(reduced.elimination.parameters[lane])
      if input >= 0 { page.line("p\(lane) = \(value), the input v\(input)") }
    }
  }

  /// Writes the variables: the result of the elimination, and the value.
  func describeVariables(
    _ system: LinearSystem, _ values: [Double], on page: inout SolverPage
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
    case .known: return SolverPage.affineForm(elimination)
    case .alias:
      let parent = reduced.elimination.entries[slot].link
      let factor = reduced.elimination.factor(slot)
      return SolverPage.affineForm(elimination, behind: [(factor, "v\(parent)")])
    case .defined:
      let terms = reduced.elimination.definition(slot).map {
        (coefficient: $0.coefficient, name: "v\($0.variable)")
      }
      return SolverPage.affineForm(elimination, behind: terms)
    }
  }

  /// Writes the components: the parameters for which the result is valid, and the quantities with
  /// their bounds.
  func describeComponents(
    _ system: LinearSystem, on page: inout SolverPage
  ) {
    let sources = sourcesOfBounds(system)
    let columnCount = reduced.quantities.columnCount
    for component in 0..<phase.split.count {
      page.title("component \(component)" + describeConditions(component))
      for position in phase.split.columns(component) {
        let column = phase.split.column(at: position)
        page.line(
          "v\(reduced.openVariables[column]):" + describeBounds(ofQuantity: column, sources))
      }
      for position in phase.split.rows(component) {
        let row = phase.split.row(at: position)
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
    let bounds = phase.split.bounds(ofQuantity: quantity).map { position in
      let number = phase.split.bound(at: position)
      let weight = reduced.quantities.bounds.weight(number)
      let priority = reduced.quantities.bounds.priority(number)
      return " " + SolverPage.relation(reduced.quantities.bounds.entries[number].relation) + " "
        + SolverPage.affineForm(reduced.quantities.bounds.limit(number))
        + SolverPage.priority(priority)
        + (weight == 1 || priority >= 1000 ? "" : " weight " + SolverPage.number(weight))
        + " (\(sources[number]))"
    }
    return bounds.isEmpty ? " nothing" : bounds.joined(separator: ",")
  }

  /// Returns the constraint or the sign of each bound, by bound.
  private func sourcesOfBounds(_ system: LinearSystem) -> [String] {
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

  /// Returns a limit without its tolerance.
  private static func limit(_ limit: Double) -> String {
    guard abs(limit) < 1e15 else { return SolverPage.number(limit) }
    let nearest = Double(Int64(limit < 0 ? limit - 0.5 : limit + 0.5))
    return SolverPage.number(
      abs(nearest - limit) <= 2 * Tolerance.breakpoint(of: limit) ? nearest : limit)
  }
}
#endif
