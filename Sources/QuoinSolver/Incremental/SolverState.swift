// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The results of all stages, which the next solve starts from.
///
/// A new value of an input that keeps the result valid needs one evaluation of all variables. Other
/// values, and changed bounds, optimise some components again. New constants of equalities are
/// followed through the elimination. Parts that nothing depends on are added and removed alone. All
/// other changes are solved from scratch, in the same memory.
final class SolverState {
  let reduced = ReducedSystem()
  let phase = OptimisationPhase()
  @exclusivity(unchecked) var symbolic = SymbolicValues()
  @exclusivity(unchecked) private var selection = Selection(constraints: [])
  @exclusivity(unchecked) var conflictValidity = ConflictValidity()
  /// Whether a search of the tie rules did not finish.
  @exclusivity(unchecked) private var hasUnsettledTies = false
  /// Working memory of structural changes, kept to be reused.
  @exclusivity(unchecked) private var separateEdit = SeparateEdit()
  @exclusivity(unchecked) private var moved = MovedVariables()
  @exclusivity(unchecked) private var row = SparseRow()
  /// Whether constraints were added or removed since variables without a role were found to be
  /// sizes. Only the tie rules depend on that.
  @exclusivity(unchecked) private var hasOutdatedRoles = false
  /// Whether the results can be updated, so that the next solve need not start from scratch.
  @exclusivity(unchecked) var isIncremental = false

  /// Requirements that do not hold, and variables near them.
  struct Contradiction {
    /// The variables near each of them.
    var seeds: [[Int32]]
    /// The constraints that do not hold, as far as they are known. Empty when signs do not hold.
    var constraints: [Int32]
    var origin: Origin

    /// - Parameter signs: slots of variables that are negative and must not be.
    init(_ constraints: [Int32], signs: [Int32], _ system: LinearSystem, origin: Origin) {
      seeds = constraints.map { system.constraints.terms(Int($0)).map { $0.variable } }
      seeds += signs.map { [$0] }
      (self.constraints, self.origin) = (constraints, origin)
    }

    /// - Parameter components: the slots of their variables.
    init(components: [[Int32]]) { (seeds, constraints, origin) = (components, [], .components) }
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
  /// - Returns: the requirements that do not hold; nil when all do.
  func solve(
    _ system: LinearSystem, _ newSelection: Selection, values: inout [Double]
  ) -> Contradiction? {
    isIncremental = false
    conflictValidity.removeAll()
    selection = newSelection
    hasOutdatedRoles = false
    moved.invalidateMentions()
    reduced.reduce(system, selection)
    let elimination = reduced.elimination
    guard !elimination.hasContradiction else {
      return Contradiction(
        elimination.contradictedConstraints, signs: elimination.contradictedSigns, system,
        origin: .elimination)
    }
    phase.optimise(reduced.quantities, at: parameters)
    guard phase.infeasibleComponents.isEmpty else {
      return Contradiction(
        components: phase.infeasibleColumns.map { $0.map { reduced.openVariables[$0] } })
    }
    return settle(system, values: &values)
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
      check.violatedConstraints, signs: check.violatedSigns, system, origin: .values)
  }

  /// Takes the results of an equal system, which can be updated.
  func copy(_ other: SolverState) {
    reduced.copy(other.reduced)
    phase.copy(other.phase, reduced.quantities)
    symbolic.copy(other.symbolic)
    selection = other.selection
    conflictValidity = other.conflictValidity
    hasUnsettledTies = false
    moved.invalidateMentions()
    hasOutdatedRoles = other.hasOutdatedRoles
    isIncremental = true
  }

