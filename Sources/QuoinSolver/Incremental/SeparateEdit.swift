// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Adds and removes variables and constraints that no other variable depends on.
///
/// A removal is separate if the removed equalities determined the removed variables and nothing
/// else. The remaining equalities then determine the remaining variables as before: they mention no
/// removed variable, and a variable is replaced only by means of the equality that determines it.
/// An addition is separate if the new equalities determine the new variables and nothing else, and
/// if there are no new bounds. Where several points are optimal, neither may depend on an open
/// variable: the rules that choose one of the points use all variables that move.
///
/// A view with a position and a size of its own is an example. Adding or removing it takes time
/// proportional to its constraints, however many other views there are.
struct SeparateEdit: ~Copyable, Sendable {
  /// The slots of the added variables, and of the added constraints, oldest first.
  private(set) var addedVariables: [Int32] = []
  private(set) var addedConstraints: [Int32] = []
  private var removedVariables: [Int32] = []
  private var removedConstraints: [Int32] = []
  private var newVariables: Set<Int32> = []
  /// The number of conditions on inputs before the additions.
  private(set) var formerConditionCount = 0
  private var isBesideTies = false
  private var row = SparseRow()

  init() {}

  /// Applies changes to a reduced system.
  /// - Parameter besideTies: whether several points are optimal.
  /// - Returns: whether they are separate. Otherwise all additions are undone, and the changes can
  ///   still be applied in another way.
  mutating func run(
    _ reduced: ReducedSystem, _ system: LinearSystem, _ changes: borrowing PendingChanges,
    besideTies: Bool
  ) -> Bool {
    isBesideTies = besideTies
    addedVariables = changes.addedVariables
    addedConstraints = changes.addedConstraints
    removedVariables = changes.removedVariables
    removedConstraints = changes.removedConstraints
    for slot in addedVariables where !system.variables.isLive(Int(slot)) { return false }
    for slot in addedConstraints where !system.constraints.isLive(Int(slot)) { return false }
    guard isRemovalSeparate(reduced) else { return false }
    remove(from: reduced)
    formerConditionCount = reduced.elimination.consistency.count
    reduced.grow(system)
    guard add(to: reduced, system) else {
      undoAdditions(to: reduced)
      return false
    }
    return true
  }

  // MARK: Removals

  /// Whether the removed equalities determined the removed variables, and the other removed
  /// constraints had no open variables.
  private mutating func isRemovalSeparate(_ reduced: ReducedSystem) -> Bool {
    let constraints = Set(removedConstraints)
    var sources: Set<Int32> = []
    for number in removedVariables {
      let slot = Int(number)
      guard slot < reduced.boundOfSign.count, reduced.boundOfSign[slot] < 0,
        reduced.elimination.state[slot] != .open,
        constraints.contains(reduced.elimination.source[slot]), keepsTies(slot, reduced)
      else { return false }
      sources.insert(reduced.elimination.source[slot])
    }
    for number in removedConstraints where !sources.contains(number) {
      let slot = Int(number)
      // The rules for several solutions may have used the constraint.
      guard !isBesideTies, slot < reduced.boundOf.count,
        reduced.boundOf[slot] == ReducedSystem.NoBound.settled
      else { return false }
    }
    return true
  }

  /// Whether a variable has no influence on the choice between several optimal points.
  private mutating func keepsTies(_ slot: Int, _ reduced: ReducedSystem) -> Bool {
    guard isBesideTies else { return true }
    reduced.express(variable: slot, into: &row)
    return row.isEmpty
  }

  private func remove(from reduced: ReducedSystem) {
    for slot in removedVariables { reduced.isolate(variable: Int(slot)) }
    for slot in removedConstraints {
      reduced.boundOf[slot] = ReducedSystem.NoBound.eliminated
    }
  }

  // MARK: Additions

  /// - Returns: whether the additions are separate.
  private mutating func add(
    to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    newVariables = Set(addedVariables)
    for slot in addedVariables {
      reduced.isolate(variable: Int(slot))
      reduced.elimination.classify(Int(slot), system.variables[Int(slot)].role)
    }
    addedConstraints.sort {
      system.constraints.sequence(Int($0)) < system.constraints.sequence(Int($1))
    }
    for number in addedConstraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      for term in system.constraints.terms(slot) {
        reduced.elimination.isBounded[term.variable] = true
      }
    }
    return addEqualities(to: reduced, system) && addSigns(to: reduced, system)
      && addOthers(to: reduced, system)
  }

  private mutating func addEqualities(
    to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    for number in addedConstraints {
      let slot = Int(number)
      guard system.constraints[slot].isEquality else { continue }
      guard reduced.elimination.close(slot, system, definingOneOf: newVariables) else {
        return false
      }
    }
    for slot in addedVariables {
      guard reduced.elimination.state[slot] != .open, keepsTies(Int(slot), reduced) else {
        return false
      }
    }
    return true
  }

  private mutating func addSigns(
    to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    for number in addedVariables {
      let slot = Int(number)
      guard system.variables[slot].isNonNegative else { continue }
      reduced.express(variable: slot, into: &row)
      guard row.isEmpty, let bound = reduced.addSign(of: slot) else { return false }
      reduced.boundOfSign[slot] = bound
    }
    return true
  }

  /// Adds inequalities and optional constraints.
  private mutating func addOthers(
    to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    for number in addedConstraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      for term in system.constraints.terms(slot)
      where !keepsTies(Int(term.variable), reduced) { return false }
      reduced.express(slot, system, into: &row)
      guard row.isEmpty, let bound = reduced.addConstraint(slot, system) else { return false }
      reduced.boundOf[slot] = bound
    }
    return true
  }

  private func undoAdditions(to reduced: ReducedSystem) {
    reduced.elimination.contradiction = nil
    for slot in addedVariables { reduced.isolate(variable: Int(slot)) }
    for slot in addedConstraints { reduced.boundOf[slot] = ReducedSystem.NoBound.eliminated }
  }
}

extension ReducedSystem {
  /// Adds open variables without columns, and constraints without bounds, up to the slots of a
  /// system.
  fileprivate func grow(_ system: LinearSystem) {
    elimination.grow(to: system.variables.slotCount)
    boundOfSign.append(
      repeating: NoBound.eliminated, count: system.variables.slotCount - boundOfSign.count)
    boundOf.append(
      repeating: NoBound.eliminated, count: system.constraints.slotCount - boundOf.count)
  }

  /// Makes a variable open and removes it from its column.
  fileprivate func isolate(variable slot: Int) {
    if elimination.state[slot] != .open { elimination.open(Int32(slot)) }
    elimination.entries[slot].link = -1
    boundOfSign[slot] = NoBound.eliminated
  }
}
