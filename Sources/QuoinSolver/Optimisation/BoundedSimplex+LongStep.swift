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
  /// order of distance, and each makes the slope steeper by its weight, at its level. Of two at the
  /// same distance the one with more entries comes first in a long search, and then the lower
  /// quantity.
  /// - Returns: nil when no breakpoint ever turns the slope.
  func longStep(_ column: Int, _ direction: Double) -> Step? {
    let moving = Int(nonbasic[column])
    let rest = (below: below[moving], above: above[moving])
    let segment = direction > 0 ? rest.above : rest.below
    above[moving] = segment
    below[moving] = segment
    // The queue is moved out of self, because its order accesses self.
    var queue = BinaryHeap<Crossing>()
    swap(&queue, &crossings)
    defer { swap(&queue, &crossings) }
    fill(&queue, column, direction)

    var crossed: Double?
    while let crossing = queue.popFirst(by: { precedes($0, $1) }) {
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
      push(quantity, crossing.row, crossing.rate, after: crossing.distance, to: &queue)
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

  /// Fills a queue with the first breakpoint that each quantity crosses.
  private func fill(_ queue: inout BinaryHeap<Crossing>, _ column: Int, _ direction: Double) {
    queue.removeAll()
    push(Int(nonbasic[column]), nil, direction, after: 0, to: &queue)
    for (row, entry) in tableau.entries(ofColumn: column) {
      let rate = direction * entry
      guard abs(rate) > Tolerance.pivot else { continue }
      push(Int(basic[row]), Int32(row), rate, after: 0, to: &queue)
    }
  }

  /// Whether a crossing comes before another one.
  @inline(__always)
  private func precedes(_ first: Crossing, _ second: Crossing) -> Bool {
    if first.distance != second.distance { return first.distance < second.distance }
    if prefersFullRows {
      let (firstCount, secondCount) = (entryCount(first), entryCount(second))
      if firstCount != secondCount { return firstCount > secondCount }
    }
    return first.quantity < second.quantity
  }

  /// The number of entries of the row of a crossing. Of the rows that could leave the basis, one
  /// with many entries should, since each step visits the entries of the rows that stay.
  private func entryCount(_ crossing: Crossing) -> Int {
    crossing.row.map { tableau.entryCount(ofRow: Int($0)) } ?? 0
  }

  /// Queues the next breakpoint that a quantity crosses, if there is one.
  @inline(__always)
  private func push(
    _ quantity: Int, _ row: Int32?, _ rate: Double, after distance: Double,
    to queue: inout BinaryHeap<Crossing>
  ) {
    let breakpoint = rate > 0 ? below[quantity] : below[quantity] - 1
    guard breakpoint >= 0, breakpoint < program.breakpointCount(quantity) else { return }
    let target = program.breaks[program.breakStart[quantity] + breakpoint].value
    let crossing = Crossing(
      distance: max(distance, (target - value[quantity]) / rate), quantity: Int32(quantity),
      breakpoint: breakpoint, row: row, rate: rate)
    queue.insert(crossing) { precedes($0, $1) }
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
