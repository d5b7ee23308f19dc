// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a command writes.
@MainActor struct CommandConsole {
  /// Takes what was asked for.
  var write: (String) -> Void
  /// Takes a file that is no text.
  var writeBytes: ([UInt8]) -> Void = { _ in }
  /// Takes a line about what went wrong.
  var complain: (String) -> Void
  /// Ends writing. False when what was written could not be kept.
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
        if failed { complainToStandardError("error: The output cannot be written.") }
        return !failed
      })
  }

  /// A file, written when all is done. A run that has nothing to write leaves it as it was.
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
