// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LayoutProblems
import Testing

@Suite("Problem files")
struct ProblemFileTests {
  @Test("What was written is read again as it was", arguments: ["W1", "W2a", "W6", "W7gr", "W7ge"])
  func roundTrip(name: String) throws {
    let family = try #require(WorkloadFamily.all.first { $0.name == name })
    let problem = try #require(family.problem(size: family.sizes[0]))
    let read = try Problem.read([UInt8](problem.text.utf8))
    #expect(read.map(\.text) == [problem.text])
  }

  @Test("Blank lines and remarks say nothing, and a file may have several problems")
  func severalProblems() throws {
    let text = """
      # two problems

      p one 3 1 1 1
      c 1000 0 1 5 1 0 2
      p\ttwo 4 2 2 0\r
      e 1 750 8 2.5
      S 1 -1e2
      """
    let problems = try Problem.read([UInt8](text.utf8))
    #expect(problems.map(\.name) == ["one", "two"])
    #expect(problems.map(\.copies) == [1, 2])
    #expect(problems[0].constraints.constants == [5])
    #expect(problems[1].inputs.map(\.priority) == [750])
    guard case .resize(let values) = problems[1].operations.first else {
      Issue.record("the operation is a resize")
      return
    }
    #expect(values == [-100])
  }

  struct BrokenFile: CustomTestStringConvertible, Sendable {
    var text: String
    var message: String
    var testDescription: String { message }
  }

  static let brokenFiles = [
    BrokenFile(text: "", message: "line 1: there is no line p"),
    BrokenFile(text: "c 1000 0 1 5 0", message: "line 1: the line p is missing before c"),
    BrokenFile(text: "p a 1 1", message: "line 1: the number of variables is missing"),
    BrokenFile(text: "p a one 1 1 1", message: "line 1: the size is not a whole number: one"),
    BrokenFile(
      text: "p a 1 0 1 1", message: "line 1: the number of copies is 0, not 1 to 2147483646"),
    BrokenFile(
      text: "p a 1 1 1 1", message: "line 1: the problem a has 0 constraints, not 1"),
    BrokenFile(
      text: "p a 1 1 1 0\nc 1000 0 1 5 0",
      message: "line 2: there are more constraints than the 0 of the line p"),
    BrokenFile(
      text: "p a 1 1 1 1\nc 1001 0 1 5 0",
      message: "line 2: the priority is 1001.0, not more than 0 and at most 1000"),
    BrokenFile(text: "p a 1 1 1 1\nc 9 0 3 5 0", message: "line 2: the relation is 3, not 0 to 2"),
    BrokenFile(
      text: "p a 1 1 1 1\nc 9 0 1 nan 0", message: "line 2: the constant is not a number: nan"),
    BrokenFile(
      text: "p a 1 1 1 1\nc 9 0 1 5 1 1 1", message: "line 2: the variable is 1, not 0 to 0"),
    BrokenFile(text: "p a 1 1 1 1\nc 9 0 1 5 1 0", message: "line 2: the coefficient is missing"),
    BrokenFile(
      text: "p a 1 1 1 1\nc 9 0 1 5 0 7",
      message: "line 2: nothing is expected after the last number, found 7"),
    BrokenFile(
      text: "p a 1 1 1 0\ne 0 9 1 1\ne 0 9 1 1",
      message: "line 3: the variable 0 is an input already"),
    BrokenFile(
      text: "p a 1 1 1 0\ne 0 9 1 1\n\nS 2 1 1",
      message: "line 4: there are 2 values for 1 inputs"),
    BrokenFile(
      text: "p a 1 1 1 0\nK 0 1", message: "line 2: the constraint is 0, but there is none"),
    BrokenFile(
      text: "p a 1 1 1 1\nc 9 0 1 5 0\nX 2 0 0",
      message: "line 3: the constraint 0 is removed twice"),
    BrokenFile(
      text: "p a 1 1 1 0\nQ 1",
      message: "line 2: a line begins with p, s, e, c, S, K or X, not with Q"),
  ]

  @Test("A broken file is refused with the line and the reason", arguments: brokenFiles)
  func refusal(of file: BrokenFile) {
    #expect {
      try Problem.read([UInt8](file.text.utf8))
    } throws: { error in
      "\(error)" == file.message
    }
  }

  @Test("An input below 1000 is violated for constraints of a higher priority")
  func inputThatGivesWay() throws {
    // The input wants x to be 10 at 750; x >= 20 is required, and x = 30 is optional at 500. The
    // least violation at 750 is 10, at x = 20; the remaining violation is 10 at 500.
    let text = """
      p optional 1 1 1 2
      e 0 750 1 10
      c 1000 0 2 20 1 0 1
      c 500 1 1 30 1 0 1
      S 1 25
      """
    let problem = try #require(try Problem.read([UInt8](text.utf8)).first)
    var run = try ProblemRun(problem, problem.inputRule())
    #expect(run.check.sum == 20)
    #expect(run.check.totals.map(\.priority) == [1000, 750, 500])
    #expect(run.check.totals.map(\.total) == [0, 10, 10])
    try run.perform(problem.operations[0])
    #expect(run.check.sum == 25)
    #expect(run.check.totals.map(\.priority) == [1000, 500])
  }
}
