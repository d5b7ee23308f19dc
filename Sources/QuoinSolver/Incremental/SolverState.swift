// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The results of all stages, which the next solve starts from.
///
/// A new value of a parameter that keeps the result valid needs one evaluation of all variables.
/// Other values, and changed bounds, optimise some components again. Additions and removals edit
/// the elimination. All other changes are solved from scratch, in the same memory.
final class SolverState {
  let reduced = ReducedSystem()
  let phase = OptimisationPhase()
  @exclusivity(unchecked) var symbolic = SymbolicValues()
  @exclusivity(unchecked) private var selection = Selection(constraints: SlotList([]))
  @exclusivity(unchecked) var conflictValidity = ConflictValidity()
  /// Whether a search of the tie rules did not finish.
  @exclusivity(unchecked) private var hasUnsettledTies = false
  /// Working memory of structural changes, kept to be reused.
  @exclusivity(unchecked) private var eliminationEdit = EliminationEdit()
  @exclusivity(unchecked) private var reductionEdit = ReductionEdit()
  @exclusivity(unchecked) private var formerResults = FormerResults()
  @exclusivity(unchecked) private var separateEdit = SeparateEdit()
  /// The number of solves that only added and removed separate parts.
  @exclusivity(unchecked) private(set) var separateCount = 0
  /// The index for promotions.
  @exclusivity(unchecked) var mentions = MentionIndex()
  /// The number of constants that became the spare parameter since the last solve from scratch.
  @exclusivity(unchecked) var promotionCount = 0
  @exclusivity(unchecked) private var row = SparseRow()
  /// Whether constraints were added or removed separately since the selection was stored.
  @exclusivity(unchecked) var hasOutdatedSelection = false
  /// Whether constraints were added or removed since roles were inferred. Only the tie rules depend
  /// on inferred roles.
  @exclusivity(unchecked) private var hasOutdatedRoles = false
  /// Whether the results can be updated, so that the next solve need not start from scratch.
  @exclusivity(unchecked) var isIncremental = false

  /// The outcome of a solve from scratch.
  enum Attempt {
    /// All requirements hold.
    case solved
    case contradiction(Contradiction)
  }

  /// Requirements that do not hold, and variables near them.
  struct Contradiction {
    /// Variables that are connected with the requirements.
    var variables: [Int32]
    /// The constraints that do not hold, as far as they are known. Empty when signs do not hold.
    var constraints: [Int32] = []
    var origin: Origin
  }

  /// The origin of a contradiction.
  enum Origin {
    /// The elimination: a row without variables is false.
    case elimination
    /// The optimisation: bounds of components cannot hold. ``settle(_:values:)`` finds which
    /// constraints do not.
    case components
    /// The check of the values.
    case values
  }

  /// Solves a selection of a system from scratch.
  /// - Parameter parametricConstraint: the constraint whose constant becomes a parameter, or -1.
  func solve(
    _ system: LinearSystem, _ newSelection: Selection, parametricConstraint: Int,
    values: inout [Double]
  ) -> Attempt {
    isIncremental = false
    conflictValidity.removeAll()
    selection = newSelection
    hasOutdatedSelection = false
    hasOutdatedRoles = false
    promotionCount = 0
    mentions.invalidate()
    reduced.reduce(system, selection, parametricConstraint: parametricConstraint)
    if let contradiction = reduced.elimination.contradiction {
      return .contradiction(
        Contradiction(
          variables: reduced.contradictingVariables(contradiction, system),
          constraints: reduced.contradictingConstraints(contradiction), origin: .elimination))
    }
    phase.optimise(reduced.quantities, at: parameters)
    guard phase.infeasibleComponents.isEmpty else {
      return .contradiction(
        Contradiction(
          variables: phase.infeasibleColumns.map { reduced.openVariables[$0] },
          origin: .components))
    }
    return settle(system, values: &values).map { .contradiction($0) } ?? .solved
  }

