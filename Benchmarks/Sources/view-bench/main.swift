// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutProblems

// Measures the view layer: workloads from views compared with the same numbers in the solver, a
// table that scrolls, explanations, and single changes. The output has the format of solver-bench,
// with the level `solver`, `views`, or `factor` (views ÷ solver; of an explanation, ÷ its layout) in
// place of the solver's name.
//
// `--frames [V7]... [VIEWS]` prints what a program does with a screen of 1,000 views or another
// number: microseconds of processor time, those that are asked for, and whether they hold.
//
// `--count V7 COUNT` repeats one of them in a function of its own, of which a tool can count the instructions.
//
// `--profile PHASE COUNT` repeats one operation for a profiler, without measuring times: `build` or
// `resize` of the named layouts, or one of the single changes.

/// Phases that are a part of another phase, with that phase.
let wholes = ["make": "build", "read": "resize"]

let layouts = [("W2b", 10), ("W3", 100), ("W4", 255), ("W4", 1023), ("W5", 30), ("W5", 100)]

func printLines(
  _ name: String, _ size: Int, _ level: String, _ lines: [(phase: String, value: Double)]
) {
  for line in lines {
    print(name, size, line.phase, level, String(format: "%.6g", line.value), separator: "\t")
  }
  fflush(nil)
}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }

func problem(_ name: String, _ size: Int) -> Problem? {
  WorkloadFamily.all.first { $0.name == name }?.problem(size: size)
}

@inline(never) func countedFrames(_ operation: (Int) -> Void, _ count: Int) {
  for number in 2..<count + 2 { operation(number) }
}

func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

if arguments.contains("--frames") {
  let cases = names.filter { Int($0) == nil }
  let views = names.compactMap { Int($0) }.first ?? 1000
  for frameCase in FrameCase.all where cases.isEmpty || cases.contains(frameCase.name) {
    let time = frameCase.microseconds(views: views)
    let row = [
      frameCase.name, String(format: "%.1f", time), String(format: "%.0f", frameCase.asked),
      time <= 1.5 * frameCase.asked ? "ok" : "slow", frameCase.title,
    ]
    print(row.joined(separator: "\t"))
    fflush(nil)
  }
  exit(0)
}

if arguments.contains("--count") {
  guard let frameCase = FrameCase.all.first(where: { names.contains($0.name) }),
    let count = names.compactMap({ Int($0) }).first
  else {
    print("usage: view-bench --count NAME COUNT")
    exit(2)
  }
  let operation = frameCase.make(1000)
  for number in 0..<2 { operation(number) }
  countedFrames(operation, count)
  exit(0)
}

if arguments.contains("--profile") {
  guard let phase = names.first, let count = names.compactMap({ Int($0) }).first else {
    print("usage: view-bench --profile PHASE COUNT [NAME-SIZE]...")
    exit(2)
  }
  for (name, size) in layouts where names.contains("\(name)-\(size)") {
    guard let problem = problem(name, size) else { continue }
    try ViewTimes.repeatLayout(problem, resizes: phase == "resize", count)
  }
  ViewTimes.repeatChange(phase, views: 1000, count)
  if let frameCase = FrameCase.all.first(where: { $0.name == phase }) {
    let operation = frameCase.make(1000)
    for number in 0..<count { operation(number) }
  }
  exit(0)
}

for (name, size) in layouts where isWanted(name) {
  guard let problem = problem(name, size) else { continue }
  let solver = try ProblemMeasurement(problem).lines
  let views = try ViewTimes.measureLayout(problem)
  printLines(name, size, "solver", solver)
  printLines(name, size, "views", views)
  for line in views {
    let phase = wholes[line.phase] ?? line.phase
    guard let base = solver.first(where: { $0.phase == phase }) else { continue }
    printLines(name, size, "factor", [(line.phase, line.value / base.value)])
  }
}
if isWanted("scrolling") {
  printLines("scrolling", 1000, "views", try ViewTimes.measureScrolling(cells: 1000))
}
if isWanted("explanation"), let problem = problem("W4", 1023) {
  let lines = try ExplanationTimes.measure(problem)
  printLines("explanation", 1023, "views", lines)
  guard let layout = lines.first(where: { $0.phase == "layout" }) else { exit(1) }
  for line in lines {
    printLines("explanation", 1023, "factor", [(line.phase, line.value / layout.value)])
  }
}
if isWanted("changes") {
  printLines("changes", 1000, "views", ViewTimes.measureChanges(views: 1000))
}
