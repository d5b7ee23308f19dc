// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `quoin git uninstall`.
struct GitUninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Removes the configuration of git. Attributes stay.")

  @Flag(help: "Remove it from the configuration of the user.")
  var global = false

  @MainActor mutating func run() async throws {
    let code = GitSetup(isGlobal: global).uninstall(.standard)
    if code != 0 { throw ExitCode(code) }
  }
}
