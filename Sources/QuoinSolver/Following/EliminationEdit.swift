// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Brings an elimination up to date where required equalities and variables came and went, and
/// tells what else that concerns.
///
/// A variable whose equality is gone is open again. Which of the other equalities that concerns is
/// asked of the equalities themselves: with the variables that are open again as free numbers, all
/// that the elimination still says is put into each of them. Where it cancels, the equality follows
/// from what is left, as before. Where it does not, it was made use of one of those variables, and
/// what it determined is open as well. When no more of them are found, the equalities concerned are
/// added again: each defines what it defined where it still can, or closes what is open, like the
/// closing rows of stage 3.
struct EliminationEdit: ~Copyable, Sendable {
  /// By slot of a variable: how it moves when the variables that are open again move. They move by
  /// numbers that nothing but an identity cancels, short of a chance of one in 10^12; what such a
  /// chance does is found by ``RequirementCheck``.
  private var movement = Buffer<Double>()
  /// By slot of a variable: how large the numbers are that its movement is the sum of.
  private var magnitude = Buffer<Double>()
  /// By slot of a constraint: the variable that it determined, or -1.
  private var determined = Buffer<Int32>()
  /// Equalities to be added, and by slot of a constraint whether it is one of them.
  private var pending = Buffer<Int32>()
  private var isPending = Buffer<Bool>()
  /// The variables that are open again.
  private var opened = Buffer<Int32>()
  /// By slot of a variable: whether a definition that keeps its rank mentions it as an open one.
  private var isMentioned = Buffer<Bool>()
  /// By slot of a constraint: whether it is new or counts as new.
  private(set) var isNew = Buffer<Bool>()
  /// The same by slot of a variable.
  private(set) var isNewVariable = Buffer<Bool>()

  init() {}

  /// Whether some variables that were eliminated are open again.
  var hasOpened: Bool { !opened.isEmpty }

  /// Applies changes.
  /// - Returns: whether it could; the elimination is of no use otherwise.
  mutating func run(
    _ elimination: inout Elimination, _ system: borrowing LinearSystem, _ changes: PendingChanges
  ) -> Bool {
    begin(elimination, system, changes)
    for slot in changes.removedConstraints { open(determined[Int(slot)], &elimination) }
    for slot in changes.constants { open(determined[Int(slot)], &elimination) }
    for slot in changes.addedConstraints { add(Int(slot), system) }
    for slot in changes.constants { add(Int(slot), system) }
    takeVariables(&elimination, system, changes)
    let most = 4 + system.variables.slotCount / 5
    while hasOpened {
      guard pending.count <= most else { return false }
      if !openMore(&elimination, system) { break }
    }
    guard elimination.definitions.count <= 1024 + 16 * system.variables.slotCount,
      elimination.consistency.count <= 64 + system.constraints.slotCount
    else { return false }
    for slot in changes.removedVariables where elimination.state[Int(slot)] != .open {
      return false
    }
    return addPending(&elimination, system)
  }

  /// Whether a row of a constraint depends on variables that are open again.
  func isMoved(_ slot: Int, _ system: borrowing LinearSystem) -> Bool {
    guard hasOpened else { return false }
    var sum = 0.0
    var total = 0.0
    for term in system.constraints.terms(slot) {
      sum += term.coefficient * movement[Int(term.variable)]
      total += abs(term.coefficient) * magnitude[Int(term.variable)]
    }
    return !Tolerance.isCancelled(sum, of: total)
  }

  /// The same for a variable alone.
  func isMoved(variable slot: Int) -> Bool {
    hasOpened && !Tolerance.isCancelled(movement[slot], of: magnitude[slot])
  }

  // MARK: What is concerned

  private mutating func begin(
    _ elimination: borrowing Elimination, _ system: borrowing LinearSystem,
    _ changes: PendingChanges
  ) {
    let (constraints, variables) = (system.constraints.slotCount, system.variables.slotCount)
    determined.refill(-1, count: constraints)
    for variable in elimination.source.indices where elimination.source[variable] >= 0 {
      determined[Int(elimination.source[variable])] = Int32(variable)
    }
    pending.removeAll()
    isPending.refill(false, count: constraints)
    opened.removeAll()
    isMentioned.refill(false, count: variables)
    isNew.refill(false, count: constraints)
    for slot in changes.addedConstraints { isNew[Int(slot)] = true }
    for slot in changes.bounds { isNew[Int(slot)] = true }
    for slot in changes.constants { isNew[Int(slot)] = true }
    isNewVariable.refill(false, count: variables)
    for slot in changes.addedVariables { isNewVariable[Int(slot)] = true }
    for slot in changes.removedVariables { isNewVariable[Int(slot)] = true }
  }

