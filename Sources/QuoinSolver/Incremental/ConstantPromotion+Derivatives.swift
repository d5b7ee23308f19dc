// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The equalities of the variables, as a system of linear equations for their derivatives.
extension ConstantPromotion {
  /// The number of passes in which equations with one unknown are solved one by one.
  private static var mostPasses: Int { 4 }

  /// The largest number of equations that are solved together. Cycles of aliases, such as a view
  /// that fills its container and has its size, have a few.
  private static var mostTogether: Int { 16 }

  /// Solves the equations: first those with one unknown, then the rest together.
  /// - Returns: whether they have an exact solution.
  mutating func findDerivatives(_ system: LinearSystem) -> Bool {
    var isSolved = Buffer(repeating: false, count: variables.count)
    derivatives.refill(0, count: variables.count)
    var rest = equalities.copy()
    for _ in 0..<Self.mostPasses where !rest.isEmpty {
      var left = Buffer<Int32>()
      for index in rest.indices {
        let equation = equation(rest[index], isSolved, system)
        guard equation.unknownCount == 1 else {
          left.append(rest[index])
          continue
        }
        guard abs(equation.coefficient) >= Tolerance.leastPivotShare else { return false }
        derivatives[equation.unknown] = equation.right / equation.coefficient
        isSolved[equation.unknown] = true
      }
      guard left.count < rest.count else { break }
      rest = left
    }
    guard rest.isEmpty || solveTogether(rest, isSolved, system) else { return false }
    for index in equalities.indices where excess(ofConstraint: Int(equalities[index]), system) != 0
    {
      return false
    }
    return true
  }

  private struct Equation {
    var unknownCount = 0
    /// The index of the last unknown in `variables`, and its coefficient.
    var unknown = -1
    var coefficient = 0.0
    var right = 0.0
  }

  /// An equality with the derivatives that are known on its right side.
  private func equation(
    _ slot: Int32, _ isSolved: borrowing Buffer<Bool>, _ system: LinearSystem
  ) -> Equation {
    var equation = Equation()
    equation.right = Int(slot) == constraint ? 1 : 0
    var magnitude = equation.right
    for term in system.constraints.terms(Int(slot)) {
      let index = index(of: term.variable)
      guard index >= 0 else { continue }
      if isSolved[index] {
        let product = term.coefficient * derivatives[index]
        equation.right -= product
        magnitude = max(magnitude, abs(product))
      } else {
        equation.unknownCount += 1
        equation.unknown = index
        equation.coefficient = term.coefficient
      }
    }
    if Tolerance.isCancelled(equation.right, of: magnitude) { equation.right = 0 }
    return equation
  }

  /// Solves equations by Gaussian elimination with partial pivoting.
  private mutating func solveTogether(
    _ rows: borrowing Buffer<Int32>, _ isSolved: borrowing Buffer<Bool>,
    _ system: LinearSystem
  ) -> Bool {
    var unknowns = Buffer<Int32>()
    for index in isSolved.indices where !isSolved[index] { unknowns.append(Int32(index)) }
    let count = unknowns.count
    guard count == rows.count, count <= Self.mostTogether else { return false }
    var matrix = SquareSystem(count: count)
    for row in rows.indices {
      matrix.right[row] = equation(rows[row], isSolved, system).right
      for term in system.constraints.terms(Int(rows[row])) {
        let index = index(of: term.variable)
        guard index >= 0, !isSolved[index] else { continue }
        for column in unknowns.indices where Int(unknowns[column]) == index {
          matrix[row, column] = term.coefficient
        }
      }
    }
    guard matrix.solve() else { return false }
    for column in unknowns.indices { derivatives[unknowns[column]] = matrix.right[column] }
    return true
  }
}
