// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The quantities to which walls leave a single value, whatever the inputs are.
///
/// Invariant: the walls of a fixed quantity have the same limit, as a function of the inputs. So
/// the quantity is fixed for all inputs, not only for the present ones.
struct FixedQuantities: ~Copyable, Sendable {
  /// Indexed by the quantity, if any are looked for: whether it is fixed.
  private var isFixed = Buffer<Bool>()
  /// The value of each fixed quantity, by quantity.
  private var values = Buffer<AffineForm>()

  /// Whether a quantity is fixed.
  @inline(__always)
  func contains(_ quantity: Int) -> Bool { !isFixed.isEmpty && isFixed[quantity] }

  /// The value of a fixed quantity.
  func value(_ quantity: Int) -> AffineForm { values[quantity] }

  mutating func removeAll() {
    isFixed.removeAll()
    values.removeAll()
  }

  /// Adds the next quantity.
  /// - Parameter value: its value; nil if it is not fixed.
  mutating func append(_ value: AffineForm?) {
    isFixed.append(value != nil)
    values.append(value ?? AffineForm())
  }
}

extension PiecewiseProgram {
  /// Finds the quantities that walls leave a single value.
  mutating func findFixedQuantities(_ bounds: borrowing BoundList) {
    fixedQuantities.removeAll()
    // An objective needs all columns of the tableau, and 32 digits are kept of entries only. With
    // few columns, the search is short in any case.
    guard columnCount >= Self.manyColumns, !hasObjective, !isPrecise, !priorities.isEmpty,
      priorities[0] == QuantitySystem.wallPriority
    else { return }
    for quantity in 0..<quantityCount { fixedQuantities.append(fixedValue(quantity, bounds)) }
  }

  private func fixedValue(_ quantity: Int, _ bounds: borrowing BoundList) -> AffineForm? {
    var lower: AffineForm?
    var upper: AffineForm?
    for index in breakpoints(quantity) where breaks[index].level == 0 {
      let limit = bounds.limit(Int(breaks[index].bound))
      if breaks[index].slopeBelow != 0 { lower = limit } else { upper = limit }
    }
    return lower == upper ? lower : nil
  }

  /// Whether a quantity that is on a breakpoint is fixed there: its walls have that value.
  func isFixed(_ quantity: Int, on breakpoint: Int32) -> Bool {
    guard fixedQuantities.contains(quantity) else { return false }
    let value = breaks[breakStart[quantity] + breakpoint].value
    return breakpoints(quantity).contains { breaks[$0].level == 0 && breaks[$0].value == value }
  }
}
