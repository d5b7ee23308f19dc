// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// A movement of a nonbasic quantity.
  struct Step {
    var length: Double
    /// The row of the quantity that becomes nonbasic; nil when the moving quantity stopped at one
    /// of its own breakpoints.
    var leavingRow: Int?
  }

  /// Moves a nonbasic quantity in a direction that lowers the cost, until a breakpoint turns the
  /// slope.
  ///
  /// This is the ratio test of the bounded simplex method with long steps: breakpoints are met in
  /// order of distance, and each makes the slope steeper by its weight, at its level.
  /// - Returns: nil when no breakpoint ever turns the slope.
  func longStep(_ column: Int, _ direction: Double) -> Step? {
    let moving = Int(nonbasic[column])
    let rest = (below: below[moving], above: above[moving])
    let segment = direction > 0 ? rest.above : rest.below
    above[moving] = segment
    below[moving] = segment
    queueCrossings(column, direction)

    var crossed: Double?
    while let crossing = crossings.popFirst(by: Crossing.precedes) {
      let quantity = Int(crossing.quantity)
      let breakpoint = program.breaks[program.breakStart[quantity] + crossing.breakpoint]
      slope.add(abs(crossing.rate) * breakpoint.bend, at: Int(breakpoint.level))
      if slope.sign >= 0 {
        move(column, direction * crossing.distance)
        if let row = crossing.row { removeReducedCosts(ofRow: Int(row)) }
        settle(quantity, on: crossing.breakpoint)
        return Step(length: crossing.distance, leavingRow: crossing.row.map { Int($0) })
      }
      let next = below[quantity] + (crossing.rate > 0 ? 1 : -1)
      below[quantity] = next
      above[quantity] = next
      if let row = crossing.row {
        updateRowSlope(Int(row))
        addReducedCosts(
          crossing.rate > 0 ? breakpoint.bend : -breakpoint.bend, Int(row), Int(breakpoint.level))
      }
      crossed = crossing.distance
      push(quantity, crossing.row, crossing.rate, after: crossing.distance)
    }
    // Values have to match segments: move to the last breakpoint, or not at all.
    if let crossed {
      move(column, direction * crossed)
    } else {
      below[moving] = rest.below
      above[moving] = rest.above
    }
    return nil
  }

  /// Queues the first breakpoint that each quantity crosses.
  private func queueCrossings(_ column: Int, _ direction: Double) {
    crossings.removeAll()
    push(Int(nonbasic[column]), nil, direction, after: 0)
    for (row, entry) in tableau.entries(ofColumn: column) {
      let rate = direction * entry
      guard abs(rate) > Tolerance.pivot else { continue }
      push(Int(basic[row]), Int32(row), rate, after: 0)
    }
  }

  /// Queues the next breakpoint that a quantity crosses, if there is one.
  @inline(__always)
  private func push(_ quantity: Int, _ row: Int32?, _ rate: Double, after distance: Double) {
    let breakpoint = rate > 0 ? below[quantity] : below[quantity] - 1
    guard breakpoint >= 0, breakpoint < program.breakpointCount(quantity) else { return }
    let target = program.breaks[program.breakStart[quantity] + breakpoint].value
    let crossing = Crossing(
      distance: max(distance, (target - value[quantity]) / rate), quantity: Int32(quantity),
      breakpoint: breakpoint, row: row, rate: rate)
    crossings.insert(crossing, by: Crossing.precedes)
  }

  /// Moves a nonbasic quantity, and the basic ones with it.
  func move(_ column: Int, _ distance: Double) {
    guard distance != 0 else { return }
    value[nonbasic[column]] += distance
    for (row, entry) in tableau.entries(ofColumn: column) {
      value[basic[row]] += entry * distance
    }
  }
}

/// A breakpoint that a quantity crosses during a step.
struct Crossing: Sendable {
  /// The distance of the moving quantity at the crossing.
  var distance: Double
  var quantity: Int32
  var breakpoint: Int32
  /// The row of the quantity; nil for the moving quantity itself.
  var row: Int32?
  /// The rate of the quantity relative to the moving one.
  var rate: Double

  /// The order of crossings: by distance, then by quantity.
  static func precedes(_ first: Crossing, _ second: Crossing) -> Bool {
    first.distance == second.distance
      ? first.quantity < second.quantity : first.distance < second.distance
  }
}
