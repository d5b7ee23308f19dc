// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A process whose output is read line by line.
final class LineProcess {
  /// The output of a process.
  enum Output: Sendable {
    /// A line of standard output.
    case line(String)
    /// A line of standard error.
    case complaint(String)
    /// The process has ended, and all of its output came before.
    case ended(Int32)
  }

  /// The output of the process, in order.
  let output: AsyncStream<Output>
  private let process = Process()
  private let input = Pipe()

  /// - Parameter command: A command of a shell.
  /// - Throws: When the shell cannot be started.
  init(_ command: String, environment: [String: String]) throws {
    let (lines, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = lines
    process.standardError = errors
    let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
    output = stream
    let both = DispatchGroup()
    try process.run()
    Self.read(lines.fileHandleForReading, both) { continuation.yield(.line($0)) }
    Self.read(errors.fileHandleForReading, both) { continuation.yield(.complaint($0)) }
    let process = process
    Thread {
      both.wait()
      process.waitUntilExit()
      continuation.yield(.ended(process.terminationStatus))
      continuation.finish()
    }.start()
  }

  /// Reads lines on a thread of their own.
  private static func read(
    _ handle: FileHandle, _ group: DispatchGroup, _ take: @escaping @Sendable (String) -> Void
  ) {
    group.enter()
    Thread {
      var rest: [UInt8] = []
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          take(String(decoding: rest[..<end], as: UTF8.self))
          rest.removeFirst(end + 1)
        }
      }
      if !rest.isEmpty { take(String(decoding: rest, as: UTF8.self)) }
      group.leave()
    }.start()
  }

  /// Sends a line; a process that has ended gets none.
  func send(_ line: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Closes the input, at which a program of scenes ends.
  func close() { try? input.fileHandleForWriting.close() }
}
