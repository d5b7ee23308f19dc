// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `quoin git`: the drivers of git for Interface Builder files.
struct GitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: "Installs, checks and removes quoin as git's diff and merge driver.",
    subcommands: [GitInstallCommand.self, GitStatusCommand.self, GitUninstallCommand.self])
}
