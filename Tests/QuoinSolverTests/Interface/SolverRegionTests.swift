// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinSolver
import Testing

/// Widths that come back, with changes in between.
@LongTests @Suite("Former widths")
struct SolverRegionTests {
  /// Rows of a title and a detail text, each row a component of its own.
  private struct Table {
    var solver = LinearSolver()
    let width: VariableID
    private(set) var texts: [VariableID] = []
    private(set) var optionals: [ConstraintID] = []

    init(width initial: Double, contents: [Double], priorities: [Double]) throws {
      width = try solver.addInput(initial)
      for row in 0..<(contents.count / 2) {
        let title = solver.addVariable(role: .size, isNonNegative: true)
        let detail = solver.addVariable(role: .size, isNonNegative: true)
        try solver.addConstraint(
          [LinearTerm(title), LinearTerm(detail), LinearTerm(-1, width)], .lessThanOrEqual, -40)
        try solver.addConstraint([LinearTerm(title), LinearTerm(-0.6, width)], .lessThanOrEqual, 0)
        try solver.addConstraint([LinearTerm(title)], .lessThanOrEqual, 400)
        try solver.addConstraint([LinearTerm(detail)], .greaterThanOrEqual, 40)
        for (index, text) in [(2 * row, title), (2 * row + 1, detail)] {
          texts.append(text)
          optionals.append(
            try solver.addConstraint(
              [LinearTerm(text)], .equal, contents[index], priority: priorities[index]))
        }
      }
      solver.solve()
    }

    func values() -> [Double] {
      var values: [Double] = []
      solver.readValues(of: texts, into: &values)
      return values
    }
  }

  @Test(
    "Changes of bounds affect the results at former widths",
    arguments: 1...10 as ClosedRange<UInt64>)
  func coming(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var contents = (0..<6).map { _ in Double(20 * random.integer(in: 1...30)) }
    var priorities = (0..<6).map { _ in Double(random.integer(in: 700...760)) }
    let widths = (0..<6).map { _ in Double(random.integer(in: 100...1000)) }
    var width = widths[0]
    var kept = try Table(width: width, contents: contents, priorities: priorities)
    for step in 0..<60 {
      if random.chance(5, in: 6) {
        width = random.pick(widths) + Double(random.integer(in: 0...2))
        try kept.solver.setInput(kept.width, to: width)
      }
      for _ in 0..<random.pick([0, 0, 0, 1, 2]) {
        let text = random.integer(in: 0...5)
        if random.chance(1, in: 2) {
          contents[text] = Double(20 * random.integer(in: 1...30))
          try kept.solver.setConstant(of: kept.optionals[text], to: contents[text])
        } else {
          priorities[text] = Double(random.integer(in: 700...760))
          try kept.solver.setPriority(of: kept.optionals[text], to: priorities[text])
        }
      }
      kept.solver.solve()
      let new = try Table(width: width, contents: contents, priorities: priorities)
      let isEqual = zip(kept.values(), new.values()).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isEqual, "step \(step): \(kept.values()) instead of \(new.values())")
    }
  }
}
