// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Chooses among equally good points, by the constraints alone: see the rules at ``LinearSolver``.
///
/// Each rule is one more level of wishes, over what the rules before left open, so each is as exact
/// as the priorities.
struct TieBreaking: ~Copyable, Sendable {
  /// By column of the reduced system: its best value.
  private(set) var columnForm = Buffer<AffineForm>()
  /// Whether a search came to no end, so that a choice may not be the one that the rules name.
  private(set) var hasUnsettled = false
  private var face = OptimalFace()
  private var places = Buffer<Int32>()
  private var movingVariables = MovingVariables()
  private var row = SparseRow()
  private var moving = SparseRow()
  private var phase = OptimisationPhase()
  /// The face as walls, with the wishes of a rule.
  private var program = QuantitySystem(columnCount: 0)
  private var rest = OptimalFace()
  /// By place: the best point so far.
  private var point = Buffer<Double>()

  /// What a pass asks for, in the order in which it matters.
  private enum Pass: CaseIterable {
    case smallSizes
    /// Positions at rest, and then positions near 0.
    case positions
    case earlierWishes
    case earlierVariables
  }

  /// Applies the rules to the face of a phase.
  /// - Parameter conditions: gets what has to stay true for the choices to stay what they are, in
  ///   `component`.
  mutating func run(
    _ main: borrowing OptimisationPhase, _ reduced: inout ReducedSystem,
    _ system: borrowing LinearSystem,
    _ selection: Selection, _ conditions: inout ValidityConditions, _ component: Int
  ) {
    columnForm.removeAll()
    columnForm.append(main.columnForm, main.columnForm.indices)
    face.copy(main.face)
    var hasPositions = false
    for pass in Pass.allCases {
      guard !face.isEmpty else { return }
      if pass == .positions, hasPositions { continue }
      face.fill(&places, columnCount: columnForm.count)
      movingVariables.find(face, &reduced, columnForm)
      face.build(&program)
      let wallCount = program.bounds.count
      switch pass {
      case .smallSizes:
        addAbsoluteValues(.size, priority: 3, &reduced, system)
        // Where few positions depend on what is open, one program does for both passes. Where many
        // do, sizes alone settle most, which spares long sums of sizes.
        hasPositions = movingVariables.count <= 2 * face.columns.count
        if hasPositions { addPositions(&reduced, system, selection) }
      case .positions:
        addPositions(&reduced, system, selection)
      case .earlierWishes: addWishesInOrder(&reduced, system, selection)
      case .earlierVariables: addVariablesInOrder(&reduced, system)
      }
      // Without a row of its own a pass leaves everything as it is.
      guard program.bounds.count > wallCount else { continue }
      let parameters = reduced.elimination.parameters
      point.removeAll()
      for place in face.columns.indices {
        point.append(columnForm[Int(face.columns[place])].value(at: parameters))
      }
      phase.optimise(program, at: parameters, from: point)
      if phase.hasUnsettled { hasUnsettled = true }
      conditions.merge(phase.conditions, into: component)
      for place in face.columns.indices {
        columnForm[Int(face.columns[place])] = phase.columnForm[place]
      }
      rest.copy(phase.face)
      rest.rename(by: face)
      swap(&rest, &face)
    }
  }

  private static func kind(
    _ slot: Int, _ reduced: borrowing ReducedSystem, _ system: borrowing LinearSystem
  )
    -> VariableRole
  {
    switch system.variables[slot].role {
    case .unspecified: reduced.elimination.isSize[slot] ? .size : .position
    case .position: .position
    case .size: .size
    }
  }

  private mutating func addAbsoluteValues(
    _ role: VariableRole, priority: Double, _ reduced: inout ReducedSystem,
    _ system: borrowing LinearSystem
  ) {
    for number in system.variables.slotsInOrder() {
      let slot = Int(number)
      guard movingVariables.moves(slot), Self.kind(slot, reduced, system) == role else { continue }
      addVariable(slot, priority: priority, &reduced)
    }
  }

  private mutating func addPositions(
    _ reduced: inout ReducedSystem, _ system: borrowing LinearSystem, _ selection: Selection
  ) {
    addRestingPositions(priority: 2, &reduced, system, selection)
    addAbsoluteValues(.position, priority: 1, &reduced, system)
  }

  /// A position that only inequalities mention rests against them: the distances to their bounds
  /// count.
  private mutating func addRestingPositions(
    priority: Double, _ reduced: inout ReducedSystem, _ system: borrowing LinearSystem,
    _ selection: Selection
  ) {
    var isResting = Array(repeating: true, count: system.variables.slotCount)
    for slot in selection.constraints where system.constraints[Int(slot)].relation == .equal {
      for term in system.constraints.terms(Int(slot)) { isResting[Int(term.variable)] = false }
    }
    for number in selection.constraints {
      let slot = Int(number)
      guard system.constraints[slot].relation != .equal, mentionsMoving(slot, system) else {
        continue
      }
      var count = 0.0
      for term in system.constraints.terms(slot) {
        let variable = Int(term.variable)
        if isResting[variable], !system.variables[variable].isInput,
          Self.kind(variable, reduced, system) == .position
        {
          count += 1
        }
      }
      guard count > 0 else { continue }
      reduced.express(slot, system, movingVariables, into: &row)
      addRow(
        .equal, priority: priority, weight: count * system.constraints[slot].scale, reduced)
    }
  }

  private mutating func addWishesInOrder(
    _ reduced: inout ReducedSystem, _ system: borrowing LinearSystem,
    _ selection: Selection
  ) {
    var priority = Double(selection.constraints.count)
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isRequired else { continue }
      if mentionsMoving(slot, system) {
        reduced.express(slot, system, movingVariables, into: &row)
        let relation = system.constraints[slot].relation
        addRow(relation, priority: priority, weight: 1, reduced)
      }
      priority -= 1
    }
  }

  private mutating func addVariablesInOrder(
    _ reduced: inout ReducedSystem, _ system: borrowing LinearSystem
  ) {
    var priority = Double(system.variables.slotCount)
    for slot in system.variables.slotsInOrder() {
      if movingVariables.moves(Int(slot)) { addVariable(Int(slot), priority: priority, &reduced) }
      priority -= 1
    }
  }

  private mutating func mentionsMoving(_ slot: Int, _ system: borrowing LinearSystem) -> Bool {
    for term in system.constraints.terms(slot) where movingVariables.moves(Int(term.variable)) {
      return true
    }
    return false
  }

  /// Wishes that a variable were 0.
  private mutating func addVariable(
    _ slot: Int, priority: Double,
    _ reduced: inout ReducedSystem
  ) {
    reduced.express(variable: slot, movingVariables, into: &row)
    addRow(.equal, priority: priority, weight: 1, reduced)
  }

  /// Adds what was expressed last to a system over the columns that can still move.
  private mutating func addRow(
    _ relation: LinearRelation, priority: Double, weight: Double,
    _ reduced: borrowing ReducedSystem
  ) {
    let fixed = face.split(row, places, columnForm, moving: &moving)
    guard !moving.isEmpty else { return }
    let constant = reduced.expressedConstant - fixed
    program.addConstraint(&moving, relation, constant, priority: priority, weight: weight)
  }
}
