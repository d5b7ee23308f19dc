// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `quoin git status`.
struct GitStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Checks the configuration of git by running it.",
    discussion: "The exit code is 0 when nothing is missing, otherwise 1.")

  @MainActor mutating func run() async throws {
    let code = GitSetup(isGlobal: false).status(.standard)
    if code != 0 { throw ExitCode(code) }
  }
}
