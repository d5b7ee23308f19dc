// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Stages 1 to 3 for equalities whose coefficients are of very different sizes: they are taken one
  /// after the other, with 32 digits (``TracedElimination``).
  ///
  /// A difference such as `500163.5 - 500163.50000025`, divided by a coefficient that is as small,
  /// is wrong in the fourth digit when it is computed with 16. Layouts have no such rows, so this may
  /// take longer than the stages as they are.
  mutating func eliminatePrecisely(
    _ equalities: borrowing Buffer<Int32>, _ system: borrowing LinearSystem
  ) {
    var traced = TracedElimination(system.variables)
    for slot in system.variables.inputs where state[Int(slot)] == .known {
      traced.add(slot, is: offset(Int(slot))[0], row: -1)
    }
    var wide: [Int] = []
    for isLone in [true, false] {
      for index in equalities.indices {
        let slot = Int(equalities[index])
        let row = system.constraints[slot]
        guard (row.termCount == 1) == isLone else { continue }
        guard !row.isWide else {
          wide.append(slot)
          continue
        }
        guard add(slot, to: &traced, system) else { return }
      }
    }
    addWide(wide, to: &traced, system)
    take(traced.definitions)
  }

  /// Adds an equality.
  /// - Returns: whether it can hold.
  private mutating func add(
    _ slot: Int, to traced: inout TracedElimination, _ system: borrowing LinearSystem
  ) -> Bool {
    guard let gap = traced.add(constraint: slot, system),
      traced.isContradiction(gap, at: parameters)
    else { return true }
    contradiction = .constraint(slot)
    return false
  }

  /// Adds equalities with coefficients of very different sizes, those first in which what is not
  /// determined yet has a large coefficient.
  ///
  /// `1000000 a + b = c` says little about `b` where `a` is known: less than another such row in which
  /// `b` has the large coefficient. In Gaussian elimination this is complete pivoting.
  private mutating func addWide(
    _ slots: [Int], to traced: inout TracedElimination, _ system: borrowing LinearSystem
  ) {
    var slots = slots
    while !slots.isEmpty {
      // Each row is reduced once for each that is added. So many rows are taken as they come.
      var place = 0
      if slots.count <= Self.mostWeighed {
        let weights = slots.map { traced.weight(ofConstraint: $0, system) }
        for index in weights.indices where weights[index] > weights[place] { place = index }
      }
      guard add(slots.remove(at: place), to: &traced, system) else { return }
    }
  }

  private static let mostWeighed = 100

  /// Takes definitions over, each after those that it refers to.
  private mutating func take(_ definitions: TracedDefinitions) {
    let numbers = definitions.numbersInOrder
    variableOfRank.refill(-1, count: numbers.count)
    // By slot: the numbers that are known, with all digits.
    var known = Array(repeating: PreciseForm(), count: state.count)
    for (rank, number) in numbers.enumerated() {
      let definition = definitions.definitions[number]
      let terms = definitions.terms[definition.terms]
      var constant = definition.constant
      for term in terms where state[Int(term.variable)] == .known {
        constant = constant + term.coefficient * known[Int(term.variable)]
      }
      scratch.begin(constant: constant.rounded)
      scratch.add(1, definition.variable)
      for term in terms where state[Int(term.variable)] != .known {
        scratch.add(-term.coefficient.rounded, term.variable)
      }
      if scratch.count > 1 {
        define(0, by: Int32(definition.row), rank: Int32(rank))
        continue
      }
      known[Int(definition.variable)] = constant
      // Inputs are known already, and no row determines them.
      guard state[Int(definition.variable)] == .open else { continue }
      know(definition.variable, constant.rounded)
      source[Int(definition.variable)] = Int32(definition.row)
    }
  }
}