  /// Completes the values from the stages, and checks them.
  /// - Returns: the requirements that do not hold; nil when all do.
  func settle(
    _ system: LinearSystem, values: inout [Double]
  ) -> Contradiction? {
    finish(system, values: &values)
    var check = check(system, values)
    if !check.isPassed, phase.hasTies {
      // With nearly dependent rows, rounding errors of the rules for several solutions can violate
      // requirements. The optimum that the search has found does not.
      hasUnsettledTies = true
      symbolic.fill(reduced, phase.columnValues)
      symbolic.evaluate(at: parameters, into: &values)
      reduced.elimination.traced?.definitions.complete(&values)
      check = self.check(system, values)
      isIncremental = false
    }
    guard !check.isPassed else { return nil }
    return Contradiction(
      variables: system.variables(of: check.violatedConstraints) + check.violatedSigns,
      constraints: check.violatedConstraints, origin: .values)
  }

  /// Applies new values of parameters and bounds.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  func updateValues(
    _ changes: borrowing PendingChanges, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    takeParameters(changes, system)
    guard conflictValidity.remainValid(after: changes, system, at: parameters) else { return false }
    if changes.bounds.isEmpty, phase.conditions.holdEverywhere(at: parameters) {
      if changes.isSpareParameterOnly {
        symbolic.evaluateSpare(at: parameters, into: &values)
      } else {
        symbolic.evaluate(at: parameters, into: &values)
      }
      return true
    }
    isIncremental = false
    if hasOutdatedSelection { selectUnbroken(system) }
    guard reduced.elimination.isConsistent else { return false }
    var components = phase.conditions.failing(at: parameters)
    for slot in changes.bounds {
      let quantity = reduced.refreshBound(of: Int(slot), system)
      components.append(phase.split.component(ofQuantity: quantity))
    }
    if !optimise(components) {
      phase.optimiseAgain(reduced.quantities, at: parameters)
      guard phase.infeasibleComponents.isEmpty, !(phase.hasTies && hasOutdatedRoles) else {
        return false
      }
    }
    // The elimination was checked before, so equalities hold for any values of the columns, and the
    // optimisation has checked the bounds.
    finish(system, values: &values, movesParameters: changes.movesParameters)
    return true
  }

  /// Whether the spare lane is free for a constant.
  var hasSpareLane: Bool { reduced.elimination.inputOfLane[AffineForm.spareLane] < 0 }

  /// Applies additions and removals of constraints and variables, together with other changes.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  func updateStructure(
    _ changes: borrowing PendingChanges, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    takeParameters(changes, system)
    isIncremental = false
    mentions.invalidate()
    guard conflictValidity.remainValid(after: changes, system, at: parameters),
      changes.structureCount <= 4 + system.constraints.slotCount / 16,
      phase.conditions.holdEverywhere(at: parameters)
    else { return false }
    hasOutdatedRoles = system.variables.hasUnspecified
    if !(phase.hasTies && hasOutdatedRoles),
      separateEdit.run(reduced, system, changes, besideTies: phase.hasTies)
    {
      return finishSeparateEdit(system, values: &values)
    }
    guard eliminationEdit.run(reduced.elimination, system, changes) else { return false }
    selectUnbroken(system)
    guard reduced.update(system, selection, changes, eliminationEdit, &reductionEdit) else {
      return false
    }
    if !phase.optimiseEdited(reduced.quantities, reductionEdit, at: parameters, &formerResults) {
      // The tie rules depend on roles, and roles are inferred from all constraints.
      guard !system.variables.hasUnspecified else { return false }
      phase.optimiseAgain(reduced.quantities, at: parameters)
      guard phase.infeasibleComponents.isEmpty else { return false }
    }
    finish(system, values: &values, movesParameters: changes.movesParameters)
    return check(system, values).isPassed
  }

  /// Marks all results as outdated.
  func invalidateEverything() {
    isIncremental = false
    symbolic.changes.recordEverything()
  }

  /// Stores for which inputs the conflicts of the last solve stay the same.
  func setConflicts(_ newConflicts: consuming ConflictValidity) {
    conflictValidity = newConflicts
    conflictValidity.finish()
  }

  /// Frees reserved memory that is not in use.
  func shrink() { reduced.shrink() }

  /// Whether the stages hold a solve. Those of a copy do not.
  var isSolved: Bool { !reduced.elimination.state.isEmpty }

  /// Whether every search finished.
  var isOptimal: Bool { !phase.hasUnsettled && !hasUnsettledTies }

  /// Whether several points are equally good.
  var hasTies: Bool { phase.hasTies }

  // MARK: Parts

  /// Selects the constraints that are not broken.
  func selectUnbroken(_ system: LinearSystem) {
    selection.constraints = conflictValidity.unbroken(system)
    hasOutdatedSelection = false
  }

  /// Derives the values of the variables that were added separately. All other results stay.
  /// - Returns: whether the values satisfy the new requirements.
  private func finishSeparateEdit(
    _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    hasOutdatedSelection = true
    separateCount += 1
    for number in separateEdit.addedVariables {
      reduced.express(variable: Int(number), into: &row)
      var form = -reduced.elimination.scratch.constant
      for index in 0..<row.count {
        form += row.coefficients[index] * phase.columnValues[row.columns[index]]
      }
      symbolic.set(
        Int(number), to: form, of: system.variables.slotCount, at: parameters, into: &values)
    }
    requireConditions(after: separateEdit.formerConditionCount)
    let check = RequirementCheck(
      system, constraints: separateEdit.addedConstraints, variables: separateEdit.addedVariables,
      values)
    isIncremental = check.isPassed && phase.conditions.holdEverywhere(at: parameters)
    return check.isPassed
  }

  /// Requires the conditions that the elimination added after the first `formerCount` ones, for all
  /// components.
  func requireConditions(after formerCount: Int) {
    for index in reduced.elimination.consistency.indices.dropFirst(formerCount) {
      phase.conditions.require(
        reduced.elimination.consistency[index], phase.sharedConditions)
    }
    phase.conditions.intersect(phase.sharedConditions)
  }

  var parameters: AffineForm { reduced.elimination.parameters }

  private func takeParameters(_ changes: borrowing PendingChanges, _ system: LinearSystem) {
    for lane in 1...AffineForm.inputLanes where changes.lanes[lane] != 0 {
      // The first inputs have the first lanes, in their order.
      let isInput = reduced.elimination.inputOfLane[lane] >= 0
      let value =
        isInput
        ? system.variables.inputValue(at: lane - 1)
        : system.constraints.constant(reduced.elimination.parametricConstraint)
      reduced.setParameter(lane, to: value)
    }
  }

  /// Optimises some components.
  /// - Returns: whether each has a single best point. Otherwise all have to be optimised again.
  func optimise(_ components: borrowing Buffer<Int32>) -> Bool {
    guard !phase.hasTies else { return false }
    for index in components.indices {
      let component = Int(components[index])
      guard component != phase.sharedConditions else { continue }
      let isAlone = phase.optimise(component, reduced.quantities, at: parameters)
      guard isAlone else { return false }
    }
    return true
  }

  /// Breaks ties, and derives conditions and values from the optimised components.
  func finish(
    _ system: LinearSystem, values: inout [Double], movesParameters: Bool = true
  ) {
    let whole = phase.sharedConditions
    hasUnsettledTies = false
    if !phase.hasTies {
      phase.conditions.clear(whole)
      symbolic.fill(reduced, phase.columnValues)
    } else {
      var conditions = ValidityConditions()
      swap(&conditions, &phase.conditions)
      // Few layouts have ties, so this memory is not kept.
      var ties = TieBreaking()
      ties.run(phase, reduced, system, selection, &conditions, whole)
      swap(&conditions, &phase.conditions)
      hasUnsettledTies = ties.hasUnsettled
      symbolic.fill(reduced, ties.columnValues)
      phase.releaseFace()
    }
    for index in reduced.elimination.consistency.indices {
      phase.conditions.require(reduced.elimination.consistency[index], whole)
    }
    phase.conditions.intersectAll()
    if movesParameters {
      symbolic.evaluate(at: parameters, into: &values)
    } else {
      symbolic.evaluateAndCompare(at: parameters, into: &values)
    }
    reduced.elimination.traced?.definitions.complete(&values)
    // Cancellation of large numbers can put a limit on the wrong side of the present input by
    // rounding.
    isIncremental =
      !phase.hasStrained && isOptimal && !selection.isPrecise
      && phase.conditions.holdEverywhere(at: parameters)
  }

  /// Checks the values. If a requirement does not hold, the next solve starts from scratch.
  func check(
    _ system: LinearSystem, _ values: [Double]
  ) -> RequirementCheck {
    let check = RequirementCheck(system, selection, values)
    if !check.isPassed { isIncremental = false }
    return check
  }
}
