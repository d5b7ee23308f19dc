// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a solver keeps from one solve to the next: all stages, and the result as a function of the
/// parameters.
///
/// A change goes as deep as it has to. A parameter that stays within the validity of the result
/// costs one evaluation. One that leaves it, or a changed bound, optimises the components concerned
/// again. What comes and goes changes the elimination that is there. Everything else starts over in
/// the memory that is there.
struct SolverState: ~Copyable, Sendable {
  private(set) var reduced = ReducedSystem()
  private(set) var phase = OptimisationPhase()
  var symbolic = SymbolicValues()
  private var selection = Selection(constraints: SlotList([]))
  private(set) var conflicts = ConflictMemory()
  /// Whether a search of the tie rules came to no end.
  private var hasUnsettledTies = false
  /// Made by the first edit: most solvers are only resized.
  private var edit: StructureEdit?
  /// Whether constraints have come or gone since it was inferred which variables are sizes. Only the
  /// tie rules depend on that.
  private var hasOutdatedRoles = false
  /// Whether the result is a function of the parameters, so that changes can be followed.
  private(set) var isFollowing = false

  /// How a solve of everything ended.
  enum Attempt {
    /// All requirements hold.
    case solved
    case contradiction(Contradiction)
  }

  /// Requirements that do not hold.
  struct Contradiction {
    /// Variables that hang together with it.
    var variables: [Int32]
    /// The constraints that do not hold, as far as they are known. None where signs do not.
    var constraints: [Int32] = []
    var origin: Origin
  }

  enum Origin {
    /// The elimination met a number that should be another one.
    case elimination
    /// Bounds of components cannot hold. Which ones do not is known when there are values; see
    /// ``settle(_:values:)``.
    case components
    /// The values that there are.
    case values
  }

