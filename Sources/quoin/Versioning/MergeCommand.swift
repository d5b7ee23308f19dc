// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinVersioning

/// `quoin merge`: a three-way merge of a file, also as a driver of git.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Merges two versions of an Interface Builder file by objects, constraints and values.",
    discussion: """
      The exit code is 0 for a merge without conflicts, 1 with conflicts, and 2 when the versions \
      cannot be merged. As a driver the command writes the result over OURS, and where the versions \
      cannot be merged it leaves the work to git merge-file.
      """)

  @Argument(help: "The common ancestor; an empty file when both sides added the file.")
  var base: String
  @Argument(help: "The version whose bytes stay where nothing changed.")
  var ours: String
  @Argument(help: "The other version.")
  var theirs: String

  @Option(help: ArgumentHelp("The path of the file in messages.", valueName: "PATH"))
  var path: String?

  @Option(help: ArgumentHelp("The length of conflict markers.", valueName: "N"))
  var markerSize = 7

  @Option(help: "The content of the result where both sides contradict each other.")
  var conflicts = MergeOptions.ConflictMode.keepOurs

  @Flag(help: "Exit with 1 when only the layout of the result has a problem, too.")
  var strict = false

  @Flag(help: "Write the result over OURS, as drivers of git do.")
  var driver = false

  @Option(help: ArgumentHelp("A file for conflicts and decisions as JSON.", valueName: "FILE"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "A file for a page with base, ours, theirs and the result as pictures.", valueName: "FILE"))
  var html: String?

  @OptionGroup var result: OutputArguments

  @MainActor mutating func run() async throws {
    var options = MergeOptions()
    options.conflicts = conflicts
    options.markerSize = max(1, markerSize)
    let run = MergeRun(
      base: base, ours: ours, theirs: theirs, path: path, options: options, isDriver: driver,
      isStrict: strict,
      output: driver ? ours : result.output, json: json, html: html)
    let code = run.run(.standard)
    if code != 0 { throw ExitCode(code) }
  }
}
