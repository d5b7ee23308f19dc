// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinSnapshots
import QuoinUIKit
import QuoinVersioning

/// `quoin resolve`: conflicts of a merged file, from the versions in git's index.
struct ResolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Lists the conflicts of a merged file, and takes one side of them.",
    discussion: """
      The conflicts follow from the three versions in git's index, not from comments in the file.

      EXAMPLES
        quoin resolve Main.storyboard --status
        quoin resolve Main.storyboard --take theirs Ttl-Ld-001.constant
        quoin resolve Main.storyboard --take ours --add

      The exit code is 0 when no conflict is left, otherwise 1.
      """)

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Argument(help: "The conflicts of which a side is taken. (default: all)")
  var conflicts: [String] = []

  @Flag(help: "List the conflicts that are left.")
  var status = false

  @Option(help: "The side that is taken: ours, theirs or base.")
  var take: MergeSide?

  @Flag(help: "Add the file to the index when no conflict is left.")
  var add = false

  func validate() throws {
    if take == nil, !conflicts.isEmpty {
      throw ValidationError("Objects are named without --take.")
    }
  }

  @MainActor mutating func run() async throws {
    LayoutProblemLog.detail = .off
    let run = ResolveRun(path: file, side: take, keys: conflicts, adds: add)
    let code = run.run(.standard)
    if code != 0 { throw ExitCode(code) }
  }
}
