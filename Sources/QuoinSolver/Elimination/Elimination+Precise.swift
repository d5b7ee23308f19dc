// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Stages 1 to 3 for equalities whose coefficients have very different sizes: they are eliminated
  /// one by one, with 32 digits (``TracedElimination``).
  ///
  /// With 16 digits, a difference such as `500163.5 - 500163.50000025`, divided by a coefficient of
  /// the same size, is wrong in the fourth digit. Layouts have no such rows, so this may be slower.
  func eliminatePrecisely(
    _ equalities: borrowing Buffer<Int32>, _ system: LinearSystem
  ) {
    var traced = TracedElimination(system.variables)
    for slot in system.variables.inputs where state[slot] == .known {
      traced.add(slot, is: offsets[slot][0], row: -1)
    }
    // The gap of a row depends on the rows before it, so the order is that of the conflict search.
    for number in system.constraints.byFallingClass(equalities.indices.map { equalities[$0] }) {
      let slot = Int(number)
      guard let gap = traced.add(constraint: slot, system),
        TracedElimination.isContradiction(gap)
      else { continue }
      contradictedConstraints.append(number)
    }
    take(traced.definitions)
    self.traced = consume traced
  }

  /// Fills the scratch row from a row with 32 digits that has open variables only.
  func gather(_ row: PreciseRow) {
    scratch.begin(constant: AffineForm(constant: row.constant.rounded))
    for term in row.terms { scratch.add(term.coefficient.rounded, term.variable) }
  }

  /// Copies definitions, each after those that it uses.
  private func take(_ definitions: TracedDefinitions) {
    let numbers = definitions.numbersInOrder
    variableOfRank.refill(-1, count: numbers.count)
    // Indexed by the slot: the values of known variables, with 32 digits.
    var known = Array(repeating: PreciseNumber(), count: state.count)
    for (rank, number) in numbers.enumerated() {
      let definition = definitions.definitions[number]
      let terms = definitions.terms[definition.terms]
      var constant = definition.constant
      for term in terms where state[term.variable] == .known {
        constant = constant + term.coefficient * known[Int(term.variable)]
      }
      scratch.begin(constant: AffineForm(constant: constant.rounded))
      scratch.add(1, definition.variable)
      for term in terms where state[term.variable] != .known {
        scratch.add(-term.coefficient.rounded, term.variable)
      }
      if scratch.count > 1 {
        define(0, by: Int32(definition.row), rank: Int32(rank))
        continue
      }
      known[Int(definition.variable)] = constant
      // Inputs are known already; no row determines them.
      guard state[definition.variable] == .open else { continue }
      setKnown(definition.variable, AffineForm(constant: constant.rounded))
      source[definition.variable] = Int32(definition.row)
    }
  }
}
