// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

/// The solver variables of all items.
package struct VariableTable: Sendable {
  /// The variables of items, by slot.
  private var rects: [RectVariables] = []
  /// The content width variables, by the slots of scroll views.
  private var contentWidths: [Int32: VariableID] = [:]
  private var contentHeights: [Int32: VariableID] = [:]
  /// Indexed by the index of the variable: the slot of its item, -1 for a variable that was
  /// removed.
  private var slots: [Int32] = []

  /// Whether a scroll view has a content size.
  var hasContents: Bool { !contentWidths.isEmpty || !contentHeights.isEmpty }

  mutating func reserveCapacity(items: Int, variables: Int) {
    rects.reserveCapacity(items)
    slots.reserveCapacity(variables)
  }

  /// The variable of a coordinate of an item, nil when the solver does not determine it.
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    guard Int(slot) < rects.count else { return nil }
    switch coordinate {
    case .x: return RectVariables.known(rects[Int(slot)].x)
    case .y: return RectVariables.known(rects[Int(slot)].y)
    case .width: return RectVariables.known(rects[Int(slot)].width)
    case .height: return RectVariables.known(rects[Int(slot)].height)
    case .contentWidth: return contentWidths[slot]
    case .contentHeight: return contentHeights[slot]
    }
  }

  /// Appends the variables of the rectangle of an item to a list.
  func appendRect(of slot: Int32, to list: inout [VariableID]) {
    guard Int(slot) < rects.count else { return }
    let rect = rects[Int(slot)]
    if rect.x != RectVariables.none { list.append(rect.x) }
    if rect.width != RectVariables.none { list.append(rect.width) }
    if rect.y != RectVariables.none { list.append(rect.y) }
    if rect.height != RectVariables.none { list.append(rect.height) }
  }

  /// The rectangle of an item by the values of the solver.
  func rect(of slot: Int32, _ values: UnsafeBufferPointer<Double>) -> LayoutRect {
    Int(slot) < rects.count ? rects[Int(slot)].rect(values) : .zero
  }

  /// The slot of the item of a variable, nil when the variable was removed.
  func slot(of variable: VariableID) -> Int32? {
    let slot = slots[Int(variable.index)]
    return slot >= 0 ? slot : nil
  }

  /// The coordinate of a variable, nil when the variable was removed.
  package func coordinate(of variable: VariableID) -> ItemCoordinate? {
    coordinate(at: Int(variable.index))
  }

  /// The coordinate of the variable with an index, nil when there is none.
  package func coordinate(at index: Int) -> ItemCoordinate? {
    guard slots.indices.contains(index), slots[index] >= 0 else { return nil }
    let slot = slots[index]
    for coordinate in LayoutAmbiguity.Coordinate.allCases
    where variable(slot, coordinate)?.index == Int32(index) {
      return ItemCoordinate(slot: slot, coordinate: coordinate)
    }
    return nil
  }

  mutating func set(
    _ variable: VariableID, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    while rects.count <= Int(slot) { rects.append(RectVariables()) }
    store(variable, slot, coordinate)
    while slots.count <= Int(variable.index) { slots.append(-1) }
    slots[Int(variable.index)] = slot
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
      slots[Int(variable.index)] = -1
    }
    return removed
  }

  private mutating func store(
    _ variable: VariableID?, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    switch coordinate {
    case .x: rects[Int(slot)].x = variable ?? RectVariables.none
    case .y: rects[Int(slot)].y = variable ?? RectVariables.none
    case .width: rects[Int(slot)].width = variable ?? RectVariables.none
    case .height: rects[Int(slot)].height = variable ?? RectVariables.none
    case .contentWidth: contentWidths[slot] = variable
    case .contentHeight: contentHeights[slot] = variable
    }
  }
}
