// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import QuoinTesting
internal import QuoinUIKit

// Measures layout tests: the first call in a process, a form of 20 views, a cell and a snapshot a thousand times, and the
// memory that stays. Prints a line with the value, the bound and their ratio for each. `Utils/check-speed --layout-tests`
// compares them.
//
// usage: test-bench

/// Processor time, so that other programs matter little.
func seconds(_ body: () -> Void) -> Double {
  let start = quoin_processor_seconds()
  body()
  return quoin_processor_seconds() - start
}

func least(_ count: Int, _ body: () -> Void) -> Double {
  (0..<count).map { _ in seconds(body) }.min() ?? 0
}

@MainActor func report(_ name: String, _ value: Double, bound: Double) {
  print(name, value, bound, (value / bound * 100).rounded() / 100, separator: "\t")
}

@MainActor func expectSane(_ matrix: LayoutMatrix, _ make: () -> UIView) {
  let result = expectLayout(of: make(), in: matrix, .sane, .textFits)
  precondition(result.problems.isEmpty, "the views of the benchmark are right: \(result.problems)")
}

@MainActor func assertSnapshot() {
  assertInlineLayout(of: SnapshotFormView(), in: .single, record: .never) {
    """
    SnapshotFormView  (0 0; 393 852)
      UIView title  (16 67; 361 40)
      UIView field  (16 115; 100 44)
    """
  }
}

let cells = LayoutMatrix.phones.rotation.rtl.textSizes(.large, .extraLarge)
print("what", "value", "bound", "ratio", separator: "\t")
report(
  "first call, s", seconds { expectSane(.single) { FormView() } },
  bound: Bounds.firstCall)
report(
  "form in 1 layout, s", least(100) { expectSane(.single) { FormView() } },
  bound: Bounds.form)
report(
  "form in \(cells.cells.count) layouts, s", least(40) { expectSane(cells) { FormView() } },
  bound: Bounds.forms)
report(
  "1,000 layouts of a feed cell, s",
  seconds { for _ in 0..<1_000 { expectSane(.sizes(320)) { CartographyFeedCell() } } },
  bound: Bounds.cells)
report(
  "1,000 snapshot assertions, s", seconds { for _ in 0..<1_000 { assertSnapshot() } },
  bound: Bounds.snapshots)
for _ in 0..<1_000 { expectSane(.sizes(320)) { CartographyFeedCell() } }
let early = quoin_heap_bytes()
for _ in 0..<9_000 { expectSane(.sizes(320)) { CartographyFeedCell() } }
report("memory after 10,000 layouts by that after 1,000", quoin_heap_bytes() / early, bound: 1.05)
