// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Puts a result into the requirements as they were written.
///
/// This is what guards the stages: whatever they made of a system, a result counts only when every
/// required row holds with it. A row without a violation here holds within ``Tolerance/residual``.
struct RequirementCheck: ~Copyable {
  /// Slots of required constraints that do not hold, oldest first.
  private(set) var violatedConstraints: [Int32] = []
  /// Slots of variables that are negative and must not be.
  private(set) var violatedSigns: [Int32] = []

  var isPassed: Bool { violatedConstraints.isEmpty && violatedSigns.isEmpty }

  /// - Parameters:
  ///   - selection: what has to hold.
  ///   - forms: by slot of a variable.
  ///   - promoted: the constraint whose constant is a parameter, or -1.
  /// - Complexity: O(*t*), where *t* is the number of terms of the required constraints.
  init(
    _ system: borrowing LinearSystem, _ selection: Selection, _ forms: borrowing Buffer<AffineForm>,
    promoted: Int, at parameters: AffineForm
  ) {
    let scale = parameters.magnitude
    let forms = forms.unchecked
    for number in selection.constraints {
      let slot = Int(number)
      let row = system.constraints[slot]
      guard row.isRequired else { continue }
      var sum = AffineForm()
      if slot == promoted {
        sum[AffineForm.spareLane] = -1
      } else {
        sum[0] = -system.constraints.constant(slot)
      }
      var magnitude = sum.magnitude
      for term in system.constraints.terms(slot) {
        let product = term.coefficient * forms[Int(term.variable)]
        sum += product
        magnitude += product.magnitude
      }
      let residual = sum.value(at: parameters)
      let excess =
        switch row.relation {
        case .lessThanOrEqual: residual
        case .equal: abs(residual)
        case .greaterThanOrEqual: -residual
        }
      // False for NaN.
      let isHeld = excess <= Tolerance.residual(of: magnitude.value(at: scale))
      if !isHeld { violatedConstraints.append(number) }
    }
    for slot in forms.indices where system.variables[slot].isNonNegative {
      guard system.variables.isLive(slot), selection.keepsSign(slot) else { continue }
      let isHeld =
        forms[slot].value(at: parameters)
        >= -Tolerance.residual(of: forms[slot].magnitude.value(at: scale))
      if !isHeld { violatedSigns.append(Int32(slot)) }
    }
  }
}
