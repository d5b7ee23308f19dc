// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A system after stages 1 to 3: the elimination, and the quantities to optimise.
final class ReducedSystem {
  /// Values in place of the number of a bound, for constraints and signs without one.
  enum NoBound {
    /// The constraint is used by the elimination, or is not selected.
    static let eliminated: Int32 = -1
    /// The constraint is optional and has no open variable, so its violation is constant.
    static let settled: Int32 = -2
    /// The constraint is implied by other constraints.
    static let implied: Int32 = -3
    /// The constraint has no open variable and does not hold.
    static let contradicted: Int32 = -4
  }

  let elimination = Elimination()
  /// Slots of the open variables, by column.
  @exclusivity(unchecked) var openVariables = Buffer<Int32>()
  @exclusivity(unchecked) var quantities = QuantitySystem(columnCount: 0)
  /// Indexed by the slot of a constraint: the number of its bound, or a ``NoBound``.
  @exclusivity(unchecked) var boundOf = Buffer<Int32>()
  /// Indexed by the slot of a variable: the bound of its sign, or a ``NoBound``.
  @exclusivity(unchecked) var boundOfSign = Buffer<Int32>()
  @exclusivity(unchecked) var row = SparseRow()
  /// Indexed by the column: whether it is kept from being negative.
  @exclusivity(unchecked) var isSize = Buffer<Bool>()
  /// By slot of a variable that others are equal to: the bound of the first of their signs.
  @exclusivity(unchecked) var signOfRoot = Buffer<Int32>()

  init() {}

  init(_ system: LinearSystem, _ selection: Selection) {
    reduce(system, selection)
  }

  /// Reduces a system from scratch, in the same memory.
  func reduce(_ system: LinearSystem, _ selection: Selection) {
    elimination.run(system, selection)
    boundOf.refill(NoBound.eliminated, count: system.constraints.slots.count)
    boundOfSign.refill(NoBound.eliminated, count: system.variables.slots.count)
    findOpenVariables(system)
    quantities.reset(columnCount: openVariables.count, isPrecise: selection.isPrecise)
    findSizes(system, selection)
    addQuantities(system, selection)
  }

  /// Becomes the reduced system of an equal system, in the same memory.
  func copy(_ other: ReducedSystem) {
    elimination.copy(other.elimination)
    boundOf.refill(from: other.boundOf)
    boundOfSign.refill(from: other.boundOfSign)
    openVariables.refill(from: other.openVariables)
    isSize.refill(from: other.isSize)
    quantities.copy(other.quantities)
  }

  /// Frees reserved memory that is not in use.
  func shrink() {
    elimination.shrink()
    quantities.shrink()
  }

  /// Makes each open variable a column.
  func findOpenVariables(_ system: LinearSystem) {
    openVariables.removeAll()
    for slot in elimination.state.indices where elimination.state[slot] == .open {
      guard system.variables.isLive(slot) else {
        elimination.entries[slot].link = -1
        continue
      }
      elimination.entries[slot].link = Int32(openVariables.count)
      openVariables.append(Int32(slot))
    }
  }

  /// The column of an open variable, -1 of any other.
  @inline(__always)
  func column(of slot: Int) -> Int32 {
    elimination.state[slot] == .open ? elimination.entries[slot].link : -1
  }

  /// Expresses a constraint in open variables; the constant is in the elimination's scratch.
  func express(_ slot: Int, _ system: LinearSystem, into row: inout SparseRow) {
    elimination.gather(slot, system)
    reduce(into: &row)
  }

  /// Expresses a variable in open variables; the constant is in the elimination's scratch.
  func express(variable slot: Int, into row: inout SparseRow) {
    elimination.gather(variable: slot)
    reduce(into: &row)
  }

  private func reduce(into row: inout SparseRow) {
    elimination.reduce()
    row.removeAll()
    for index in 0..<elimination.scratch.count {
      let variable = elimination.scratch.variables[index]
      row.append(elimination.scratch.coefficients[index], elimination.entries[variable].link)
    }
  }
}

extension ReducedSystem {
  /// Derives the affine forms of all variables, by slot, from those of the open variables.
  /// - Parameters:
  ///   - variableValues: receives the affine forms of all variables, by slot.
  ///   - columnValues: the affine forms of the open variables, by column.
  func fill(
    _ variableValues: inout Buffer<AffineForm>, _ columnValues: borrowing Buffer<AffineForm>
  ) {
    variableValues.removeAll()
    let slots = elimination.entries.indices
    guard !slots.isEmpty else { return }
    variableValues.reserve(slots.count)
    // Here and below, indices are slots of variables, all of which exist.
    let values = variableValues.extend(by: slots.count)
    for slot in slots { values[slot] = elimination.offsets[slot] }
    for column in openVariables.indices {
      values[Int(openVariables[column])] = columnValues[column]
    }
    // A definition uses lower ranks only, so in the order of ranks every term is known.
    for variable in elimination.variableOfRank.unchecked where variable >= 0 {
      var sum = values[Int(variable)]
      for term in elimination.definition(Int(variable)) {
        sum += term.coefficient * values[Int(term.variable)]
      }
      values[Int(variable)] = sum
    }
    let states = elimination.state.unchecked
    for slot in slots where states[slot] == .alias {
      let parent = Int(elimination.entries[slot].link)
      if states[parent] == .alias {
        let (root, multiple, constant) = elimination.resolve(Int32(slot))
        values[slot] = multiple == 0 ? constant : multiple * values[Int(root)] + constant
      } else {
        // The offset is included already.
        values[slot] += elimination.entries[slot].factor * values[parent]
      }
    }
  }
}
