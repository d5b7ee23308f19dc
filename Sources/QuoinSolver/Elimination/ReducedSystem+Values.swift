// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ReducedSystem {
  /// Derives the affine forms of all variables, by slot, from those of the open variables.
  /// - Parameters:
  ///   - variableValues: receives the affine forms of all variables, by slot.
  ///   - columnValues: the affine forms of the open variables, by column.
  func fill(
    _ variableValues: inout Buffer<AffineForm>, _ columnValues: borrowing Buffer<AffineForm>
  ) {
    variableValues.removeAll()
    let slots = elimination.entries.indices
    guard !slots.isEmpty else { return }
    variableValues.reserve(slots.count)
    // Here and below, indices are slots of variables, all of which exist.
    let values = variableValues.extend(by: slots.count)
    for slot in slots { values[slot] = elimination.offsets[slot] }
    for column in openVariables.indices {
      values[Int(openVariables[column])] = columnValues[column]
    }
    // A definition uses lower ranks only, so in the order of ranks every term is known.
    for variable in elimination.variableOfRank.unchecked where variable >= 0 {
      var sum = values[Int(variable)]
      for term in elimination.definition(Int(variable)) {
        sum += term.coefficient * values[Int(term.variable)]
      }
      values[Int(variable)] = sum
    }
    let states = elimination.state.unchecked
    for slot in slots where states[slot] == .alias {
      let parent = Int(elimination.entries[slot].link)
      if states[parent] == .alias {
        let (root, multiple, constant) = elimination.resolve(Int32(slot))
        values[slot] = multiple == 0 ? constant : multiple * values[Int(root)] + constant
      } else {
        // The offset is included already.
        values[slot] += elimination.entries[slot].factor * values[parent]
      }
    }
  }
}
