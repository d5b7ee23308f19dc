// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
public import QuoinSolver

/// The times of the phases of a problem.
public struct ProblemMeasurement {
  /// The check of the solution after the build.
  public private(set) var buildCheck: ProblemCheck
  /// The check of the solution after the last operation.
  public private(set) var endCheck: ProblemCheck
  /// Phases with their values: seconds, and bytes for each constraint (`memory`).
  public private(set) var lines: [(phase: String, value: Double)] = []

  /// Builds and runs the problem several times.
  public init(_ problem: Problem) throws(SolverError) {
    let rule = try problem.inputRule()
    let bytes = try Self.bytesOfConstraint(problem, rule)
    var run = try ProblemRun(problem, rule)
    buildCheck = run.check
    endCheck = buildCheck
    try measureBuilds(problem, rule)

    var phases = OperationSamples()
    var repetitions = Repetitions(least: 1)
    while !problem.operations.isEmpty, repetitions.next() {
      run = try ProblemRun(problem, rule)
      try phases.measure(problem.operations, &run)
      endCheck = run.check
    }
    lines += phases.resize.lines("resize")
    lines += phases.edit.lines("edit")
    if problem.operations.contains(where: \.isEdit) {
      lines += try changedValues(problem, rule).lines("edit-changed")
    }
    lines += phases.churn.lines("churn")
    if let bytes { lines.append(("memory", bytes)) }
  }

  /// The memory after a build, for each constraint. Small problems are built many times, because
  /// the memory that the allocator keeps in reserve is as large as several of them.
  private static func bytesOfConstraint(
    _ problem: Problem, _ rule: SolverRun.InputRule
  ) throws(SolverError) -> Double? {
    let constraints = problem.copies * problem.constraints.count
    guard constraints > 0 else { return nil }
    var runs: [ProblemRun] = []
    let count = 1 + leastConstraintsForMemory / constraints
    runs.reserveCapacity(count)
    // The first one fills the reserve of the allocator.
    _ = try ProblemRun(problem, rule)
    let before = quoin_heap_bytes()
    guard before >= 0 else { return nil }
    for _ in 0..<count { runs.append(try ProblemRun(problem, rule)) }
    return (quoin_heap_bytes() - before) / Double(count * constraints)
  }

  private static let leastConstraintsForMemory = 20_000

  private mutating func measureBuilds(
    _ problem: Problem, _ rule: SolverRun.InputRule
  ) throws(SolverError) {
    var run: ProblemRun?
    var builds = Samples()
    var repetitions = Repetitions(least: Self.leastBuilds)
    while repetitions.next() {
      run = nil
      let start = quoin_seconds()
      run = try ProblemRun(problem, rule)
      builds.add(quoin_seconds() - start)
    }
    lines += builds.lines("build")

    var rebuilds = Samples()
    repetitions = Repetitions(least: Self.leastBuilds)
    while repetitions.next() {
      let start = quoin_seconds()
      try run?.rebuild()
      rebuilds.add(quoin_seconds() - start)
    }
    lines += rebuilds.lines("rebuild")
  }

  /// The times of edits when only changed values are read.
  private mutating func changedValues(
    _ problem: Problem, _ rule: SolverRun.InputRule
  ) throws(SolverError) -> Samples {
    var samples = Samples()
    var repetitions = Repetitions(least: 1)
    while repetitions.next() {
      var run = try ProblemRun(problem, rule)
      var step = 0
      for operation in problem.operations {
        run.record(operation)
        let start = quoin_seconds()
        try run.apply(operation, readsChanges: true)
        let duration = quoin_seconds() - start
        guard operation.isEdit else { continue }
        samples.add(duration, step: step)
        step += 1
      }
    }
    return samples
  }

  private static let leastBuilds = 5
}

/// The times of the operations of a script, by kind.
private struct OperationSamples {
  var resize = Samples()
  var edit = Samples()
  var churn = Samples()

  mutating func measure(
    _ operations: [Problem.Operation], _ run: inout ProblemRun
  ) throws(SolverError) {
    var counts = (resize: 0, edit: 0, churn: 0)
    for operation in operations {
      run.record(operation)
      let start = quoin_seconds()
      try run.apply(operation)
      let duration = quoin_seconds() - start
      switch operation {
      case .resize:
        resize.add(duration, step: counts.resize)
        counts.resize += 1
      case .edit:
        edit.add(duration, step: counts.edit)
        counts.edit += 1
      case .churn:
        churn.add(duration, step: counts.churn)
        counts.churn += 1
      }
    }
  }
}
