// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import QuoinTesting
internal import QuoinUIKit

// Measures layout tests: the first call in a process, a form of 20 views, a cell a thousand times, and the memory that
// stays. Prints a line with seconds or bytes, the bound and their ratio for each; the exit code is 1 above twice a bound.
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

var isGood = true
@MainActor func report(_ name: String, _ value: Double, bound: Double) {
  print(name, value, bound, (value / bound * 100).rounded() / 100, separator: "\t")
  if value > 2 * bound { isGood = false }
}

@MainActor func expectSane(_ matrix: LayoutMatrix, _ make: () -> UIView) {
  let result = expectLayout(of: make(), in: matrix, .sane, .textFits)
  precondition(result.problems.isEmpty, "the views of the benchmark are right: \(result.problems)")
}

let cells = LayoutMatrix.phones.rotation.rtl.textSizes(.large, .extraLarge)
print("what", "value", "bound", "ratio", separator: "\t")
report("first call, s", seconds { expectSane(.single) { FormView() } }, bound: 0.05)
report("form in 1 layout, s", least(50) { expectSane(.single) { FormView() } }, bound: 0.0003)
report(
  "form in \(cells.cells.count) layouts, s", least(10) { expectSane(cells) { FormView() } },
  bound: 0.006)
report(
  "1,000 layouts of a feed cell, s",
  seconds { for _ in 0..<1_000 { expectSane(.sizes(320)) { CartographyFeedCell() } } }, bound: 1)
for _ in 0..<1_000 { expectSane(.sizes(320)) { CartographyFeedCell() } }
let early = quoin_heap_bytes()
for _ in 0..<9_000 { expectSane(.sizes(320)) { CartographyFeedCell() } }
report("memory after 10,000 layouts by that after 1,000", quoin_heap_bytes() / early, bound: 1.05)
if !isGood { fatalError("slower or larger than twice a bound") }
