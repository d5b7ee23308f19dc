// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The output of a command and its error messages.
@MainActor struct CommandConsole {
  /// Writes a part of the result.
  var write: (String) -> Void
  /// Writes a result that is not text.
  var writeBytes: ([UInt8]) -> Void = { _ in }
  /// Writes a line about an error.
  var complain: (String) -> Void
  /// Ends writing. Returns false when the result could not be written.
  var finish: () -> Bool = { true }

  /// Standard output and standard error.
  static var standard: CommandConsole { writing(to: .standardOutput) }

  /// An open file, such as standard output. After a write that fails, nothing more is written.
  static func writing(to handle: FileHandle) -> CommandConsole {
    var failed = false
    func write(_ data: Data) {
      guard !failed else { return }
      do {
        try handle.write(contentsOf: data)
      } catch {
        failed = true
      }
    }
    return CommandConsole(
      write: { write(Data($0.utf8)) },
      writeBytes: { write(Data($0)) },
      complain: complainToStandardError,
      finish: {
        if failed { complainToStandardError(CommandError.unwritableOutput.line) }
        return !failed
      })
  }

  /// A file that is written at the end. A run without a result leaves it unchanged.
  static func file(_ path: String) -> CommandConsole {
    var content = Data()
    return CommandConsole(
      write: { content += Data($0.utf8) },
      writeBytes: { content += Data($0) },
      complain: complainToStandardError,
      finish: {
        guard !content.isEmpty else { return true }
        do {
          try content.write(to: URL(fileURLWithPath: path))
          return true
        } catch {
          complainToStandardError(CommandError.unwritableFile(path).line)
          return false
        }
      })
  }

  private static func complainToStandardError(_ line: String) {
    // A failure here cannot be reported; the exit code still says that the command failed.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
