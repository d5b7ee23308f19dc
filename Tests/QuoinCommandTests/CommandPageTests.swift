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
      let page = try page(name, subcommand)
      try PackageFolder.expect(page, isStoredIn: "\(Self.folder)/\(name).md")
    }
    let stored = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path(Self.folder))
    #expect(Set(stored) == names)
  }

  private func page(_ name: String, _ subcommand: any ParsableCommand.Type) throws -> String {
    let help = Quoin.helpMessage(for: subcommand, columns: 100)
    var text = """
      # quoin \(name)

      \(subcommand.configuration.abstract)

      ```text
      \(help.trimmingCharacters(in: .whitespacesAndNewlines))
      ```

      """
    if let example = Self.examples[name] {
      let output = try BuiltCommand.run([name] + example, in: PackageFolder.url).output
      text += """

        ## Example

        ```text
        $ quoin \(([name] + example).joined(separator: " "))
        \(output.trimmingCharacters(in: .whitespacesAndNewlines))
        ```

        """
    }
    return text
  }

  /// The arguments of an example of each command that needs neither a repository nor a screen.
  private static let examples: [String: [String]] = [
    "canonical": ["Examples/SettingsCell.xib"],
    "check": ["Examples/Conflict.storyboard"],
    "devices": [],
    "diff": [
      "Documentation/Tutorials/Storyboard/01-Sale.storyboard",
      "Documentation/Tutorials/Storyboard/02-Sale.storyboard",
    ],
    "explain": ["Examples/Conflict.storyboard"],
    "render": ["Examples/SettingsCell.xib"],
    "rule": ["conflict"],
    "scenes": ["Examples/Conflict.storyboard"],
  ]

  @Test("Examples are of commands that exist")
  func exampleNames() {
    let names = Quoin.configuration.subcommands.map { $0._commandName }
    #expect(Set(Self.examples.keys).isSubset(of: names))
  }
}
