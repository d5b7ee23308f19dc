// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Stage 2: lets every remaining equality define one variable from others, without cycles.
  ///
  /// Positions are defined and sizes stay free, because optional constraints are on sizes. Defining
  /// sizes would connect all parts of a screen. First, a position that only one row uses is defined
  /// by that row; no other row refers to it. Next, a row with one remaining position defines it. If
  /// every row has two or more, the position that most rows use stays free. Rows without a
  /// remaining position are *closing rows*: they relate free variables and define one of them each
  /// (stage 3).
  func orient(_ equalities: borrowing Buffer<Int32>, _ system: LinearSystem) {
    var rows = PendingRows()
    for index in equalities.indices {
      gather(Int(equalities[index]), system)
      guard scratch.count > 0 else { continue }
      rows.append(scratch, constraint: equalities[index])
    }
    guard rows.count > 0 else { return }
    let count = rows.count
    variableOfRank.refill(-1, count: 3 * count + 2)

    var order = OrientationQueue(rows, isSize: isSize)
    var forward: Int32 = 0
    var peeled: Int32 = 0
    var closing = Buffer<Bool>(repeating: false, count: count)
    while let step = order.next() {
      switch step {
      case .peel(let variable, let row):
        define(variable, by: order.rows, row, rank: Int32(3 * count + 1) - peeled)
        peeled += 1
      case .forward(let variable, let row):
        define(variable, by: order.rows, row, rank: Int32(count + 1) + forward)
        forward += 1
      case .close(let row):
        closing[row] = true
      }
    }
    close(closing, order.rows, count)
  }

  /// Stage 3 for equalities: reduces closing rows to free variables; each defines one of them.
  private func close(
    _ closing: borrowing Buffer<Bool>, _ rows: borrowing PendingRows, _ count: Int
  ) {
    var closed: Int32 = 0
    for row in closing.indices where closing[row] {
      gather(row, of: rows)
      reduce()
      guard scratch.count > 0 else {
        if !expectConsistent(.equal, scratch.constant, of: scratch.constantMagnitude) {
          contradictedConstraints.append(rows.constraint[row])
        }
        continue
      }
      define(closingPivot(), by: rows.constraint[row], rank: Int32(count) - closed)
      closed += 1
    }
    closingTop = Int32(count)
    freeRank = Int32(count) - closed
  }

  /// The index in the scratch row of the variable that a closing row defines: preferably one
  /// without optional constraints and inequalities, then one that is not a size, then one with a
  /// coefficient of 1 or -1. A coefficient much smaller than the largest is never chosen.
  func closingPivot() -> Int {
    let largest = scratch.coefficients.largestMagnitude
    var best = -1
    var bestScore = -1.0
    for index in 0..<scratch.count {
      let size = abs(scratch.coefficients[index])
      guard size >= Tolerance.leastPivotShare * largest else { continue }
      let variable = Int(scratch.variables[index])
      let score =
        (isBounded[variable] ? 0.0 : 4.0) + (isSize[variable] ? 0.0 : 2.0)
        + (size == 1 ? 1.0 : 0.0)
      if score > bestScore
        || (score == bestScore && scratch.variables[index] < scratch.variables[best])
      {
        best = index
        bestScore = score
      }
    }
    return best
  }

  private func define(
    _ variable: Int32, by rows: borrowing PendingRows, _ row: Int, rank newRank: Int32
  ) {
    gather(row, of: rows)
    let pivot = scratch.variables.indices.first { scratch.variables[$0] == variable } ?? 0
    define(pivot, by: rows.constraint[row], rank: newRank)
  }

  /// Fills the scratch row with a pending one.
  private func gather(_ row: Int, of rows: borrowing PendingRows) {
    scratch.begin(constant: rows.constant[row])
    for index in rows.terms(row) {
      scratch.add(rows.term(index).coefficient, rows.term(index).column)
    }
  }
}