  /// Notes an equality to be added.
  private mutating func add(_ slot: Int, _ system: borrowing LinearSystem) {
    guard system.constraints.isLive(slot), !isPending[slot],
      system.constraints[slot].isEquality
    else { return }
    isPending[slot] = true
    pending.append(Int32(slot))
  }

  private mutating func takeVariables(
    _ elimination: inout Elimination, _ system: borrowing LinearSystem, _ changes: PendingChanges
  ) {
    elimination.grow(to: system.variables.slotCount)
    for number in changes.addedVariables where system.variables.isLive(Int(number)) {
      elimination.classify(Int(number), system.variables[Int(number)].role)
    }
    for number in changes.addedConstraints {
      let slot = Int(number)
      guard system.constraints.isLive(slot), !system.constraints[slot].isEquality else { continue }
      for term in system.constraints.terms(slot) {
        elimination.isWished[Int(term.variable)] = true
      }
    }
  }

  /// Opens a variable that an equality determined.
  private mutating func open(_ variable: Int32, _ elimination: inout Elimination) {
    guard variable >= 0, elimination.source[Int(variable)] >= 0 else { return }
    let slot = Int(elimination.source[Int(variable)])
    let state = elimination.state[Int(variable)]
    // Only what was defined by a row as it is can be defined by the same row again.
    if state != .defined || elimination.entries[Int(variable)].link <= elimination.closingTop {
      determined[slot] = -1
    }
    elimination.open(variable)
    opened.append(variable)
  }

  /// Finds equalities that are no longer implied.
  /// - Returns: whether there were some.
  private mutating func openMore(
    _ elimination: inout Elimination, _ system: borrowing LinearSystem
  ) -> Bool {
    move(elimination)
    let count = pending.count
    for slot in 0..<system.constraints.slotCount
    where system.constraints.isLive(slot) && !isPending[slot] && system.constraints[slot].isEquality
      && isMoved(slot, system)
    {
      isPending[slot] = true
      pending.append(Int32(slot))
      open(determined[slot], &elimination)
    }
    return pending.count > count
  }

  private mutating func move(_ elimination: borrowing Elimination) {
    movement.refill(0, count: elimination.state.count)
    magnitude.refill(0, count: elimination.state.count)
    for index in opened.indices {
      let variable = Int(opened[index])
      movement[variable] = Self.arbitraryNumber(for: opened[index])
      magnitude[variable] = movement[variable]
    }
    for index in elimination.variableOfRank.indices {
      let variable = Int(elimination.variableOfRank[index])
      guard variable >= 0 else { continue }
      var sum = 0.0
      var total = 0.0
      for term in elimination.definition(variable) {
        sum += term.coefficient * movement[Int(term.variable)]
        total += abs(term.coefficient) * magnitude[Int(term.variable)]
      }
      movement[variable] = sum
      magnitude[variable] = total
    }
    for slot in elimination.state.indices where elimination.state[slot] == .alias {
      var current = slot
      var multiple = 1.0
      while elimination.state[current] == .alias {
        multiple *= elimination.factor(current)
        current = Int(elimination.entries[current].link)
      }
      movement[slot] = multiple * movement[current]
      magnitude[slot] = abs(multiple) * magnitude[current]
    }
  }

  /// A number from 1 to 2 that has nothing to do with those of other variables: all 52 bits of its
  /// fraction depend on all bits of the slot (Steele, Lea and Flood, "Fast Splittable Pseudorandom
  /// Number Generators", 2014). Slots of views are evenly spaced, and so would be a simpler mixture.
  private static func arbitraryNumber(for variable: Int32) -> Double {
    var bits = UInt64(UInt32(bitPattern: variable) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 12) * 0x1p-52
  }

  // MARK: Additions

  /// Adds the pending equalities, the older ones first.
  private mutating func addPending(
    _ elimination: inout Elimination, _ system: borrowing LinearSystem
  ) -> Bool {
    pending.sort { system.constraints.sequence(Int($0)) < system.constraints.sequence(Int($1)) }
    var left = Buffer<Int32>()
    for index in pending.indices
    where !defineAgain(Int(pending[index]), &elimination, system) {
      left.append(pending[index])
    }
    for index in left.indices where !elimination.close(Int(left[index]), system) {
      return false
    }
    return true
  }

  /// Lets an equality define what it defined, at the same rank.
  private mutating func defineAgain(
    _ slot: Int, _ elimination: inout Elimination, _ system: borrowing LinearSystem
  ) -> Bool {
    let variable = determined[slot]
    guard variable >= 0, elimination.state[Int(variable)] == .open, !isMentioned[Int(variable)]
    else { return false }
    let rank = elimination.entries[Int(variable)].link
    guard let place = elimination.place(of: variable, in: slot, below: rank, system) else {
      return false
    }
    for index in elimination.scratch.variables.indices {
      isMentioned[Int(elimination.scratch.variables[index])] = true
    }
    elimination.define(place, by: Int32(slot), rank: rank)
    return true
  }
}
