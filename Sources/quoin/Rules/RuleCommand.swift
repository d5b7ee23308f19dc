// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking
import QuoinExplanation

/// `quoin rule`: lists the rules of `quoin check`, or prints the page of one.
struct RuleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Lists the rules of quoin check, or prints the page of one.",
    discussion: """
      The list has the id of each rule, its severity in the preset default, and what it finds. The \
      page of a rule says what it computes, why, and has an example, its options, its severity in \
      each preset, and how to silence it.

      EXAMPLES
        quoin rule
        quoin rule truncated-text
      """)

  @Argument(help: "The id of a rule.")
  var id: String?

  @Option(
    help: ArgumentHelp(
      "The number of characters in a line. (default: that of the terminal)", valueName: "N"))
  var width: Int?

  @MainActor
  mutating func run() async throws {
    BrokenPipe.makeError()
    let console = CommandConsole.standard
    let list = RuleList(RuleCatalog.all)
    let surroundings = TextSurroundings.current
    let text = try id.map { try list.page($0) } ?? list.text
    let style = surroundings.style(.never)
    console.write(style.written(text, width: surroundings.width(width)) + "\n")
    guard console.finish() else { throw ExitCode.failure }
  }
}