  /// Applies changes to the results of the last solve.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  func update(
    _ changes: borrowing PendingChanges, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    isIncremental = false
    guard conflictValidity.remainValid(after: changes, system) else { return false }
    if changes.hasStructure {
      guard updateStructure(changes, system, values: &values) else { return false }
    }
    guard changes.hasValues else { return true }
    if changes.movesInputs {
      for index in system.variables.inputs.indices.prefix(AffineForm.inputLanes) {
        reduced.elimination.parameters[index + 1] = system.variables.inputValue(at: index)
      }
    }
    return updateNumbers(changes, system, values: &values)
  }

  /// Applies new values of inputs, constants and bounds.
  private func updateNumbers(
    _ changes: borrowing PendingChanges, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    var changed = Buffer<Int32>()
    let formerConditionCount = reduced.elimination.consistency.count
    if !changes.equalities.isEmpty {
      guard formerConditionCount <= 64 + system.constraints.slots.count else { return false }
      moved.find(changes.equalities, reduced.elimination, system)
      guard reduced.refresh(&moved, system, changed: &changed) else { return false }
      requireConditions(after: formerConditionCount)
    }
    for slot in changes.bounds where reduced.boundOf[slot] >= 0 {
      changed.append(reduced.refreshBound(of: Int(slot), system))
    }
    let isMoved = !changes.equalities.isEmpty
    // The choice among several optimal points depends on all numbers.
    if changed.isEmpty, !phase.hasTies, phase.conditions.holdEverywhere(at: parameters) {
      if isMoved {
        symbolic.refresh(&moved, reduced, into: &values)
      }
      if changes.movesInputs { symbolic.evaluate(at: parameters, into: &values) }
      isIncremental =
        !isMoved
        || RequirementCheck(
          system,
          constraints: moved.variables.unchecked.map { reduced.elimination.source[$0] }
            + moved.others.unchecked,
          variables: moved.variables.unchecked, values
        ).isPassed
      return isIncremental
    }
    guard reduced.elimination.isConsistent else { return false }
    var components = phase.conditions.failing(at: parameters)
    for index in changed.indices {
      components.append(phase.split.componentOf[changed[index]])
    }
    if !optimise(&components) {
      phase.optimiseAgain(reduced.quantities, at: parameters)
      guard phase.infeasibleComponents.isEmpty, !(phase.hasTies && hasOutdatedRoles) else {
        return false
      }
    }
    if phase.hasTies || isMoved { selection.constraints = conflictValidity.unbroken(system) }
    finish(system, values: &values, movesParameters: changes.movesInputs)
    // Without new constants, equalities hold for any values of the columns, and the optimisation
    // has checked the bounds.
    return !isMoved || check(system, values).isPassed
  }

  /// Applies additions and removals of constraints and variables.
  private func updateStructure(
    _ changes: borrowing PendingChanges, _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    moved.invalidateMentions()
    hasOutdatedRoles = system.variables.hasUnspecified
    let formerConditionCount = reduced.elimination.consistency.count
    guard !(phase.hasTies && hasOutdatedRoles),
      separateEdit.run(reduced, system, changes, besideTies: phase.hasTies)
    else { return false }
    requireConditions(after: formerConditionCount)
    return finishSeparateEdit(system, values: &values)
  }

  /// Marks all results as outdated.
  func invalidateEverything() {
    isIncremental = false
    symbolic.changes.recordEverything()
  }

  /// Frees reserved memory that is not in use.
  func shrink() { reduced.shrink() }

  /// Whether the stages hold a solve. Those of a copy do not.
  var isSolved: Bool { !reduced.elimination.state.isEmpty }

  /// Whether every search finished.
  var isOptimal: Bool { !phase.hasUnsettled && !hasUnsettledTies }

  // MARK: Parts

  /// Derives the values of the variables that were added separately. All other results stay.
  /// - Returns: whether the values satisfy the new requirements.
  private func finishSeparateEdit(
    _ system: LinearSystem, values: inout [Double]
  ) -> Bool {
    for number in separateEdit.addedVariables {
      reduced.express(variable: Int(number), into: &row)
      var form = -reduced.elimination.scratch.constant
      for term in row.terms.unchecked {
        form += term.coefficient * phase.columnValues[term.column]
      }
      symbolic.set(
        Int(number), to: form, of: system.variables.slots.count, at: parameters, into: &values)
    }
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
        reduced.elimination.consistency[index], phase.sharedConditions, at: parameters)
    }
    phase.conditions.intersect(phase.sharedConditions)
  }

  var parameters: AffineForm { reduced.elimination.parameters }

  /// Optimises some components.
  /// - Returns: whether each has a single best point. Otherwise all have to be optimised again.
  private func optimise(_ components: inout Buffer<Int32>) -> Bool {
    guard !phase.hasTies else { return false }
    components.sort(by: <)
    for index in components.indices
    where index == 0 || components[index] != components[index - 1] {
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
    phase.conditions.clear(whole)
    if !phase.hasTies {
      symbolic.fill(reduced, phase.columnValues)
    } else {
      // Few layouts have ties, so this memory is not kept.
      var ties = TieBreaking(reduced, system, selection)
      ties.run(phase)
      hasUnsettledTies = ties.hasUnsettled
      symbolic.fill(reduced, ties.columnValues)
      phase.releaseFace()
    }
    for index in reduced.elimination.consistency.indices {
      phase.conditions.require(reduced.elimination.consistency[index], whole, at: parameters)
    }
    phase.conditions.intersectAll()
    if movesParameters {
      symbolic.evaluate(at: parameters, into: &values)
    } else {
      symbolic.evaluateAndCompare(at: parameters, into: &values)
    }
    reduced.elimination.traced?.definitions.complete(&values)
    // Cancellation of large numbers can put a limit on the wrong side of the current input by
    // rounding.
    isIncremental =
      !phase.hasStrained && isOptimal && !selection.isPrecise
      && phase.conditions.holdEverywhere(at: parameters)
  }

  /// Checks the values. If a requirement does not hold, the next solve starts from scratch.
  func check(
    _ system: LinearSystem, _ values: [Double]
  ) -> RequirementCheck {
    let check = RequirementCheck(
      system, constraints: selection.constraints, variables: system.variables.slots.inOrder, values)
    if !check.isPassed { isIncremental = false }
    return check
  }
}
