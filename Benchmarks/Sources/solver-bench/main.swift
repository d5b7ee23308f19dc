// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import LayoutProblems

/// The name of the solver in the lines of the report.
let solverName = "quoin"

/// The exit codes of the program.
enum ExitCode: Int32 {
  case success = 0
  /// A file could not be read; the others were measured.
  case broken = 1
  case usage = 2
}

func report(_ message: String) {
  FileHandle.standardError.write(Data("solver-bench: \(message)\n".utf8))
}

func printCheck(_ problem: Problem, _ moment: String, _ check: ProblemCheck) {
  func sum(_ value: Double) -> String { String(format: "%.3f", value) }
  let totals = check.totals.map { " \(number($0.priority)):\(number($0.total))" }
  print(
    "# check", problem.name, problem.size, moment, solverName, sum(check.sum),
    sum(check.weightedSum), totals.joined(), separator: "\t")
}

func number(_ value: Double) -> String {
  let text = String(format: "%.6f", value)
  let digits = text.reversed().drop { $0 == "0" }
  return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
}

func measure(_ problem: Problem) throws {
  let measurement = try ProblemMeasurement(problem)
  printCheck(problem, "build", measurement.buildCheck)
  printCheck(problem, "end", measurement.endCheck)
  for line in measurement.lines {
    print(
      problem.name, problem.size, line.phase, solverName, String(format: "%.6g", line.value),
      separator: "\t")
  }
}

/// Builds the problem and runs its script once, without measuring times.
func run(_ problem: Problem) throws {
  let rule = try problem.inputRule()
  // The first build fills reused memory, and loads what is loaded on first use.
  _ = try countedBuild(problem, rule)
  var run = try countedBuild(problem, rule)
  printCheck(problem, "build", run.check)
  try countedScript(problem, &run)
  printCheck(problem, "end", run.check)
}

// `Utils/check-instruction-counts` refers to these two functions by name.

@inline(never)
func countedBuild(_ problem: Problem, _ rule: SolverRun.InputRule) throws -> ProblemRun {
  try ProblemRun(problem, rule)
}

@inline(never)
func countedScript(_ problem: Problem, _ run: inout ProblemRun) throws {
  for operation in problem.operations { try run.perform(operation) }
}

quoin_keep_freed_memory()
let arguments = CommandLine.arguments.dropFirst()
let files = arguments.filter { !$0.hasPrefix("--") }
guard !files.isEmpty else {
  report(
    """
    usage: solver-bench [--once] FILE...
    Measures the solver on problem files, and prints a line for each phase.
      --once  build and run each problem once, without measuring times
    """)
  exit(ExitCode.usage.rawValue)
}
var result = ExitCode.success
for file in files {
  do {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    for problem in try Problem.read([UInt8](bytes)) {
      try arguments.contains("--once") ? run(problem) : measure(problem)
      // A reader gets each line at once.
      fflush(nil)
    }
  } catch {
    report("\(file): \(error)")
    result = .broken
  }
}
exit(result.rawValue)
