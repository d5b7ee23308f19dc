// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The solver variables of all items.
struct VariableTable: Sendable {
  /// The variables of an alignment rectangle. A root has no variables for its position, and a guide
  /// that follows its owner has none at all.
  private struct RectVariables: Sendable {
    var x: VariableID?
    var y: VariableID?
    var width: VariableID?
    var height: VariableID?
  }

  /// By slot.
  private var rects: [RectVariables] = []
  /// By the slots of scroll views.
  private var contentWidths: [Int32: VariableID] = [:]
  private var contentHeights: [Int32: VariableID] = [:]
  /// By the index of the variable; nil for a variable that was removed.
  private var coordinates: [ItemCoordinate?] = []

  mutating func reserveCapacity(items: Int, variables: Int) {
    rects.reserveCapacity(items)
    coordinates.reserveCapacity(variables)
  }

  /// The variable of a coordinate of an item, nil when the solver does not determine it.
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    guard Int(slot) < rects.count else { return nil }
    return switch coordinate {
    case .x: rects[Int(slot)].x
    case .y: rects[Int(slot)].y
    case .width: rects[Int(slot)].width
    case .height: rects[Int(slot)].height
    case .contentWidth: contentWidths[slot]
    case .contentHeight: contentHeights[slot]
    }
  }

  /// The coordinate of a variable, nil when the variable was removed.
  func coordinate(of variable: VariableID) -> ItemCoordinate? {
    coordinates[Int(variable.index)]
  }

  /// The coordinate of the variable with an index, nil when there is none.
  func coordinate(at index: Int) -> ItemCoordinate? {
    coordinates.indices.contains(index) ? coordinates[index] : nil
  }

  mutating func set(
    _ variable: VariableID, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    while rects.count <= Int(slot) { rects.append(RectVariables()) }
    store(variable, slot, coordinate)
    while coordinates.count <= Int(variable.index) { coordinates.append(nil) }
    coordinates[Int(variable.index)] = ItemCoordinate(slot: slot, coordinate: coordinate)
  }

  /// Removes the variables of an item.
  ///
  /// - Returns: the removed variables.
  mutating func remove(of slot: Int32) -> [VariableID] {
    var removed: [VariableID] = []
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      guard let variable = variable(slot, coordinate) else { continue }
      removed.append(variable)
      store(nil, slot, coordinate)
      coordinates[Int(variable.index)] = nil
    }
    return removed
  }

  private mutating func store(
    _ variable: VariableID?, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    switch coordinate {
    case .x: rects[Int(slot)].x = variable
    case .y: rects[Int(slot)].y = variable
    case .width: rects[Int(slot)].width = variable
    case .height: rects[Int(slot)].height = variable
    case .contentWidth: contentWidths[slot] = variable
    case .contentHeight: contentHeights[slot] = variable
    }
  }
}
