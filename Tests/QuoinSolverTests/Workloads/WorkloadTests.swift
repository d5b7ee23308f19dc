// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Layouts whose solutions are known from elsewhere: two check sums of all values, after the build
/// and after the whole script of sizes.
@Suite("Workloads")
struct WorkloadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var workload: @Sendable () -> Workload
    /// Sum and weighted sum after the build, then after the script.
    var sums: [Double]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one cell", workload: { .cell() },
      sums: [11788.5, 49781, 11526, 48581]),
    Case(
      testDescription: "feed, 1 cell", workload: { .feed(cells: 1) },
      sums: [12587.5, 46731, 12310, 45696]),
    Case(
      testDescription: "feed, 10 cells", workload: { .feed(cells: 10) },
      sums: [597486, 2_351_667, 594846, 2_341_722]),
    Case(
      testDescription: "row of 10", workload: { .row(views: 10) },
      sums: [7526, 28206.4, 7896, 29442.4]),
    Case(
      testDescription: "row of 100", workload: { .row(views: 100) },
      sums: [296696, 1_171_257.6, 268221, 1_059_272.6]),
    Case(
      testDescription: "tree of 15", workload: { .tree(depth: 4) },
      sums: [92113.5, 368444, 104976, 419894]),
    Case(
      testDescription: "table of 10", workload: { .table(rows: 10) },
      sums: [28829, 117105.5, 27947, 113493.5]),
    Case(
      testDescription: "table of 30", workload: { .table(rows: 30) },
      sums: [141702.5, 569380.5, 139140.5, 558922.5]),
    Case(
      testDescription: "ladder of 10", workload: { .ladder(views: 10) },
      sums: [7375, 30187, 5388, 21737]),
    Case(
      testDescription: "ladder of 30", workload: { .ladder(views: 30) },
      sums: [42210, 167666, 24752, 98858]),
  ]

  @Test("The values of a layout add up to the known sums", arguments: cases)
  func sums(of example: Case) throws {
    let (build, end) = try example.workload().run()
    let found = [build.sum, build.weightedSum, end.sum, end.weightedSum]
    for (value, expected) in zip(found, example.sums) {
      // The sums are known to three decimals.
      #expect(abs(value - expected) <= 0.0006)
    }
    #expect(!build.hasConflicts && !end.hasConflicts)
  }

  @Test("The form has its known violations at every priority")
  func form() throws {
    let form = Workload.form()
    #expect(form.roles.count == 37)
    #expect(form.constraints.count == 111)
    let (build, end) = try form.run()
    expect(build, [(520, 944), (500, 1000), (250, 44)])
    expect(end, [(520, 544), (500, 1200), (250, 44)])
  }

  @Test("A cell, a table and a ladder have their known violations")
  func violations() throws {
    try expect(Workload.cell().run().build, [(251, 1207), (250, 44), (50, 424)])
    try expect(Workload.table(rows: 10).run().build, [(50, 615)], at: 50...50)
    try expect(
      Workload.ladder(views: 10).run().end,
      [(606, 56), (605, 35), (604, 68), (603, 31), (602, 64), (601, 37), (600, 10)],
      at: 600...1000)
  }

  private func expect(
    _ check: Workload.Check, _ levels: [(priority: Double, total: Double)],
    at priorities: ClosedRange<Double> = 0...1000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = check.violations.filter { priorities.contains($0.priority) }
    #expect(!check.hasConflicts, sourceLocation: sourceLocation)
    #expect(found.map(\.priority) == levels.map(\.priority), sourceLocation: sourceLocation)
    for (level, expected) in zip(found, levels) {
      #expect(abs(level.total - expected.total) <= 1e-6, sourceLocation: sourceLocation)
    }
  }
}
