// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder

/// `quoin scenes`: lists the scenes for `quoin render --scene`.
struct ScenesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Lists the scenes of Interface Builder files with their ids.",
    discussion: """
      Each scene has its id, its name, and the ids of its controller and its root view. quoin \
      render --scene accepts any of them. JSON has the same, one object on a line for each file.

      EXAMPLES
        quoin scenes Main.storyboard
        quoin scenes Sources --format json
      """)

  /// The formats that `quoin scenes` writes.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json

    init?(argument: String) { self.init(word: argument) }
  }

  @Argument(
    help: """
      Files of Interface Builder, .storyboard or .xib, folders of them, or - for standard input.
      """, completion: .file())
  var files: [String]

  @Option(help: "The format to write.")
  var format = Format.text

  @MainActor
  mutating func run() async throws {
    let console = CommandConsole.standard
    let succeeded = list(console)
    guard console.finish() && succeeded else { throw ExitCode.failure }
  }

  /// Lists the scenes of all files that can be read. Returns whether all can.
  @MainActor
  func list(
    _ console: CommandConsole,
    input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
  ) -> Bool {
    var succeeded = true
    for argument in files {
      do throws(CommandError) {
        for source in try SourceSearch.sources(of: argument, inputName: nil) {
          let list = SceneList(file: try source.read(input: input))
          console.write(format == .json ? list.json + "\n" : list.text)
        }
      } catch {
        console.complain(error.line)
        succeeded = false
      }
    }
    return succeeded
  }
}
