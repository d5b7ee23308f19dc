// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Components with many columns and one row.
@Suite("Long stacks")
struct LongStackTests {
  /// A stack held at both ends: each view wants to be no less than its content, and the one with
  /// the least priority shrinks first, down to 10. Where there is too much room, the one that
  /// hugs least grows first, up to 120.
  @Test("A long stack is compressed in the order of its priorities", arguments: [40, 75])
  func stack(count: Int) throws {
    let contents = (0..<count).map { Double(20 + 29 * $0 % 60) }
    let ranks = (0..<count).map { 7 * $0 % count }
    #expect(Set(ranks).count == count)
    var solver = LinearSolver()
    let height = try solver.addInput(0)
    let views = (0..<count).map { _ in solver.addVariable(role: .size) }
    for (index, view) in views.enumerated() {
      try solver.addConstraint([LinearTerm(view)], .greaterThanOrEqual, 10)
      try solver.addConstraint([LinearTerm(view)], .lessThanOrEqual, 120)
      let rank = Double(ranks[index])
      let content = contents[index]
      try solver.addConstraint(
        [LinearTerm(view)], .lessThanOrEqual, content, priority: 100 + rank)
      try solver.addConstraint(
        [LinearTerm(view)], .greaterThanOrEqual, content, priority: 600 + rank)
    }
    try solver.addConstraint(views.map { LinearTerm($0) } + [LinearTerm(-1, height)], .equal, 0)

    let inOrder = ranks.indices.sorted { ranks[$0] < ranks[$1] }
    for step in 0..<20 {
      let total = Double(count * (12 + 37 * step % 100))
      try solver.setInput(height, to: total)
      solver.solve()
      var expected = contents
      var missing = total - contents.reduce(0, +)
      for index in inOrder {
        let change = min(max(missing, 10 - expected[index]), 120 - expected[index])
        expected[index] += change
        missing -= change
      }
      for (view, value) in zip(views, expected) {
        #expect(abs(solver.value(of: view) - value) < 1e-6, "total \(total)")
      }
    }
  }
}
