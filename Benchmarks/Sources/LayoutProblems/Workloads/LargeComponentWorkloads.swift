// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

// Layouts that are a single component, with about as many columns and rows as there are views, or
// twice as many.
extension WorkloadBuilder {
  /// A stack held at both ends, with gaps that are at least 4 and heights that are preferably
  /// equal.
  static func looseStack(views count: Int) -> Problem {
    var stack = WorkloadBuilder("W9s", size: count)
    let end = stack.variable()
    stack.input(end, Double(50 * count))
    var last: (start: Int, length: Int)?
    for number in 0..<count {
      let (start, length) = (stack.variable(), stack.variable())
      if let last {
        stack.add([(1, start), (-1, last.start), (-1, last.length)], .greaterThanOrEqual, 4)
        stack.add([(1, length), (-1, last.length)], .equal, 0, 500)
      } else {
        stack.add([(1, start)], .equal, 0)
      }
      stack.add([(1, length)], .greaterThanOrEqual, 0)
      stack.size(length, Double(20 + 29 * number % 60), 250, 750)
      last = (start, length)
    }
    if let last { stack.add([(1, last.start), (1, last.length), (-1, end)], .equal, 0) }
    stack.addSteps(20) { .resize([Double(count * (25 + 37 * $0 % 61))]) }
    return stack.problem
  }

  /// Rows of as many cells, each about as wide as those to the left and above; rows have to fit.
  static func grid(side count: Int) -> Problem {
    var grid = WorkloadBuilder("W9g", size: count)
    let width = grid.variable()
    grid.input(width, Double(60 * count))
    var above: [Int] = []
    for row in 0..<count {
      var cells: [Int] = []
      for column in 0..<count {
        let cell = grid.variable()
        grid.add([(1, cell)], .greaterThanOrEqual, 0)
        grid.size(cell, Double(20 + 29 * (row * count + column) % 60), 250, 750)
        for neighbour in [above.isEmpty ? nil : above[column], cells.last].compactMap({ $0 }) {
          grid.add([(1, cell), (-1, neighbour)], .lessThanOrEqual, 10, 600)
          grid.add([(1, cell), (-1, neighbour)], .greaterThanOrEqual, -8, 601)
        }
        cells.append(cell)
      }
      grid.add(cells.map { (1, $0) } + [(-1, width)], .lessThanOrEqual, 0)
      above = cells
    }
    grid.addSteps(20) { .resize([Double(count * (25 + 37 * $0 % 61))]) }
    return grid.problem
  }

  /// A chain of labels, each at most 30 more than 0.6 of the one before.
  static func labels(count: Int) -> Problem {
    var chain = WorkloadBuilder("W9l", size: count)
    var last = chain.variable()
    chain.input(last, 400)
    for number in 0..<count {
      let label = chain.variable()
      chain.add([(1, label)], .greaterThanOrEqual, 0)
      chain.size(label, Double(20 + 29 * number % 60), Double(250 + number % 2), 750)
      chain.add([(1, label), (-0.6, last)], .lessThanOrEqual, 30)
      last = label
    }
    chain.addSteps(20) { .resize([Double(20 + 37 * $0 % 610)]) }
    return chain.problem
  }
}
