// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import QuoinVersioning

/// `quoin diff`: what changed between versions of files.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares versions of Interface Builder files: objects, constraints and frames.",
    discussion: """
      Two files or two folders are compared with each other. Otherwise the arguments are revisions \
      of git, of which the second one is the work tree where it is left out.

      EXAMPLES
        quoin diff Old.storyboard New.storyboard
        quoin diff HEAD~3 -- App/Main.storyboard
        quoin diff --staged
        quoin diff main HEAD --format markdown

      The exit code is 0; with --exit-code 1 when something is reported; 2 when a version cannot be \
      read.
      """)

  @Argument(help: "The old file or folder, or a revision of git.")
  var old: String?

  @Argument(help: "The new file or folder, or a revision; the work tree without it.")
  var new: String?

  @Argument(parsing: .postTerminator, help: "Paths in the work tree.")
  var paths: [String] = []

  @Flag(help: "Compare the index with HEAD.")
  var staged = false

  @Option(help: "The format to write.")
  var format = DiffFormat.text

  @Flag(help: "List objects inside of added and removed ones too.")
  var all = false

  @Flag(help: "Do not lay the files out.")
  var noFrames = false

  @Flag(help: "Exit with 1 when something is reported.")
  var exitCode = false

  @Option(
    help: ArgumentHelp("The device on which both versions are laid out.", valueName: "NAME"),
    transform: DeviceArgument.device)
  var device: SceneDevice?

  @OptionGroup var result: OutputArguments

  @MainActor mutating func run() async throws {
    let search = VersionSearch(
      arguments: [old, new].compactMap(\.self), paths: paths, isStaged: staged)
    var options = DifferenceOptions()
    options.includesAll = all
    options.includesFrames = !noFrames
    options.scenes.device = device
    let (format, isChecked) = (format, exitCode)
    var code: Int32 = 0
    let run = DiffRun(options: options, format: format)
    try OutputArguments.write(to: result.output == "-" ? nil : result.output) { console in
      do throws(VersionSearch.Failure) {
        code = run.write(try search.pairs(), to: console)
      } catch {
        console.complain("quoin: \(error.message)")
        code = 2
      }
      return true
    }
    if code == 2 || (isChecked && code == 1) { throw ExitCode(code) }
  }
}
