// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Changes of an elimination that is there. Each leaves an elimination of another system.
extension Elimination {
  /// Makes room for a number of variables. New ones are open.
  mutating func grow(to slotCount: Int) {
    let missing = slotCount - state.count
    guard missing > 0 else { return }
    state.append(repeating: .open, count: missing)
    entries.append(repeating: Entry(), count: missing)
    offsets.append(repeating: AffineForm(), count: missing)
    isSize.append(repeating: false, count: missing)
    staysFree.append(repeating: false, count: missing)
    isWished.append(repeating: false, count: missing)
    source.append(repeating: -1, count: missing)
    scratch.prepare(slotCount: slotCount)
  }

  /// Tells a new variable from a position.
  mutating func classify(_ slot: Int, _ role: VariableRole) {
    isSize[slot] = role == .size
    staysFree[slot] = role == .size
    isWished[slot] = false
  }

  /// Fills the scratch row with an equality that is to define an open variable at a rank.
  /// - Returns: the place of the variable in it; nil when the row cannot define it there.
  mutating func place(
    of variable: Int32, in slot: Int, below limit: Int32, _ system: borrowing LinearSystem
  ) -> Int? {
    gather(slot, system)
    var place: Int?
    var largest = 0.0
    for index in scratch.variables.indices {
      let other = Int(scratch.variables[index])
      if scratch.variables[index] == variable { place = index }
      largest = max(largest, abs(scratch.coefficients[index]))
      guard state[other] == .open || entries[other].link < limit else { return nil }
    }
    guard let place,
      abs(scratch.coefficients[place]) >= Tolerance.leastPivotShare * largest
    else { return nil }
    return place
  }

  /// Adds an equality as one more closing row: it defines one of the open variables that it comes
  /// down to.
  ///
  /// Nothing was open when the definitions that are there were made but is not any more, so they
  /// may mention the variable, and its rank is below theirs.
  /// - Returns: whether it can hold.
  mutating func close(_ slot: Int, _ system: borrowing LinearSystem) -> Bool {
    gather(slot, system)
    reduce()
    guard scratch.count > 0 else {
      return expectConsistent(.equal, scratch.constant, of: scratch.constantMagnitude)
    }
    if freeRank < 0 { makeRoomForRanks() }
    define(closingPivot(), by: Int32(slot), rank: freeRank)
    freeRank -= 1
    return true
  }

  /// Leaves out ranks that are not in use, and adds some below.
  private mutating func makeRoomForRanks() {
    var kept = Buffer<Int32>()
    var closing: Int32 = 0
    for index in variableOfRank.indices where variableOfRank[index] >= 0 {
      kept.append(variableOfRank[index])
      if Int32(index) <= closingTop { closing += 1 }
    }
    let room = max(16, kept.count / 2)
    variableOfRank.refill(-1, count: room)
    for index in kept.indices {
      entries[Int(kept[index])].link = Int32(variableOfRank.count)
      variableOfRank.append(kept[index])
    }
    closingTop = Int32(room) + closing - 1
    freeRank = Int32(room) - 1
  }
}
