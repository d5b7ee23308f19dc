// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Updates an elimination after required equalities and variables were added and removed, and
/// reports the rows that depend on the change.
///
/// When an equality is removed, the variable that it determined is open again. Other equalities may
/// have been reduced by it. To find them, each reopened variable is changed by an arbitrary number,
/// all other variables follow by the elimination, and the changes are put into every equality. If
/// they add up to 0, the equality still follows from the elimination. Otherwise it depends on a
/// reopened variable, and the variable that it determined is reopened too. This is repeated until
/// no more equalities are found. These equalities are then added again: each defines the same
/// variable as before where that is possible, and otherwise becomes a closing row (stage 3).
struct EliminationEdit: ~Copyable, Sendable {
  /// Indexed by the slot of a variable: its change when the reopened variables change by arbitrary
  /// numbers. Only an identity makes a sum of them 0, apart from a chance of one in 10^12, whose
  /// effect ``RequirementCheck`` finds.
  private var movement = Buffer<Double>()
  /// Indexed by the slot of a variable: the sum of the absolute values that its movement is the sum
  /// of.
  private var magnitude = Buffer<Double>()
  /// Indexed by the slot of a constraint: the variable that it determined, or -1.
  private var determined = Buffer<Int32>()
  /// Equalities to add, and by slot of a constraint whether it is one of them.
  private var pending = Buffer<Int32>()
  private var isPending = Buffer<Bool>()
  /// The reopened variables.
  private var opened = Buffer<Int32>()
  /// Indexed by the slot of a variable: whether a definition that keeps its rank uses it as an open
  /// variable.
  private var isMentioned = Buffer<Bool>()
  /// Indexed by the slot of a constraint: whether it is new or changed.
  private(set) var isNew = Buffer<Bool>()
  /// Indexed by the slot of a variable: whether it was added or removed.
  private(set) var isNewVariable = Buffer<Bool>()

  init() {}

  /// Whether variables were reopened.
  var hasOpened: Bool { !opened.isEmpty }

  /// Applies changes.
  /// - Returns: whether it succeeded. Otherwise the elimination is invalid.
  mutating func run(
    _ elimination: Elimination, _ system: LinearSystem,
    _ changes: borrowing PendingChanges
  ) -> Bool {
    begin(elimination, system, changes)
    for slot in changes.removedConstraints { open(determined[slot], elimination) }
    for slot in changes.constants { open(determined[slot], elimination) }
    for slot in changes.addedConstraints { add(Int(slot), system) }
    for slot in changes.constants { add(Int(slot), system) }
    takeVariables(elimination, system, changes)
    let most = 4 + system.variables.slotCount / 5
    while hasOpened {
      guard pending.count <= most else { return false }
      if !openDependent(elimination, system) { break }
    }
    guard elimination.definitions.count <= 1024 + 16 * system.variables.slotCount,
      elimination.consistency.count <= 64 + system.constraints.slotCount
    else { return false }
    for slot in changes.removedVariables where elimination.state[slot] != .open {
      return false
    }
    return addPending(elimination, system)
  }

  /// Whether a row of a constraint depends on reopened variables.
  func dependsOnOpened(_ slot: Int, _ system: LinearSystem) -> Bool {
    guard hasOpened else { return false }
    var sum = 0.0
    var total = 0.0
    for term in system.constraints.terms(slot) {
      sum += term.coefficient * movement[term.variable]
      total += abs(term.coefficient) * magnitude[term.variable]
    }
    return !Tolerance.isCancelled(sum, of: total)
  }

  /// Whether a variable depends on reopened variables.
  func dependsOnOpened(variable slot: Int) -> Bool {
    hasOpened && !Tolerance.isCancelled(movement[slot], of: magnitude[slot])
  }

  // MARK: Dependent equalities

  private mutating func begin(
    _ elimination: Elimination, _ system: LinearSystem,
    _ changes: borrowing PendingChanges
  ) {
    let (constraints, variables) = (system.constraints.slotCount, system.variables.slotCount)
    determined.refill(-1, count: constraints)
    for variable in elimination.source.indices where elimination.source[variable] >= 0 {
      determined[elimination.source[variable]] = Int32(variable)
    }
    pending.removeAll()
    isPending.refill(false, count: constraints)
    opened.removeAll()
    isMentioned.refill(false, count: variables)
    isNew.refill(false, count: constraints)
    for slot in changes.addedConstraints { isNew[slot] = true }
    for slot in changes.bounds { isNew[slot] = true }
    for slot in changes.constants { isNew[slot] = true }
    isNewVariable.refill(false, count: variables)
    for slot in changes.addedVariables { isNewVariable[slot] = true }
    for slot in changes.removedVariables { isNewVariable[slot] = true }
  }

