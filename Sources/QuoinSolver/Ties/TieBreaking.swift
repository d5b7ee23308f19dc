// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Chooses among equally good points, by the constraints alone: see the rules at ``LinearSolver``.
///
/// Each rule is one more optimisation over what the rules before left open, so each is as exact as
/// the priorities.
struct TieBreaking {
  private var elimination: Elimination
  private let columnOf: [Int32]
  private(set) var columnValue: [Double]
  private var face: OptimalFace
  private var places: [Int32] = []
  private var row = SparseRow()
  private var moving = SparseRow()

  /// - Parameter columnOf: by slot of a variable, its column.
  init(
    _ elimination: Elimination, columnOf: [Int32], columnValue: [Double], face: OptimalFace
  ) {
    self.elimination = elimination
    self.columnOf = columnOf
    self.columnValue = columnValue
    self.face = face
  }

  private enum Rule: CaseIterable {
    case smallSizes, restingPositions, nearPositions, earlierWishes, earlierVariables
  }

  mutating func run() {
    for rule in Rule.allCases {
      guard !face.isEmpty else { return }
      places = face.places(columnCount: columnValue.count)
      var system = face.walls()
      switch rule {
      case .smallSizes: addAbsoluteValues(.size, to: &system)
      case .restingPositions: addRestingPositions(to: &system)
      case .nearPositions: addAbsoluteValues(.position, to: &system)
      case .earlierWishes: addWishesInOrder(to: &system)
      case .earlierVariables: addVariablesInOrder(to: &system)
      }
      let phase = OptimisationPhase(system)
      for (place, column) in face.columns.enumerated() {
        columnValue[Int(column)] = phase.columnValue[place]
      }
      var rest = phase.face
      rest.rename(by: face)
      face = rest
    }
  }

  private var variables: VariableStore { elimination.system.variables }

  private func kind(_ slot: Int) -> VariableRole {
    switch variables.role[slot] {
    case .unspecified: elimination.isSize[slot] ? .size : .position
    case .position: .position
    case .size: .size
    }
  }

  private mutating func addAbsoluteValues(_ role: VariableRole, to system: inout QuantitySystem) {
    for slot in variables.slotsInOrder() where kind(slot) == role {
      addVariable(slot, priority: 1, to: &system)
    }
  }

  /// A position that only inequalities mention rests against them: the distances to their bounds
  /// count.
  private mutating func addRestingPositions(to system: inout QuantitySystem) {
    let constraints = elimination.system.constraints
    var isResting = Array(repeating: true, count: variables.slotCount)
    for slot in elimination.selection.constraints where constraints.relation[slot] == .equal {
      for index in constraints.terms(slot) {
        isResting[Int(constraints.termVariable[index])] = false
      }
    }
    for slot in elimination.selection.constraints where constraints.relation[slot] != .equal {
      var count = 0.0
      for index in constraints.terms(slot) {
        let variable = Int(constraints.termVariable[index])
        if isResting[variable], !variables.isInput[variable], kind(variable) == .position {
          count += 1
        }
      }
      guard count > 0 else { continue }
      elimination.gather(slot)
      addScratch(.equal, priority: 1, weight: count, to: &system)
    }
  }

  private mutating func addWishesInOrder(to system: inout QuantitySystem) {
    let constraints = elimination.system.constraints
    var priority = Double(elimination.selection.constraints.count)
    for slot in elimination.selection.constraints where !constraints.isRequired(slot) {
      elimination.gather(slot)
      addScratch(constraints.relation[slot], priority: priority, weight: 1, to: &system)
      priority -= 1
    }
  }

  private mutating func addVariablesInOrder(to system: inout QuantitySystem) {
    var priority = Double(variables.slotCount)
    for slot in variables.slotsInOrder() {
      addVariable(slot, priority: priority, to: &system)
      priority -= 1
    }
  }

  /// Wishes that a variable were 0.
  private mutating func addVariable(
    _ slot: Int, priority: Double, to system: inout QuantitySystem
  ) {
    guard !variables.isInput[slot] else { return }
    elimination.gather(variable: slot)
    addScratch(.equal, priority: priority, weight: 1, to: &system)
  }

  /// Adds the row in the elimination's scratch to a system over the columns that can still move.
  private mutating func addScratch(
    _ relation: LinearRelation, priority: Double, weight: Double, to system: inout QuantitySystem
  ) {
    elimination.reduce(columnOf, into: &row)
    let constant = elimination.scratch.constant.value(at: elimination.parameters)
    let fixed = face.split(row, places, columnValue, moving: &moving)
    guard !moving.isEmpty else { return }
    system.addConstraint(&moving, relation, constant - fixed, priority: priority, weight: weight)
  }
}
