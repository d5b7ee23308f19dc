// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Stage 3 for inequalities, optional constraints and signs.
extension ReducedSystem {
  /// Expresses inequalities, optional constraints and signs in open variables, as bounds of
  /// quantities.
  ///
  /// An optional constraint without open variables has a constant violation and is dropped.
  func addQuantities(_ system: LinearSystem, _ selection: Selection) {
    quantities.reserve(bounds: selection.constraints.count - elimination.equalityCount)
    signOfRoot.refill(Self.unknownSign, count: system.variables.slots.count)
    for slot in 0..<system.variables.slots.count
    where system.variables[slot].isNonNegative && system.variables.isLive(slot) {
      boundOfSign[slot] = addSharedSign(of: slot)
      if boundOfSign[slot] == NoBound.contradicted {
        elimination.contradictedSigns.append(Int32(slot))
      }
    }
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      boundOf[slot] =
        selection.signs.contains(number)
        ? addSharedSign(of: Int(system.constraints.terms(slot)[0].variable))
        : addConstraint(slot, system)
      if boundOf[slot] == NoBound.contradicted {
        elimination.contradictedConstraints.append(number)
      }
    }
  }

  /// Adds the sign of a variable. Variables that are equal have equal rows, which are formed once:
  /// those of the spaces of a stack view are as long as it has views.
  /// - Returns: its bound or a ``NoBound``.
  private func addSharedSign(of slot: Int) -> Int32 {
    let (root, multiple, distance) = elimination.resolve(Int32(slot))
    guard multiple == 1, distance == AffineForm() else { return addSign(of: slot) }
    let known = signOfRoot[Int(root)]
    if known >= 0 { return quantities.add(quantities.bounds[Int(known)]) }
    if known != Self.unknownSign { return known }
    let bound = addSign(of: slot)
    signOfRoot[Int(root)] = bound
    return bound
  }

  /// No bound and no ``NoBound``.
  private static let unknownSign = Int32.min

  /// Adds the sign of a variable: the requirement that it is not negative.
  /// - Returns: its bound or a ``NoBound``.
  @inline(__always)
  func addSign(of slot: Int) -> Int32 {
    let column = column(of: slot)
    if column >= 0 {
      return quantities.add(
        Bound(
          limit: AffineForm(), priority: 1000, weight: 1, quantity: column,
          relation: .greaterThanOrEqual))
    }
    express(variable: slot, into: &row)
    if isSumOfSizes { return NoBound.implied }
    return addRow(.greaterThanOrEqual, 1000)
  }

  /// Finds the columns that cannot be negative: those with a sign, and those with an alias that has
  /// one.
  func findSizes(_ system: LinearSystem, _ selection: Selection) {
    isSize.refill(false, count: openVariables.count)
    for slot in 0..<system.variables.slots.count
    where system.variables[slot].isNonNegative && system.variables.isLive(slot) {
      findSize(slot)
    }
    for slot in selection.constraints where selection.signs.contains(slot) {
      findSize(Int(system.constraints.terms(Int(slot))[0].variable))
    }
  }

  private func findSize(_ slot: Int) {
    let (root, multiple, distance) = elimination.resolve(Int32(slot))
    let column = column(of: Int(root))
    if column >= 0, multiple > 0, Self.isNeverPositive(distance) { isSize[column] = true }
  }

  /// Whether the sign of the row that was reduced last is implied by the signs of its columns.
  ///
  /// The container of a stack is as high as all views in it. A row for its sign would make all
  /// views of the stack one component. A row of one column is never implied: it is the sign of this
  /// column.
  private var isSumOfSizes: Bool {
    guard row.terms.count > 1, Self.isNeverPositive(elimination.scratch.constant) else {
      return false
    }
    for term in row.terms.unchecked {
      guard term.coefficient > 0, isSize[term.column] else { return false }
    }
    return true
  }

  /// Whether a number is constant and not positive.
  static func isNeverPositive(_ number: AffineForm) -> Bool {
    number[0] <= 0 && number == AffineForm(constant: number[0])
  }

  /// Adds an inequality or an optional constraint.
  /// - Returns: its bound or a ``NoBound``.
  @inline(__always)
  func addConstraint(_ slot: Int, _ system: LinearSystem) -> Int32 {
    express(slot, system, into: &row)
    let constraint = system.constraints[slot]
    return addRow(
      constraint.relation, system.constraints.priority(slot), weight: constraint.weight)
  }

  /// Adds the row that was reduced last.
  /// - Returns: its bound or a ``NoBound``.
  private func addRow(
    _ relation: LinearRelation, _ priority: Double, weight: Double = 1
  ) -> Int32 {
    let constant = elimination.scratch.constant
    if row.isEmpty {
      guard priority >= 1000 else { return NoBound.settled }
      let holds = elimination.expectConsistent(
        relation, constant, of: elimination.scratch.constantMagnitude)
      return holds ? NoBound.eliminated : NoBound.contradicted
    }
    return quantities.addConstraint(
      &row, relation, constant, priority: priority, weight: weight)
  }
}
