// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Which variables of the solver are the numbers of which items, in little memory.
struct ItemVariables: Sendable {
  /// By the slot of the item: the index of the variable of x where width, y and height follow it,
  /// nothing scrolls in the item and no variable has a slot that was used before; ``nothing``; or,
  /// below that, where ``others`` has the variables.
  private var firsts: [Int32] = []
  /// The variables of the other items: one for each coordinate, or ``noVariable``.
  private var others: [VariableID] = []
  /// The parts of ``others`` that are free.
  private var freeOthers: [Int32] = []
  /// What each variable stands for, by the index of the variable: the slot of the item and the
  /// coordinate.
  private var owners: [Int32] = []

  private static let nothing: Int32 = -1
  private static let noVariable = VariableID(index: -1, generation: .max)
  private static let coordinateCount = LayoutAmbiguity.Coordinate.count
  /// For each coordinate, how far its variable stands behind that of x.
  private static func offset(_ coordinate: LayoutAmbiguity.Coordinate) -> Int32? {
    switch coordinate {
    case .x: 0
    case .width: 1
    case .y: 2
    case .height: 3
    case .contentWidth, .contentHeight: nil
    }
  }

  mutating func reserveCapacity(items: Int) {
    firsts.reserveCapacity(items)
    owners.reserveCapacity(items * LayoutAmbiguity.Coordinate.countOfPlace)
  }

  /// The variable of a number of an item, nil when that number is not determined by the solver.
  @inline(__always)
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    guard Int(slot) < firsts.count else { return nil }
    let first = firsts[Int(slot)]
    guard first >= 0 else { return other(first, coordinate) }
    return Self.offset(coordinate).map { VariableID(index: first + $0, generation: 0) }
  }

  /// The variable of the x or y of an item.
  @inline(__always)
  func origin(_ slot: Int32, _ axis: LayoutAxis) -> VariableID? {
    place(slot, axis, 0) ?? variable(slot, .position(axis))
  }

  /// The variable of the width or height of an item.
  @inline(__always)
  func length(_ slot: Int32, _ axis: LayoutAxis) -> VariableID? {
    place(slot, axis, 1) ?? variable(slot, .size(axis))
  }

  /// One of four variables that stand one after the other, as most do.
  @inline(__always)
  private func place(_ slot: Int32, _ axis: LayoutAxis, _ offset: Int32) -> VariableID? {
    guard Int(slot) < firsts.count, firsts[Int(slot)] >= 0 else { return nil }
    let first = firsts[Int(slot)] + (axis == .horizontal ? 0 : 2)
    return VariableID(index: first + offset, generation: 0)
  }

  private func other(
    _ code: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) -> VariableID? {
    guard code != Self.nothing else { return nil }
    let variable = others[Self.start(code) + coordinate.index]
    return variable.index >= 0 ? variable : nil
  }

  /// The index of the variable of x where width, y and height have the indices that follow it, and
  /// nothing scrolls in the item; else -1.
  func first(of slot: Int32) -> Int32 {
    guard Int(slot) < firsts.count else { return -1 }
    let first = firsts[Int(slot)]
    guard first < Self.nothing else { return first }
    let start = Self.start(first)
    let x = others[start].index
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      let expected = Self.offset(coordinate).map { x + $0 } ?? -1
      guard others[start + coordinate.index].index == expected else { return -1 }
    }
    return x
  }

  /// The slot of the item that a variable belongs to, nil for a variable that was removed.
  func item(of variable: VariableID) -> Int32? {
    let owner = owners[Int(variable.index)]
    return owner >= 0 ? owner >> 3 : nil
  }

  /// Which number of its item a variable is.
  func coordinate(of variable: VariableID) -> LayoutAmbiguity.Coordinate {
    LayoutAmbiguity.Coordinate(index: Int(owners[Int(variable.index)] & 7))
  }

  /// Notes the variables of an item that has none.
  mutating func set(
    _ slot: Int32, x: VariableID, width: VariableID, y: VariableID, height: VariableID
  ) {
    let areInRow =
      width.index == x.index + 1 && y.index == x.index + 2 && height.index == x.index + 3
    if areInRow, x.generation | width.generation | y.generation | height.generation == 0 {
      makeRoom(for: slot)
      firsts[Int(slot)] = x.index
      own(x, slot, .x)
      own(width, slot, .width)
      own(y, slot, .y)
      own(height, slot, .height)
    } else {
      set(x, slot, .x)
      set(width, slot, .width)
      set(y, slot, .y)
      set(height, slot, .height)
    }
  }

  /// Notes one variable of an item.
  mutating func set(
    _ variable: VariableID, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    makeRoom(for: slot)
    if firsts[Int(slot)] >= Self.nothing { spreadOut(slot) }
    others[Self.start(firsts[Int(slot)]) + coordinate.index] = variable
    own(variable, slot, coordinate)
  }

  /// Forgets the variables of an item.
  ///
  /// - Returns: which ones.
  mutating func remove(of slot: Int32) -> [VariableID] {
    let found = LayoutAmbiguity.Coordinate.allCases.compactMap { variable(slot, $0) }
    guard !found.isEmpty else { return [] }
    for variable in found { owners[Int(variable.index)] = -1 }
    if firsts[Int(slot)] < Self.nothing { freeOthers.append(firsts[Int(slot)]) }
    firsts[Int(slot)] = Self.nothing
    return found
  }

  private mutating func makeRoom(for slot: Int32) {
    while firsts.count <= Int(slot) { firsts.append(Self.nothing) }
  }

  private mutating func own(
    _ variable: VariableID, _ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    while owners.count <= Int(variable.index) { owners.append(-1) }
    owners[Int(variable.index)] = slot << 3 | Int32(coordinate.index)
  }

  /// Lets an item have any variables.
  private mutating func spreadOut(_ slot: Int32) {
    let known = LayoutAmbiguity.Coordinate.allCases.map { variable(slot, $0) ?? Self.noVariable }
    if let code = freeOthers.popLast() {
      firsts[Int(slot)] = code
    } else {
      firsts[Int(slot)] = Int32(-2 - others.count / Self.coordinateCount)
      others.append(contentsOf: repeatElement(Self.noVariable, count: Self.coordinateCount))
    }
    let start = Self.start(firsts[Int(slot)])
    for index in known.indices { others[start + index] = known[index] }
  }

  private static func start(_ code: Int32) -> Int { Int(-2 - code) * coordinateCount }
}
