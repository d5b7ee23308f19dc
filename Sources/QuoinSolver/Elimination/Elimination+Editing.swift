// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Edits of an elimination. After each, it is the elimination of another system.
extension Elimination {
  /// Adds open variables, up to a number of slots.
  func grow(to slotCount: Int) {
    let missing = slotCount - state.count
    guard missing > 0 else { return }
    state.append(repeating: .open, count: missing)
    entries.append(repeating: Entry(), count: missing)
    offsets.append(repeating: AffineForm(), count: missing)
    isSize.append(repeating: false, count: missing)
    staysFree.append(repeating: false, count: missing)
    isBounded.append(repeating: false, count: missing)
    source.append(repeating: -1, count: missing)
    scratch.grow(to: slotCount)
  }

  /// Stores the role of a new variable.
  func classify(_ slot: Int, _ role: VariableRole) {
    isSize[slot] = role == .size
    staysFree[slot] = role == .size
    isBounded[slot] = false
  }

  /// Fills the scratch row with an equality that defines an open variable.
  /// - Parameter limit: the rank of the definition.
  /// - Returns: the index of the variable in the scratch row; nil when the row cannot define it.
  func pivotIndex(
    of variable: Int32, in slot: Int, below limit: Int32, _ system: LinearSystem
  ) -> Int? {
    gather(slot, system)
    var pivot: Int?
    var largest = 0.0
    for index in scratch.variables.indices {
      let other = Int(scratch.variables[index])
      if scratch.variables[index] == variable { pivot = index }
      largest = max(largest, abs(scratch.coefficients[index]))
      guard state[other] == .open || entries[other].link < limit else { return nil }
    }
    guard let pivot,
      abs(scratch.coefficients[pivot]) >= Tolerance.leastPivotShare * largest
    else { return nil }
    return pivot
  }

  /// Adds an equality as a closing row: reduces it to open variables and defines one of them.
  ///
  /// Existing definitions may use this variable, so its rank is below theirs.
  /// - Parameter candidates: the variables that it may define; nil for all.
  /// - Returns: whether the equality can hold, and defines one of the candidates or none.
  func close(
    _ slot: Int, _ system: LinearSystem, definingOneOf candidates: Set<Int32>? = nil
  ) -> Bool {
    gather(slot, system)
    reduce()
    guard scratch.count > 0 else {
      return expectConsistent(.equal, scratch.constant, of: scratch.constantMagnitude)
    }
    let pivot = closingPivot()
    if let candidates, !candidates.contains(scratch.variables[pivot]) { return false }
    if freeRank < 0 { makeRoomForRanks() }
    define(pivot, by: Int32(slot), rank: freeRank)
    freeRank -= 1
    return true
  }

  /// Renumbers the ranks without gaps, and adds free ranks below them.
  private func makeRoomForRanks() {
    var kept = Buffer<Int32>()
    var closing: Int32 = 0
    for index in variableOfRank.indices where variableOfRank[index] >= 0 {
      kept.append(variableOfRank[index])
      if Int32(index) <= closingTop { closing += 1 }
    }
    let room = max(16, kept.count / 2)
    variableOfRank.refill(-1, count: room)
    for index in kept.indices {
      entries[kept[index]].link = Int32(variableOfRank.count)
      variableOfRank.append(kept[index])
    }
    closingTop = Int32(room) + closing - 1
    freeRank = Int32(room) - 1
  }
}
