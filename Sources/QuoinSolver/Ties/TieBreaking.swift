// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Chooses one of several optimal points by the rules of ``LinearSolver``.
///
/// Each rule is a linear program over the optimal face that the rules before have left, with the
/// objective of the rule as optional constraints. So rules are as exact as priorities.
struct TieBreaking: ~Copyable {
  /// Indexed by the column of the reduced system: its chosen value.
  private(set) var columnValues = Buffer<AffineForm>()
  /// Whether a search did not finish, so that the choice may differ from that of the rules.
  private(set) var hasUnsettled = false
  private let reduced: ReducedSystem
  private let system: LinearSystem
  private let selection: Selection
  private var face = OptimalFace()
  /// Indexed by the slot of a variable: whether it moves on the face.
  private var moves = Buffer<Bool>()
  private var row = SparseRow()
  private var moving = SparseRow()
  private let phase = OptimisationPhase()
  /// The face as walls, with the optional constraints of a rule.
  private let program = QuantitySystem(columnCount: 0)
  private var rest = OptimalFace()
  /// The number of the program's bounds that are walls of the face.
  private var wallCount = 0
  /// Indexed by the column of the face: the point that was chosen so far.
  private var point = Buffer<Double>()

  /// The objective of a linear program, in order.
  private enum Pass: CaseIterable {
    /// Optional constraints on sizes, against those of content sizes at the same priority.
    case statedSizes
    case smallSizes
    /// Positions near their bounds, and then positions near 0. Sizes have determined most of them,
    /// which avoids long sums of sizes.
    case positions
    case earlierConstraints
    case earlierVariables
  }

  init(_ reduced: ReducedSystem, _ system: LinearSystem, _ selection: Selection) {
    (self.reduced, self.system, self.selection) = (reduced, system, selection)
  }

  /// Applies the rules to the face of a phase.
  /// - Parameter main: an optimised phase with ties. Its face is empty afterwards.
  mutating func run(_ main: OptimisationPhase) {
    columnValues.removeAll()
    columnValues.append(main.columnValues, main.columnValues.indices)
    swap(&main.face, &face)
    // The programs of the rules use the memory of the main search.
    swap(&main.simplex, &phase.simplex)
    defer { swap(&main.simplex, &phase.simplex) }
    var isPrepared = false
    for pass in Pass.allCases {
      var start: Int? = 0
      while let first = start {
        guard !face.isEmpty else { return }
        start = nil
        // A program without an objective leaves the face, and consists of its walls.
        if !isPrepared { prepare() }
        isPrepared = true
        switch pass {
        case .statedSizes: addStatedSizes()
        case .smallSizes: addAbsoluteValues(.size, priority: 1)
        case .positions:
          addRestingPositions(priority: 2)
          addAbsoluteValues(.position, priority: 1)
        case .earlierConstraints: start = addOptionalConstraintsInOrder(from: first)
        case .earlierVariables: start = addVariablesInOrder(from: first)
        }
        if program.bounds.count > wallCount {
          optimise()
          isPrepared = false
        }
      }
    }
  }

  /// Makes a program of the walls of the face, and finds the variables that move on it.
  private mutating func prepare() {
    face.findIndices(columnCount: columnValues.count)
    findMoving()
    face.build(program)
    wallCount = program.bounds.count
  }

  /// Finds the variables that depend on the columns of the face.
  private mutating func findMoving() {
    let elimination = reduced.elimination
    moves.refill(false, count: elimination.state.count)
    for index in face.columns.indices { moves[reduced.openVariables[face.columns[index]]] = true }
    // A definition uses lower ranks only, so in the order of ranks every term is known.
    for index in elimination.variableOfRank.indices {
      let variable = Int(elimination.variableOfRank[index])
      guard variable >= 0 else { continue }
      moves[variable] = elimination.definition(variable).contains { moves[$0.variable] }
    }
    for slot in moves.indices where elimination.state[slot] == .alias {
      moves[slot] = moves[elimination.resolve(Int32(slot)).root]
    }
  }

  /// Optimises the program, and replaces the face by its optimal points.
  private mutating func optimise() {
    let parameters = reduced.elimination.parameters
    point.removeAll()
    for index in face.columns.indices {
      point.append(columnValues[face.columns[index]].value(at: parameters))
    }
    phase.optimise(program, at: parameters, from: point)
    if phase.hasUnsettled { hasUnsettled = true }
    for index in face.columns.indices {
      columnValues[face.columns[index]] = phase.columnValues[index]
    }
    swap(&phase.face, &rest)
    rest.rename(by: face)
    swap(&rest, &face)
  }

  /// The role of a variable: the given one, or the one that its constraints suggest.
  private func role(_ slot: Int) -> VariableRole {
    let given = system.variables[slot].role
    return given == .unspecified ? (reduced.elimination.isSize[slot] ? .size : .position) : given
  }

