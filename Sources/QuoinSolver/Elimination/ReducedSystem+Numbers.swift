// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// New numbers in the same rows.
extension ReducedSystem {
  /// Computes the numbers of moved variables again, and the bounds that depend on them.
  /// - Parameter changed: receives the quantities of changed bounds.
  /// - Returns: whether it succeeded. Otherwise the system is invalid.
  func refresh(
    _ moved: inout MovedVariables, _ system: LinearSystem, changed: inout Buffer<Int32>
  ) -> Bool {
    moved.sort { elimination.numberOrder($0) }
    for index in moved.variables.indices
    where !elimination.refreshNumber(of: moved.variables[index], system) {
      return false
    }
    for index in moved.others.indices
    where !refreshConstraint(Int(moved.others[index]), system, &changed) {
      return false
    }
    for index in moved.variables.indices {
      let slot = Int(moved.variables[index])
      if system.variables[slot].isNonNegative, !refreshSign(of: slot, system, &changed) {
        return false
      }
    }
    return true
  }

  /// Updates a constraint that determines no variable.
  private func refreshConstraint(
    _ slot: Int, _ system: LinearSystem, _ changed: inout Buffer<Int32>
  ) -> Bool {
    switch boundOf[slot] {
    case NoBound.settled: return true
    case NoBound.eliminated:
      // It follows from others, as long as its constant is the same as before.
      return addConstraint(slot, system) == NoBound.eliminated
    default:
      changed.append(refreshBound(of: slot, system))
      return true
    }
  }

  /// Updates the bound of a constraint with a new constant or priority.
  /// - Returns: the quantity of the bound.
  func refreshBound(of slot: Int, _ system: LinearSystem) -> Int32 {
    express(slot, system, into: &row)
    return refresh(
      Int(boundOf[slot]), priority: system.constraints.priority(slot),
      weight: system.constraints[slot].weight)
  }

  /// Updates the sign of a variable.
  private func refreshSign(
    of slot: Int, _ system: LinearSystem, _ changed: inout Buffer<Int32>
  ) -> Bool {
    guard keepsSize(ofAlias: slot, system) else { return false }
    let bound = boundOfSign[slot]
    // An implied sign is implied as long as its constant is not negative.
    guard bound >= 0 else { return addSign(of: slot) == bound }
    express(variable: slot, into: &row)
    changed.append(refresh(Int(bound), priority: 1000, weight: 1))
    return true
  }

  /// Whether the sign of an alias still keeps its root from being negative, on which implied signs
  /// depend.
  private func keepsSize(ofAlias slot: Int, _ system: LinearSystem) -> Bool {
    let (root, multiple, distance) = elimination.resolve(Int32(slot))
    let column = column(of: Int(root))
    guard column >= 0, multiple > 0, isSize[column], !system.variables[Int(root)].isNonNegative
    else { return true }
    return Self.isNeverPositive(distance)
  }

  /// Updates a bound from the row that was reduced last.
  private func refresh(_ bound: Int, priority: Double, weight: Double) -> Int32 {
    row.sort()
    let lead = row.normalise()
    quantities.setBound(
      bound, elimination.scratch.constant / lead, priority: priority, weight: abs(lead) * weight)
    return quantities.bounds[bound].quantity
  }
}
