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
  static var standard: CommandConsole {
    CommandConsole(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) }, complain: complainToStandardError)
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
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