  private mutating func addAbsoluteValues(_ role: VariableRole, priority: Double) {
    for slot in system.variables.slots.inOrder where moves[slot] && self.role(Int(slot)) == role {
      addVariable(Int(slot), priority: priority)
    }
  }

  /// Adds the distances of positions from the limits of the inequalities that use them.
  ///
  /// Optional equalities keep a position from resting there. Required ones only tie the positions
  /// that still move to each other: the whole chain rests at the limit of one of them.
  private mutating func addRestingPositions(priority: Double) {
    var isResting = Array(repeating: true, count: system.variables.slots.count)
    for slot in selection.constraints
    where system.constraints[Int(slot)].relation == .equal
      && !system.constraints[Int(slot)].isRequired
    {
      for term in system.constraints.terms(Int(slot)) { isResting[Int(term.variable)] = false }
    }
    for number in selection.constraints {
      let slot = Int(number)
      guard system.constraints[slot].relation != .equal, mentionsMoving(slot) else { continue }
      var count = 0.0
      for term in system.constraints.terms(slot) {
        let variable = Int(term.variable)
        if isResting[variable], !system.variables[variable].isInput, role(variable) == .position {
          count += 1
        }
      }
      guard count > 0 else { continue }
      addConstraint(
        slot, .equal, priority: priority, weight: count * system.constraints[slot].scale)
    }
  }

  /// Adds the ordinary optional constraints on a single size.
  ///
  /// The total violation at each priority is fixed, so this decides only between these constraints
  /// and others, such as those of content sizes.
  private mutating func addStatedSizes() {
    for number in selection.constraints {
      let slot = Int(number)
      let constraint = system.constraints[slot]
      guard !constraint.isRequired, constraint.breaking == .ordinary, constraint.termCount == 1,
        system.variables[Int(system.constraints.terms(slot)[0].variable)].role == .size,
        mentionsMoving(slot)
      else { continue }
      addConstraint(
        slot, constraint.relation, priority: constraint.priority, weight: constraint.weight)
    }
  }

  /// Whether the program has so many levels that the remaining ones are solved in a second program.
  ///
  /// Rules that follow an order have a level for each constraint or variable. The first levels
  /// determine some columns, so the next program is smaller.
  private var isFull: Bool { program.bounds.count - wallCount >= Self.mostLevels }

  /// In a grid of 24 by 24 cells (the workload W9g), 256 levels in each program take half of the
  /// instructions of all 3,000 in one; 128 or 512 take 4 % and 10 % more. Builds that check
  /// invariants use few, so that small random systems test it.
  #if QUOIN_INVARIANTS
  private static let mostLevels = 3
  #else
  private static let mostLevels = 256
  #endif

  /// - Returns: the position of the first constraint that was not added; nil if there is none.
  private mutating func addOptionalConstraintsInOrder(from start: Int) -> Int? {
    let count = selection.constraints.count
    for position in start..<count {
      if isFull { return position }
      let slot = Int(selection.constraints[position])
      let constraint = system.constraints[slot]
      guard !constraint.isRequired, mentionsMoving(slot) else { continue }
      addConstraint(slot, constraint.relation, priority: Double(count - position), weight: 1)
    }
    return nil
  }

  /// - Returns: the position of the first variable that was not added; nil if there is none.
  private mutating func addVariablesInOrder(from start: Int) -> Int? {
    let slots = system.variables.slots.inOrder
    for position in start..<slots.count {
      if isFull { return position }
      guard moves[slots[position]] else { continue }
      addVariable(Int(slots[position]), priority: Double(slots.count - position))
    }
    return nil
  }

  private func mentionsMoving(_ slot: Int) -> Bool {
    system.constraints.terms(slot).contains { moves[$0.variable] }
  }

  /// Adds a constraint as an optional one.
  private mutating func addConstraint(
    _ slot: Int, _ relation: LinearRelation, priority: Double, weight: Double
  ) {
    reduced.express(slot, system, into: &row)
    addRow(relation, priority: priority, weight: weight)
  }

  /// Adds the optional constraint that a variable is 0.
  private mutating func addVariable(_ slot: Int, priority: Double) {
    reduced.express(variable: slot, into: &row)
    addRow(.equal, priority: priority, weight: 1)
  }

  /// Adds the row that was expressed last as an optional constraint on the columns that can move.
  private mutating func addRow(_ relation: LinearRelation, priority: Double, weight: Double) {
    let constant = reduced.elimination.scratch.constant
    let fixed = face.split(row, columnValues, moving: &moving)
    guard !moving.isEmpty else { return }
    program.addConstraint(&moving, relation, constant - fixed, priority: priority, weight: weight)
  }
}
