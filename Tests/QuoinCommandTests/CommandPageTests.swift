// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import quoin

/// The pages of commands show the help that the command prints, and what it writes about an example.
@MainActor @Suite struct CommandPageTests {
  nonisolated private static let folder = "Documentation/Commands"

  @Test("Each subcommand has a page with its help, and there are no other pages")
  func pages() throws {
    let subcommands = Quoin.configuration.subcommands
    var names: Set<String> = []
    for subcommand in subcommands {
      let name = subcommand._commandName
      names.insert("\(name).md")
      try PackageFolder.expect(page(name, subcommand), isStoredIn: "\(Self.folder)/\(name).md")
    }
    let stored = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path(Self.folder))
    #expect(Set(stored) == names)
  }

  private func page(_ name: String, _ subcommand: any ParsableCommand.Type) -> String {
    let help = Quoin.helpMessage(for: subcommand, columns: 100)
    var text = """
      # quoin \(name)

      \(subcommand.configuration.abstract)

      ```text
      \(help.trimmingCharacters(in: .whitespacesAndNewlines))
      ```

      """
    if let (command, output) = example(name) {
      text += """

        ## Example

        ```text
        $ \(command)
        \(output.trimmingCharacters(in: .whitespacesAndNewlines))
        ```

        """
    }
    return text
  }

  /// A command on an example with its output.
  private func example(_ name: String) -> (command: String, output: String)? {
    switch name {
    case "explain":
      let file = "Examples/Conflict.storyboard"
      return ("quoin explain \(file)", ExplainTranscript(example: file).output)
    case "render":
      let file = "Examples/SettingsCell.xib"
      let output = CommandTranscript(examples: [file]).output
        .replacingOccurrences(of: PackageFolder.path(file), with: file)
      return ("quoin render \(file)", output)
    default:
      return nil
    }
  }
}