  /// Starts over with a selection of a system.
  mutating func solve(
    _ system: borrowing LinearSystem, _ newSelection: Selection, promoted: Int,
    values: inout [Double]
  ) -> Attempt {
    isFollowing = false
    conflicts.removeAll()
    selection = newSelection
    hasOutdatedRoles = false
    reduced.reduce(system, selection, promoted: promoted)
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
          variables: phase.infeasibleColumns.map { reduced.openVariables[Int($0)] },
          origin: .components))
    }
    return settle(system, values: &values).map { .contradiction($0) } ?? .solved
  }

  /// Takes what the stages found, whether or not all requirements hold.
  /// - Returns: those that do not, if any.
  mutating func settle(
    _ system: borrowing LinearSystem, values: inout [Double]
  ) -> Contradiction? {
    finish(system, values: &values)
    let check = check(system, values)
    guard !check.isPassed else { return nil }
    return Contradiction(
      variables: system.variables(of: check.violatedConstraints) + check.violatedSigns,
      constraints: check.violatedConstraints, origin: .values)
  }

  /// Follows changes of parameters and bounds.
  /// - Returns: whether it could; all has to be solved again otherwise.
  mutating func follow(
    _ changes: PendingChanges, _ system: borrowing LinearSystem, values: inout [Double]
  ) -> Bool {
    takeParameters(changes, system)
    guard conflicts.lasts(changes.bounds, system, at: parameters) else { return false }
    if changes.bounds.isEmpty, phase.conditions.holdEverywhere(at: parameters) {
      if changes.isOnlySpare {
        symbolic.evaluateSpare(at: parameters, into: &values)
      } else {
        symbolic.evaluate(at: parameters, into: &values)
      }
      return true
    }
    isFollowing = false
    guard reduced.elimination.isConsistent else { return false }
    var components = phase.conditions.failing(at: parameters)
    for slot in changes.bounds {
      let quantity = reduced.refreshBound(of: Int(slot), system)
      components.append(phase.noteChange(ofQuantity: quantity))
    }
    if !optimiseAgain(components) {
      phase.optimiseAgain(reduced.quantities, at: parameters)
      guard phase.infeasibleComponents.isEmpty, !(phase.hasTies && hasOutdatedRoles) else {
        return false
      }
    }
    // The elimination is the one that was checked, so equalities hold whatever the columns are, and
    // the optimisation has looked at the bounds.
    finish(system, values: &values, movesParameters: changes.movesParameters)
    return true
  }

  /// Whether a constant can become a parameter.
  var hasSpareLane: Bool { reduced.elimination.inputOfLane[AffineForm.spareLane] < 0 }

  /// Follows constraints and variables that came and went, among other changes.
  /// - Returns: whether it could; all has to be solved again otherwise.
  mutating func followStructure(
    _ changes: PendingChanges, _ system: borrowing LinearSystem, values: inout [Double]
  ) -> Bool {
    takeParameters(changes, system)
    isFollowing = false
    guard conflicts.isEmpty, changes.extent <= 4 + system.constraints.slotCount / 16,
      phase.conditions.holdEverywhere(at: parameters)
    else { return false }
    hasOutdatedRoles = system.variables.hasUnspecified
    let edit = self.edit ?? StructureEdit()
    self.edit = edit
    guard edit.elimination.run(&reduced.elimination, system, changes) else { return false }
    selection.constraints = system.constraints.slotsInOrder()
    guard reduced.update(system, selection, changes, edit.elimination, &edit.reduction) else {
      return false
    }
    if !phase.optimiseEdited(reduced.quantities, edit.reduction, at: parameters, &edit.former) {
      // Who is a size is asked where there is a choice, and inferred from all constraints.
      guard !system.variables.hasUnspecified else { return false }
      phase.optimiseAgain(reduced.quantities, at: parameters)
      guard phase.infeasibleComponents.isEmpty else { return false }
    }
    finish(system, values: &values, movesParameters: changes.movesParameters)
    return check(system, values).isPassed
  }

  /// Takes note of conflicts: changes are followed as long as they last.
  mutating func remember(_ newConflicts: consuming ConflictMemory) {
    conflicts = newConflicts
    conflicts.finish()
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() { reduced.shrink() }

  /// Whether there are stages of a solve, as there are none in a copy.
  var isSolved: Bool { !reduced.elimination.state.isEmpty }

  /// Whether every search came to its end.
  var isOptimal: Bool { !phase.hasUnsettled && !hasUnsettledTies }

  /// Whether several points are equally good.
  var hasTies: Bool { phase.hasTies }

  // MARK: Parts

  private var parameters: AffineForm { reduced.elimination.parameters }

  private mutating func takeParameters(_ changes: PendingChanges, _ system: borrowing LinearSystem)
  {
    for lane in 1...AffineForm.inputLanes where changes.lanes[lane] != 0 {
      // The first inputs have the first lanes, in their order.
      let isInput = reduced.elimination.inputOfLane[lane] >= 0
      let value =
        isInput
        ? system.variables.inputValue(at: lane - 1)
        : system.constraints.constant(reduced.elimination.promoted)
      reduced.setParameter(lane, to: value)
    }
  }

  /// Optimises some components again, unless others depend on their results.
  private mutating func optimiseAgain(_ components: borrowing Buffer<Int32>) -> Bool {
    guard !phase.hasTies else { return false }
    for index in components.indices {
      let component = Int(components[index])
      guard component != phase.wholePlace else { continue }
      let isAlone = phase.follow(component, reduced.quantities, at: parameters)
      guard isAlone else { return false }
    }
    return true
  }

  /// Ties, conditions and values, once all components are at their best.
  private mutating func finish(
    _ system: borrowing LinearSystem, values: inout [Double], movesParameters: Bool = true
  ) {
    let whole = phase.wholePlace
    hasUnsettledTies = false
    if !phase.hasTies {
      phase.conditions.clear(whole)
      symbolic.fill(&reduced, phase.columnForm)
    } else {
      var conditions = ValidityConditions()
      swap(&conditions, &phase.conditions)
      // Few layouts leave anything open, so this is not kept.
      var ties = TieBreaking()
      ties.run(phase, &reduced, system, selection, &conditions, whole)
      swap(&conditions, &phase.conditions)
      hasUnsettledTies = ties.hasUnsettled
      symbolic.fill(&reduced, ties.columnForm)
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
    // Where large numbers cancel, rounding can put a limit on the wrong side of what it limits.
    isFollowing =
      !phase.hasStrained && isOptimal && !selection.isPrecise
      && phase.conditions.holdEverywhere(at: parameters)
  }

  /// Puts the values into all requirements. Where some do not hold, the result must not be kept.
  private mutating func check(
    _ system: borrowing LinearSystem, _ values: [Double]
  ) -> RequirementCheck {
    let check = RequirementCheck(system, selection, values)
    if !check.isPassed { isFollowing = false }
    return check
  }
}
