// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Adds and removes variables and constraints that no other variable depends on.
///
/// A removal is separate if the removed equalities determined the removed variables and nothing
/// else. The remaining equalities then determine the remaining variables as before: they mention no
/// removed variable, and a variable is replaced only by means of the equality that determines it.
/// An addition is separate if the new equalities determine the new variables and nothing else, and
/// if there are no new bounds. Where several points are optimal, neither may depend on an open
/// variable: the rules that choose one of the points use all variables that move. An optional
/// equality may then use new variables only: other positions that it uses no longer rest at the
/// limits of their inequalities, and positions that move may rest at the same limits.
///
/// A view with a position and a size of its own is an example. Adding or removing it takes time
/// proportional to its constraints, however many other views there are.
struct SeparateEdit: ~Copyable, Sendable {
  /// The slots of the added variables, and of the added constraints, oldest first.
  private(set) var addedVariables: [Int32] = []
  private(set) var addedConstraints: [Int32] = []
  private var isBesideTies = false
  private var row = SparseRow()

  init() {}

  /// Applies changes to a reduced system.
  /// - Parameter besideTies: whether several points are optimal.
  /// - Returns: whether they are separate. Otherwise the system is invalid.
  mutating func run(
    _ reduced: ReducedSystem, _ system: LinearSystem, _ changes: borrowing PendingChanges,
    besideTies: Bool
  ) -> Bool {
    isBesideTies = besideTies
    addedVariables = changes.addedVariables
    addedConstraints = changes.addedConstraints.sorted {
      system.constraints.slots.sequence(Int($0)) < system.constraints.slots.sequence(Int($1))
    }
    return addedVariables.allSatisfy { system.variables.isLive(Int($0)) }
      && addedConstraints.allSatisfy { system.constraints.isLive(Int($0)) }
      && remove(changes.removedVariables, changes.removedConstraints, from: reduced)
      && add(to: reduced, system)
  }

  /// Removes variables that removed equalities determine, and constraints that have no open
  /// variables.
  private mutating func remove(
    _ variables: [Int32], _ constraints: [Int32], from reduced: ReducedSystem
  ) -> Bool {
    var others = Set(constraints)
    for number in variables {
      let slot = Int(number)
      guard slot < reduced.boundOfSign.count, reduced.boundOfSign[slot] < 0,
        reduced.elimination.state[slot] != .open, keepsTies(number, reduced),
        others.remove(reduced.elimination.source[slot]) != nil
      else { return false }
      reduced.isolate(variable: slot)
    }
    for slot in others {
      // The rules for several solutions may have used the constraint.
      guard !isBesideTies, Int(slot) < reduced.boundOf.count,
        reduced.boundOf[slot] == ReducedSystem.NoBound.settled
      else { return false }
      reduced.boundOf[slot] = ReducedSystem.NoBound.eliminated
    }
    return true
  }

  /// Whether a variable has no influence on the choice between several optimal points.
  private mutating func keepsTies(_ slot: Int32, _ reduced: ReducedSystem) -> Bool {
    guard isBesideTies else { return true }
    reduced.express(variable: Int(slot), into: &row)
    return row.isEmpty
  }

  private mutating func add(to reduced: ReducedSystem, _ system: LinearSystem) -> Bool {
    reduced.grow(system)
    for slot in addedVariables {
      reduced.isolate(variable: Int(slot))
      reduced.elimination.classify(Int(slot), system.variables[Int(slot)].role)
    }
    for slot in addedConstraints where !system.constraints[Int(slot)].isEquality {
      for term in system.constraints.terms(Int(slot)) {
        reduced.elimination.isBounded[term.variable] = true
      }
    }
    for slot in addedConstraints where system.constraints[Int(slot)].isEquality {
      guard reduced.elimination.close(Int(slot), system, definingOneOf: addedVariables) else {
        return false
      }
    }
    for slot in addedVariables where !addSign(of: slot, to: reduced, system) { return false }
    for slot in addedConstraints where !system.constraints[Int(slot)].isEquality {
      guard add(constraint: Int(slot), to: reduced, system) else { return false }
    }
    return true
  }

  private mutating func addSign(
    of slot: Int32, to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    guard reduced.elimination.state[slot] != .open, keepsTies(slot, reduced) else { return false }
    guard system.variables[Int(slot)].isNonNegative else { return true }
    reduced.express(variable: Int(slot), into: &row)
    return row.isEmpty
      && reduced.addSign(of: Int(slot)) == ReducedSystem.NoBound.eliminated
  }

  /// Adds an inequality or an optional constraint.
  private mutating func add(
    constraint slot: Int, to reduced: ReducedSystem, _ system: LinearSystem
  ) -> Bool {
    let isEqual = system.constraints[slot].relation == .equal
    for term in system.constraints.terms(slot) {
      let isKept = keepsTies(term.variable, reduced)
      let mayRest = isBesideTies && isEqual && !addedVariables.contains(term.variable)
      guard isKept, !mayRest else { return false }
    }
    reduced.express(slot, system, into: &row)
    guard row.isEmpty else { return false }
    reduced.boundOf[slot] = reduced.addConstraint(slot, system)
    return reduced.boundOf[slot] != ReducedSystem.NoBound.contradicted
  }
}

extension ReducedSystem {
  /// Adds open variables without columns, and constraints without bounds, up to the slots of a
  /// system.
  fileprivate func grow(_ system: LinearSystem) {
    elimination.grow(to: system.variables.slots.count)
    boundOfSign.append(
      repeating: NoBound.eliminated, count: system.variables.slots.count - boundOfSign.count)
    boundOf.append(
      repeating: NoBound.eliminated, count: system.constraints.slots.count - boundOf.count)
  }

  /// Makes a variable open and removes it from its column.
  fileprivate func isolate(variable slot: Int) {
    if elimination.state[slot] != .open { elimination.open(Int32(slot)) }
    elimination.entries[slot].link = -1
    boundOfSign[slot] = NoBound.eliminated
  }
}
