// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Large components in which there is room for everything, whose optimum is found by elimination.
@Suite("Components whose bounds all hold")
struct SatisfiedBoundsTests {
  /// Views of given heights below each other, whose centers want equal distances at 149.
  private struct Stack {
    var solver = LinearSolver()
    let height: VariableID
    var tops: [VariableID] = []
    var heights: [VariableID] = []

    init(_ contents: [Double], height total: Double) throws {
      height = try solver.addInput(total)
      var centers: [[LinearTerm]] = []
      for content in contents {
        let (top, size) = (
          solver.addVariable(role: .position), solver.addVariable(role: .size, isNonNegative: true)
        )
        try solver.addConstraint([LinearTerm(size)], .lessThanOrEqual, content, priority: 250)
        try solver.addConstraint([LinearTerm(size)], .greaterThanOrEqual, content, priority: 750)
        if let last = tops.last, let lastSize = heights.last {
          try solver.addConstraint(
            [LinearTerm(top), LinearTerm(-1, last), LinearTerm(-1, lastSize)],
            .greaterThanOrEqual, 2)
        }
        tops.append(top)
        heights.append(size)
        centers.append([LinearTerm(top), LinearTerm(0.5, size)])
      }
      try solver.addConstraint([LinearTerm(tops[0])], .equal, 0)
      try solver.addConstraint(
        [LinearTerm(tops[tops.count - 1]), LinearTerm(heights[tops.count - 1])]
          + [LinearTerm(-1, height)], .equal, 0)
      for index in 1..<(centers.count - 1) {
        // This distance and the first one are equal.
        var terms: [VariableID: Double] = [:]
        for (factor, center) in [(1.0, index + 1), (-1, index), (-1, 1), (1, 0)] {
          for term in centers[center] {
            terms[term.variable, default: 0] += factor * term.coefficient
          }
        }
        let sum = (tops + heights).compactMap { variable in
          terms[variable].flatMap { $0 == 0 ? nil : LinearTerm($0, variable) }
        }
        try solver.addConstraint(sum, .equal, 0, priority: 149)
      }
      solver.solve()
    }
  }

  @Test(
    "Centers have equal distances where there is room, and follow the height",
    arguments: [40, 200, 2500])
  func centers(count: Int) throws {
    let contents = (0..<count).map { Double(10 + $0 * 7 % 5) }
    var stack = try Stack(contents, height: Double(40 * count))
    for total in [40 * count, 41 * count, 60 * count] {
      try stack.solver.setInput(stack.height, to: Double(total))
      stack.solver.solve()
      // The first and the last center are half of a view from the ends.
      let ends = (contents[0] + contents[count - 1]) / 2
      let distance = (Double(total) - ends) / Double(count - 1)
      for index in 0..<count {
        let center = contents[0] / 2 + distance * Double(index)
        let top = stack.solver.value(of: stack.tops[index])
        #expect(abs(top + contents[index] / 2 - center) < 1e-6, "\(total), \(index)")
        #expect(abs(stack.solver.value(of: stack.heights[index]) - contents[index]) < 1e-6)
      }
      #expect(stack.solver.conflicts.isEmpty && stack.solver.violations.isEmpty)
    }
  }

  @Test("Where a view is too high for equal distances, the least gap counts")
  func noRoom() throws {
    var contents = Array(repeating: 10.0, count: 80)
    contents[40] = 300
    let stack = try Stack(contents, height: 2000)
    let below = stack.solver.value(of: stack.tops[41])
    let end = stack.solver.value(of: stack.tops[40]) + stack.solver.value(of: stack.heights[40])
    // 2,000 for 80 views: 25 between centers, where half of 300 and half of 10 need 155.
    #expect(abs(below - end - 2) < 1e-6)
    #expect(abs(stack.solver.value(of: stack.heights[40]) - 300) < 1e-6)
    #expect(stack.solver.violations.map(\.priority) == [149])
  }
}
