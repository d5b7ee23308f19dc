// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LayoutProblems
import Testing

/// Layouts whose solutions are known from elsewhere: two check sums of all values, after the build
/// and after the whole script.
@Suite("Workloads")
struct WorkloadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var size: Int
    /// Sum and weighted sum after the build, then after the script.
    var sums: [Double]

    init(_ name: String, _ size: Int, _ sums: [Double]) {
      self.name = name
      self.size = size
      self.sums = sums
    }

    var testDescription: String { "\(name) \(size)" }
  }

  /// The published sums of the workloads, to three decimals.
  static let cases = [
    Case("W2a", 1, [11788.5, 49781, 11526, 48581]),
    Case("W2a", 100, [11788.5, 49781, 11526, 48581]),
    Case("W2b", 1, [12587.5, 46731, 12310, 45696]),
    Case("W2b", 10, [597_486, 2_351_667, 594_846, 2_341_722]),
    Case("W2b", 100, [53_107_266, 212_048_640, 53_081_001, 211_949_595]),
    Case("W3", 10, [7526, 28206.4, 7896, 29442.4]),
    Case("W3", 100, [296_696, 1_171_257.6, 268_221, 1_059_272.6]),
    Case("W3", 1000, [25_463_396, 101_903_600, 22_027_971, 88_154_900]),
    Case(
      "W3", 5000, [627_315_396, 2_508_511_057.992, 540_137_971, 2_159_906_172.992]),
    Case("W4", 15, [92113.5, 368_444, 104_976, 419_894]),
    Case("W4", 255, [1_196_767.5, 4_775_564.562, 1_357_560, 5_415_388]),
    Case("W4", 1023, [4_501_959.5, 18_007_819.25, 5_100_120, 20_397_652.5]),
    Case("W4", 4095, [17_394_583.5, 69_581_225.234, 19_690_776, 78_762_618.75]),
    Case("W5", 10, [28829, 117105.5, 27947, 113493.5]),
    Case("W5", 30, [141_702.5, 569_380.5, 139_140.5, 558_922.5]),
    Case("W5", 100, [1_129_296.5, 4_520_162, 1_120_854.5, 4_486_184]),
    Case("W5", 1000, [95_892_111.5, 383_694_082.5, 95_808_069.5, 383_357_746.5]),
    Case("W6", 33, [165_309.5, 664_368, 165_309.5, 664_368]),
    Case("W7gr", 1023, [4_501_959.5, 18_007_819.25, 4_512_050, 18_048_105.125]),
    Case("W7lr", 1023, [4_501_959.5, 18_007_819.25, 4_501_959.5, 18_007_777.25]),
    Case("W7ge", 1023, [4_501_960.5, 18_007_824.25, 4_512_072, 18_048_215.125]),
    Case("W7le", 1023, [4_501_960.5, 18_007_824.25, 4_501_981.5, 18_007_887.25]),
    Case("W8", 10, [7375, 30187, 5388, 21737]),
    Case("W8", 30, [42210, 167_666, 24752, 98858]),
    Case("W8", 100, [348_120, 1_386_374, 168_900, 674_254]),
  ]

  @Test("The values of a layout add up to the known sums", arguments: cases)
  func sums(of example: Case) throws {
    let (build, end) = try checks(example.name, example.size)
    let found = [build.sum, build.weightedSum, end.sum, end.weightedSum]
    for (value, expected) in zip(found, example.sums) {
      // The sums are known to three decimals, large ones to nine digits.
      #expect(abs(value - expected) <= max(0.0006, 1e-9 * abs(expected)))
    }
    for check in [build, end] {
      #expect(check.totals.first?.priority == 1000)
      #expect(check.totals.first?.total ?? 1 <= 1e-6)
    }
  }

  @Test("Who reads only what has changed knows the same sums", arguments: ["W7gr", "W7lr"])
  func changes(of name: String) throws {
    let problem = try layout(name, 1023)
    var run = try ProblemRun(problem, problem.inputRule())
    for operation in problem.operations { try run.perform(operation, readsChanges: true) }
    let expected = try #require(Self.cases.first { $0.name == name }).sums
    #expect(abs(run.check.sum - expected[2]) <= 0.0006)
    #expect(abs(run.check.weightedSum - expected[3]) <= 0.0006)
  }

  /// The values of a new solver at the last size are the reference, to a millionth of the sums.
  @Test(
    "A large component that was resized has the values of a new solver",
    arguments: [("W9s", 60), ("W9g", 10), ("W9g", 24), ("W9l", 100)])
  func largeComponents(name: String, size: Int) throws {
    var problem = try layout(name, size)
    let (_, end) = try checks(name, size)
    guard case .resize(let last)? = problem.operations.last else {
      Issue.record("the script of \(name) does not end with a resize")
      return
    }
    for index in problem.inputs.indices { problem.inputs[index].value = last[index] }
    let expected = try ProblemRun(problem, problem.inputRule()).check
    #expect(abs(end.sum - expected.sum) <= 1e-6 * abs(expected.sum))
    #expect(abs(end.weightedSum - expected.weightedSum) <= 1e-6 * abs(expected.weightedSum))
  }

  @Test("The form has its known violations at every priority")
  func form() throws {
    let problem = try layout("W1", 1)
    #expect(problem.variableCount == 37)
    #expect(problem.constraints.count == 111)
    let (build, end) = try checks("W1", 1)
    expect(build, [(1000, 0), (520, 944), (500, 1000), (250, 44)])
    expect(end, [(1000, 0), (520, 544), (500, 1200), (250, 44)])
  }

  @Test("A cell, a table and a ladder have their known violations")
  func violations() throws {
    expect(try checks("W2a", 1).build, [(1000, 0), (251, 1207), (250, 44), (50, 424)])
    expect(try checks("W5", 10).build, [(50, 615)], at: 50...50)
    expect(
      try checks("W8", 10).end,
      [(606, 56), (605, 35), (604, 68), (603, 31), (602, 64), (601, 37), (600, 10)],
      at: 600...999)
  }

  @Test("Layouts have as many variables and constraints as their definition says")
  func counts() throws {
    for (name, size, variables, constraints) in [
      ("W2a", 1, 84, 130), ("W3", 10, 44, 42), ("W4", 15, 60, 58), ("W6", 333, 4000, 8661),
    ] {
      let problem = try layout(name, size)
      #expect(problem.variableCount == variables)
      #expect(problem.constraints.count == constraints)
    }
  }

  @Test("There is no layout of an impossible size")
  func impossibleSizes() throws {
    #expect(problem("W1", 2) == nil)
    #expect(problem("W4", 16) == nil)
    #expect(problem("W3", 0) == nil)
  }

  private func layout(_ name: String, _ size: Int) throws -> Problem {
    try #require(problem(name, size))
  }

  private func problem(_ name: String, _ size: Int) -> Problem? {
    WorkloadFamily.all.first { $0.name == name }?.problem(size: size)
  }

  private func checks(
    _ name: String, _ size: Int
  ) throws -> (build: ProblemCheck, end: ProblemCheck) {
    let problem = try layout(name, size)
    var run = try ProblemRun(problem, problem.inputRule())
    let build = run.check
    for operation in problem.operations { try run.perform(operation) }
    return (build, run.check)
  }

  private func expect(
    _ check: ProblemCheck, _ levels: [(priority: Double, total: Double)],
    at priorities: ClosedRange<Double> = 0...1000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = check.totals.filter { priorities.contains($0.priority) }
    #expect(found.map(\.priority) == levels.map(\.priority), sourceLocation: sourceLocation)
    for (level, expected) in zip(found, levels) {
      #expect(abs(level.total - expected.total) <= 1e-6, sourceLocation: sourceLocation)
    }
  }
}
