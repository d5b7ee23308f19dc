// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Makes the constant of an equality the spare parameter, which is not in use.
  /// - Parameter former: the constant for which the results were derived.
  fileprivate func promote(
    _ promotion: borrowing ConstantPromotion, from former: Double,
    _ system: LinearSystem
  ) {
    for index in promotion.variables.indices {
      let slot = Int(promotion.variables[index])
      var multiple = promotion.derivatives[index]
      var magnitude = abs(multiple)
      switch state[slot] {
      case .known, .open: break
      case .alias:
        let moved = factor(slot) * promotion.derivative(of: Int(entries[slot].link))
        multiple -= moved
        magnitude = max(magnitude, abs(moved))
      case .defined:
        for term in definition(slot) {
          let moved = term.coefficient * promotion.derivative(of: Int(term.variable))
          multiple -= moved
          magnitude = max(magnitude, abs(moved))
        }
      }
      guard !Tolerance.isCancelled(multiple, of: magnitude) else { continue }
      offsets[slot][0] -= multiple * former
      offsets[slot][AffineForm.spareLane] = multiple
    }
    parametricConstraint = promotion.constraint
    parameters[AffineForm.spareLane] = system.constraints.constant(promotion.constraint)
  }

  /// Makes the spare parameter part of the constants.
  fileprivate func fixSpareParameter() {
    let value = parameters[AffineForm.spareLane]
    offsets.fixSpareParameter(at: value)
    var former = Buffer<AffineForm>()
    swap(&former, &consistency)
    for index in former.indices {
      let condition = former[index].fixingSpareParameter(at: value)
      if !condition.isConstant { consistency.append(condition) }
    }
    parametricConstraint = -1
    parameters[AffineForm.spareLane] = 0
  }
}

extension ReducedSystem {
  /// Makes the spare parameter part of the constants.
  func fixSpareParameter() {
    quantities.fixSpareParameter(at: elimination.parameters[AffineForm.spareLane])
    elimination.fixSpareParameter()
  }

  /// Makes the constant of an equality the spare parameter, which is not in use, and updates all
  /// bounds that depend on it.
  ///
  /// Conditions for the former constant stay. They can only cause a solve from scratch that would
  /// not be needed, and there they are removed.
  /// - Parameters:
  ///   - former: the constant for which the results were derived.
  ///   - changed: receives the quantities of changed bounds.
  /// - Returns: whether it succeeded. Otherwise the system is invalid.
  func promote(
    _ promotion: borrowing ConstantPromotion, from former: Double,
    _ system: LinearSystem, changed: inout Buffer<Int32>
  ) -> Bool {
    elimination.promote(promotion, from: former, system)
    for index in promotion.others.indices {
      let slot = Int(promotion.others[index])
      switch boundOf[slot] {
      case NoBound.settled: break
      case NoBound.eliminated:
        guard addConstraint(slot, system) == NoBound.eliminated else { return false }
      default: changed.append(refreshBound(of: slot, system))
      }
    }
    for index in promotion.variables.indices where promotion.derivatives[index] != 0 {
      let slot = Int(promotion.variables[index])
      guard !system.variables[slot].isNonNegative || updateSign(of: slot, system, &changed) else {
        return false
      }
    }
    return true
  }

  /// Updates the sign of a variable that depends on the spare parameter.
  private func updateSign(
    of slot: Int, _ system: LinearSystem, _ changed: inout Buffer<Int32>
  ) -> Bool {
    guard keepsSize(ofAlias: slot, system) else { return false }
    let bound = boundOfSign[slot]
    switch bound {
    case NoBound.eliminated: return addSign(of: slot) == NoBound.eliminated
    case NoBound.implied:
      // The sign is implied as long as its constant is not negative.
      elimination.gather(variable: slot)
      elimination.reduce()
      return expect(-elimination.scratch.constant)
    default:
      changed.append(refreshSign(of: slot))
      return true
    }
  }

  /// Makes sure that the sign of an alias still keeps its root from being negative, on which
  /// implied signs depend.
  private func keepsSize(ofAlias slot: Int, _ system: LinearSystem) -> Bool {
    let (root, multiple, distance) = elimination.resolve(Int32(slot))
    let column = column(of: Int(root))
    guard column >= 0, multiple > 0, isSize[column],
      !system.variables[Int(root)].isNonNegative
    else { return true }
    return expect(-distance)
  }

  /// Adds the condition that a number is not negative.
  /// - Returns: whether the number is valid.
  private func expect(_ number: AffineForm) -> Bool {
    guard number.value(at: elimination.parameters) >= 0 else { return false }
    elimination.consistency.append(number)
    return true
  }
}
