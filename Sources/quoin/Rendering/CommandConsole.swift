// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a command writes.
@MainActor struct CommandConsole {
  /// Takes what was asked for.
  var write: (String) -> Void
  /// Takes a line about what went wrong.
  var complain: (String) -> Void
  /// Ends writing. False when what was written could not be kept.
  var finish: () -> Bool = { true }

  /// Standard output and standard error.
  static var standard: CommandConsole { writing(to: .standardOutput) }

  /// An open file, such as standard output. After a write that fails, nothing more is written.
  static func writing(to handle: FileHandle) -> CommandConsole {
    var failed = false
    return CommandConsole(
      write: { text in
        guard !failed else { return }
        do {
          try handle.write(contentsOf: Data(text.utf8))
        } catch {
          failed = true
        }
      },
      complain: complainToStandardError,
      finish: {
        if failed { complainToStandardError("error: The output cannot be written.") }
        return !failed
      })
  }

  /// A file, written when all is done.
  static func file(_ path: String) -> CommandConsole {
    var text = ""
    return CommandConsole(
      write: { text += $0 }, complain: complainToStandardError,
      finish: {
        do {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
          return true
        } catch {
          complainToStandardError(
            "\(path): error: The file cannot be written; check that its folder exists.")
          return false
        }
      })
  }

  private static func complainToStandardError(_ line: String) {
    // There is nowhere to say that this failed; the exit code tells.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
