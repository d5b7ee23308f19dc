// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs this program again for what takes long, so that the page answers meanwhile.
struct ChildRun: Sendable {
  struct Output: Sendable {
    var status: Int32
    var text: String
    var errors: String
  }

  /// The path of the running program.
  static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]

  var arguments: [String]
  /// The folder in which it runs; nil for the current one.
  var folder: String?

  /// Runs to the end.
  ///
  /// - Returns: nil when the program cannot be started.
  func output() async -> Output? {
    let run = self
    return await withCheckedContinuation { continuation in
      // A thread of its own waits, since the threads of tasks are few.
      Thread { continuation.resume(returning: run.wait()) }.start()
    }
  }

  private func wait() -> Output? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    // Errors are in a file: a pipe that is full would wait for the one that is read.
    let errors = GitProcess.temporaryFile
    defer { GitProcess.remove(errors) }
    do {
      try Data().write(to: errors)
      let handle = try FileHandle(forWritingTo: errors)
      process.standardError = handle
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      try handle.close()
      return Output(
        status: process.terminationStatus, text: String(decoding: data, as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    } catch {
      return nil
    }
  }
}
