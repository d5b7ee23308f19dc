// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// `quoin git install`.
struct GitInstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Writes the configuration of git.")

  @Flag(help: "Write the configuration of the user, not that of the repository.")
  var global = false
  @Flag(help: "Install the driver for differences. (default: both)")
  var diff = false
  @Flag(help: "Install the driver for merges. (default: both)")
  var merge = false
  @Flag(help: "Add the missing lines to .gitattributes, which is a tracked file.")
  var writeAttributes = false

  @Flag(help: "Merges with a problem of the layout that neither side has stop, as conflicts do.")
  var strict = false

  @MainActor mutating func run() async throws {
    let setup = GitSetup(isGlobal: global, isStrict: strict)
    let code = setup.install(
      diff: diff || !merge, merge: merge || !diff, writesAttributes: writeAttributes, .standard)
    if code != 0 { throw ExitCode(code) }
  }
}
