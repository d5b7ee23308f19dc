// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinUIKit

/// The argument of every command whose result can go to a file.
struct OutputArguments: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file to write to, in place of standard output; - is standard output.",
      valueName: "FILE"))
  var output: String?

  /// Runs a job whose result is written to a file, or to standard output.
  ///
  /// Layouts do not log problems meanwhile: the result names them.
  ///
  /// - Parameters:
  ///   - file: The file; nil for standard output.
  ///   - job: Writes the result, and returns whether it succeeded.
  /// - Throws: The exit code of a job that failed, or whose result could not be written.
  @MainActor static func write(to file: String?, _ job: (CommandConsole) -> Bool) throws {
    LayoutProblemLog.detail = .off
    let console = file.map { CommandConsole.file($0) } ?? .standard
    let succeeded = job(console)
    guard console.finish() && succeeded else { throw ExitCode.failure }
  }
}
