// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The first change of a constant, without a solve from scratch.
extension SolverState {
  /// Whether the constants of some required equalities are likely to become the spare parameter one
  /// after the other: whether each moves few variables.
  func canPromote(_ changes: borrowing PendingChanges, _ system: LinearSystem) -> Bool {
    guard !phase.hasTies else { return false }
    mentions.update(reduced.elimination, system)
    return changes.formerConstants.allSatisfy { constant in
      var promotion = ConstantPromotion(constraint: constant.slot)
      return promotion.findVariables(mentions, reduced.elimination)
    }
  }

  private func prepare(_ promotion: inout ConstantPromotion, _ system: LinearSystem) -> Bool {
    guard !phase.hasTies, !isWornByPromotions,
      reduced.elimination.consistency.count <= 64 + system.constraints.slotCount
    else { return false }
    mentions.update(reduced.elimination, system)
    return promotion.run(mentions, reduced.elimination, system)
  }

  /// Makes the constant of a required equality the spare parameter, with its new value.
  /// - Parameter former: the constant at the last solve.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  func promoteConstant(
    of slot: Int, from former: Double, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    var promotion = ConstantPromotion(constraint: slot)
    guard prepare(&promotion, system) else { return false }
    isIncremental = false
    promotionCount += 1
    if reduced.elimination.parametricConstraint >= 0 {
      phase.fixSpareParameter(at: parameters[AffineForm.spareLane])
      symbolic.fixSpareParameter(at: parameters[AffineForm.spareLane])
      conflictValidity.fixSpareParameter(at: parameters[AffineForm.spareLane])
      reduced.fixSpareParameter()
    }
    var changed = Buffer<Int32>()
    let formerConditionCount = reduced.elimination.consistency.count
    guard reduced.promote(promotion, from: former, system, changed: &changed) else { return false }
    guard changed.isEmpty else {
      return optimisePromoted(changed, system, values: &values)
    }
    symbolic.promote(promotion, from: former)
    #if QUOIN_INVARIANTS
    var forms = Buffer<AffineForm>()
    reduced.fill(&forms, phase.columnValues)
    checkForms(forms, system)
    #endif
    requireConditions(after: formerConditionCount)
    guard phase.conditions.holdEverywhere(at: parameters) else { return false }
    symbolic.evaluateSpare(at: parameters, into: &values)
    isIncremental = RequirementCheck(system, promotion, values).isPassed
    return isIncremental
  }

  /// Whether so many constants were promoted that the next solve has to start from scratch. Each
  /// promotion rounds numbers a few times, so a thousand of them may add up to
  /// ``Tolerance/precision``.
  var isWornByPromotions: Bool { promotionCount >= 1000 }

  /// Optimises the components of changed quantities after a promotion.
  private func optimisePromoted(
    _ changed: borrowing Buffer<Int32>, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    var components = Buffer<Int32>()
    for index in changed.indices {
      let component = phase.split.component(ofQuantity: changed[index])
      if components.indices.allSatisfy({ components[$0] != component }) {
        components.append(component)
      }
    }
    if hasOutdatedSelection { selectUnbroken(system) }
    guard optimise(components) else { return false }
    finish(system, values: &values, movesParameters: false)
    return check(system, values).isPassed
  }
}
