// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Sets the lanes and values of inputs.
  func takeInputs(_ system: LinearSystem, _ selection: Selection) {
    parameters = AffineForm(constant: 1)
    for (index, slot) in system.variables.inputs.enumerated() {
      let value = system.variables.inputValue(at: index)
      if selection.isPrecise || index >= AffineForm.inputLanes {
        setKnown(slot, AffineForm(constant: value))
      } else {
        parameters[index + 1] = value
        setKnown(slot, AffineForm(lane: index + 1))
      }
    }
  }

  /// Marks bounded variables, and sizes: by their role, or as variables with an optional constraint
  /// of their own.
  func classifyVariables(_ system: LinearSystem, _ selection: Selection) {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality, !selection.signs.contains(number) else {
        continue
      }
      let terms = system.constraints.terms(slot)
      let isSizeConstraint = terms.count == 1 && !system.constraints[slot].isRequired
      for term in terms {
        isBounded[term.variable] = true
        if isSizeConstraint { isSize[term.variable] = true }
      }
    }
    for slot in isSize.indices {
      switch system.variables[slot].role {
      case .size: isSize[slot] = true
      case .position: isSize[slot] = false
      case .unspecified: break
      }
    }
  }
}