  /// Adds an equality to the pending ones.
  private mutating func add(_ slot: Int, _ system: LinearSystem) {
    guard system.constraints.isLive(slot), !isPending[slot],
      system.constraints[slot].isEquality
    else { return }
    isPending[slot] = true
    pending.append(Int32(slot))
  }

  private mutating func takeVariables(
    _ elimination: Elimination, _ system: LinearSystem,
    _ changes: borrowing PendingChanges
  ) {
    elimination.grow(to: system.variables.slotCount)
    for number in changes.addedVariables where system.variables.isLive(Int(number)) {
      elimination.classify(Int(number), system.variables[Int(number)].role)
    }
    for number in changes.addedConstraints {
      let slot = Int(number)
      guard system.constraints.isLive(slot), !system.constraints[slot].isEquality else { continue }
      for term in system.constraints.terms(slot) {
        elimination.isBounded[term.variable] = true
      }
    }
  }

  /// Reopens a variable that an equality determined.
  private mutating func open(_ variable: Int32, _ elimination: Elimination) {
    guard variable >= 0, elimination.source[variable] >= 0 else { return }
    let slot = Int(elimination.source[variable])
    let state = elimination.state[variable]
    // Only definitions that are unreduced rows can be made by the same row again.
    if state != .defined || elimination.entries[variable].link <= elimination.closingTop {
      determined[slot] = -1
    }
    elimination.open(variable)
    opened.append(variable)
  }

  /// Finds equalities that depend on reopened variables.
  /// - Returns: whether there were some.
  private mutating func openDependent(
    _ elimination: Elimination, _ system: LinearSystem
  ) -> Bool {
    findMovement(elimination)
    let count = pending.count
    for slot in 0..<system.constraints.slotCount
    where system.constraints.isLive(slot) && !isPending[slot] && system.constraints[slot].isEquality
      && dependsOnOpened(slot, system)
    {
      isPending[slot] = true
      pending.append(Int32(slot))
      open(determined[slot], elimination)
    }
    return pending.count > count
  }

  private mutating func findMovement(_ elimination: Elimination) {
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
        sum += term.coefficient * movement[term.variable]
        total += abs(term.coefficient) * magnitude[term.variable]
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

  /// A pseudorandom number from 1 to 2: all 52 bits of its fraction depend on all bits of the slot
  /// (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014). Slots of
  /// views are evenly spaced. Numbers at equal distances would cancel in rows such as equal gaps.
  private static func arbitraryNumber(for variable: Int32) -> Double {
    var bits = UInt64(UInt32(bitPattern: variable) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits &>> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits &>> 31)) &>> 12) * 0x1p-52
  }

  // MARK: Additions

  /// Adds the pending equalities, oldest first.
  /// - Returns: whether they can hold.
  private mutating func addPending(
    _ elimination: Elimination, _ system: LinearSystem
  ) -> Bool {
    pending.sort { system.constraints.sequence(Int($0)) < system.constraints.sequence(Int($1)) }
    var left = Buffer<Int32>()
    for index in pending.indices
    where !defineAgain(Int(pending[index]), elimination, system) {
      left.append(pending[index])
    }
    for index in left.indices where !elimination.close(Int(left[index]), system) {
      return false
    }
    return true
  }

  /// Defines the same variable by an equality as before, at the same rank, where that is possible.
  private mutating func defineAgain(
    _ slot: Int, _ elimination: Elimination, _ system: LinearSystem
  ) -> Bool {
    let variable = determined[slot]
    guard variable >= 0, elimination.state[variable] == .open, !isMentioned[variable]
    else { return false }
    let rank = elimination.entries[variable].link
    guard let pivot = elimination.pivotIndex(of: variable, in: slot, below: rank, system) else {
      return false
    }
    for index in elimination.scratch.variables.indices {
      isMentioned[elimination.scratch.variables[index]] = true
    }
    elimination.define(pivot, by: Int32(slot), rank: rank)
    return true
  }
}
