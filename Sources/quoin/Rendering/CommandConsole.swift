// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

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
  static func writing(
    to handle: FileHandle,
    complain: @escaping (String) -> Void = complainToStandardError
  ) -> CommandConsole {
    var failure: (any Error)?
    func write(_ data: Data) {
      guard failure == nil else { return }
      do {
        try handle.write(contentsOf: data)
      } catch {
        failure = error
      }
    }
    return CommandConsole(
      write: { write(Data($0.utf8)) },
      writeBytes: { write(Data($0)) },
      complain: complain,
      finish: {
        guard let failure else { return true }
        complain(CommandError.unwritableOutput(reason: SystemReason.text(of: failure)).line)
        return false
      })
  }

  /// The change of a file that is written at the end.
  enum FileChange {
    /// The result replaces the file. A run without a result leaves it unchanged.
    case replacedByResult
    /// The result replaces the file, also when it is empty.
    case replaced
    /// The result is added to the end of the file.
    case extended
  }

  /// A file that is written at the end.
  static func file(
    _ path: String, _ change: FileChange = .replacedByResult,
    complain: @escaping (String) -> Void = complainToStandardError
  ) -> CommandConsole {
    var content = Data()
    return CommandConsole(
      write: { content += Data($0.utf8) },
      writeBytes: { content += Data($0) },
      complain: complain,
      finish: {
        guard !content.isEmpty || change == .replaced else { return true }
        let mode = change == .extended ? "ab" : "wb"
        guard let code = write(content, to: path, mode: mode) else { return true }
        let reason = SystemReason.text(ofCode: code)
        complain(CommandError.unwritableFile(path, reason: reason).line)
        return false
      })
  }

  /// Writes a file by the functions of C, whose errors have the reasons of the system.
  ///
  /// - Returns: The number of the error; nil when the file is written.
  private static func write(_ content: Data, to path: String, mode: String) -> Int32? {
    guard let file = fopen(path, mode) else { return errno }
    let written = content.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    let failure = written == content.count ? nil : errno
    let closing = fclose(file) == 0 ? nil : errno
    return failure ?? closing
  }

  /// Whether standard output is shown to a person. Its descriptor is 1 on every platform.
  nonisolated static var isTerminal: Bool { isatty(1) != 0 }

  nonisolated static func complainToStandardError(_ line: String) {
    // A failure here cannot be reported; the exit code still shows that the command failed.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
