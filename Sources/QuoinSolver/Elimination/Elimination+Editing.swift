// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Edits of an elimination. After each, it is the elimination of another system.
extension Elimination {
  /// Becomes the elimination of an equal system, which was not solved with 32 digits.
  func copy(_ other: Elimination) {
    parameters = other.parameters
    state.refill(from: other.state)
    entries.refill(from: other.entries)
    offsets.refill(from: other.offsets)
    isSize.refill(from: other.isSize)
    isBounded.refill(from: other.isBounded)
    source.refill(from: other.source)
    closingTop = other.closingTop
    freeRank = other.freeRank
    variableOfRank.refill(from: other.variableOfRank)
    definitions.refill(from: other.definitions)
    scratch.prepare(slotCount: state.count)
    contradictedConstraints = other.contradictedConstraints
    contradictedSigns = other.contradictedSigns
    consistency.refill(from: other.consistency)
    traced = nil
    equalityCount = other.equalityCount
  }

  // MARK: Numbers

  /// The order in which the numbers of determined variables are computed: those of stage 1 as they
  /// were found, then definitions by rows that were not reduced, then closing rows as they were
  /// added, so the highest rank first.
  func numberOrder(_ variable: Int32) -> Int32 {
    let entry = entries[variable]
    guard state[variable] == .defined else { return entry.firstTerm }
    return entry.link > closingTop ? .max / 2 : .max - entry.link
  }

  /// The order in which the values of determined variables follow from each other: known ones,
  /// definitions by rank, aliases.
  func valueOrder(_ variable: Int32) -> Int32 {
    switch state[variable] {
    case .open, .known: -1
    case .defined: entries[variable].link
    case .alias: .max
    }
  }

  /// Computes the number of a determined variable again: the value of a known one, the offset of an
  /// alias, the constant of a definition.
  /// - Returns: whether it succeeded. Otherwise the elimination is invalid.
  func refreshNumber(of variable: Int32, _ system: LinearSystem) -> Bool {
    guard state[variable] == .defined else { return refreshAlias(variable, system) }
    let rank = entries[variable].link
    gather(Int(source[variable]), system)
    // Closing rows were reduced by all definitions before them.
    if rank <= closingTop { reduce(above: rank) }
    for index in scratch.variables.indices where scratch.variables[index] == variable {
      offsets[variable] = scratch.constant / scratch.coefficients[index]
      return true
    }
    return false
  }

  /// Computes the number of a variable of stage 1. When it was determined, it was the last of its
  /// class, so each variable of its row was a multiple of it, of its parent, or known.
  private func refreshAlias(_ variable: Int32, _ system: LinearSystem) -> Bool {
    let slot = Int(source[variable])
    let parent = state[variable] == .alias ? entries[variable].link : -1
    var rest = AffineForm(constant: system.constraints.constant(slot))
    var divisor = 0.0
    for term in system.constraints.terms(slot) {
      var current = term.variable
      var multiple = term.coefficient
      while current != variable, current != parent, state[current] == .alias {
        rest -= multiple * offsets[current]
        multiple *= entries[current].factor
        current = entries[current].link
      }
      if current == variable {
        divisor += multiple
      } else if current != parent, state[current] == .known {
        rest -= multiple * offsets[current]
      }
    }
    guard divisor != 0 else { return false }
    offsets[variable] = rest / divisor
    return true
  }

  // MARK: Additions

  /// Adds open variables, up to a number of slots.
  func grow(to slotCount: Int) {
    let missing = slotCount - state.count
    guard missing > 0 else { return }
    state.append(repeating: .open, count: missing)
    entries.append(repeating: Entry(), count: missing)
    offsets.append(repeating: AffineForm(), count: missing)
    isSize.append(repeating: false, count: missing)
    isBounded.append(repeating: false, count: missing)
    source.append(repeating: -1, count: missing)
    scratch.grow(to: slotCount)
  }

  /// Stores the role of a new variable.
  func classify(_ slot: Int, _ role: VariableRole) {
    isSize[slot] = role == .size
    isBounded[slot] = false
  }

  /// Adds an equality as a closing row: reduces it to open variables and defines one of them.
  ///
  /// Existing definitions may use this variable, so its rank is below theirs.
  /// - Parameter candidates: the variables that it may define.
  /// - Returns: whether the equality can hold, and defines one of the candidates or none.
  func close(_ slot: Int, _ system: LinearSystem, definingOneOf candidates: [Int32]) -> Bool {
    gather(slot, system)
    reduce()
    guard scratch.count > 0 else {
      return expectConsistent(.equal, scratch.constant, of: scratch.constantMagnitude)
    }
    let pivot = closingPivot()
    guard candidates.contains(scratch.variables[pivot]) else { return false }
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
