// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The command that starts a worker process.
struct WorkerCommand: Sendable {
  /// The path of the program.
  var executable: String
  var arguments: [String]

  /// The running program with the same arguments, as a worker.
  static var current: WorkerCommand {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    // `check` comes first, and options may not come after `--`.
    return WorkerCommand(
      executable: path, arguments: ["check", "--worker"] + CommandLine.arguments.dropFirst(2))
  }
}

/// A process that checks files. One thread at a time uses it.
final class WorkerProcess {
  /// The reason that a process ended.
  enum Ending: Equatable {
    /// The process ended without being stopped, for example by a programmer error.
    case fault
    /// The process was ended by another one, such as by the system when memory is short.
    case killed
  }

  private let process = Process()
  private let input = Pipe()
  private let output: WorkerOutput

  /// - Throws: When the program cannot be started.
  init(_ command: WorkerCommand) throws {
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.arguments
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.output = WorkerOutput(output.fileHandleForReading)
  }

  /// - Throws: When the process has ended.
  func send(_ request: WorkerRequest) throws {
    try input.fileHandleForWriting.write(contentsOf: try WorkerLine.data(of: request))
  }

  /// The result of waiting for a message.
  enum Answer: Equatable {
    case message(WorkerMessage)
    /// The process has ended before it wrote a message.
    case ended
    /// The process wrote no message in time.
    case late
  }

  /// Waits for the next message.
  ///
  /// - Parameter limit: How long to wait; nil for any time.
  func message(within limit: Duration?) -> Answer {
    switch output.line(within: limit) {
    case .end: return .ended
    case .late: return .late
    case .text(let line):
      do {
        return .message(try WorkerLine.value(WorkerMessage.self, in: line))
      } catch {
        // A process that is stopped while it writes leaves half a line behind.
        return .ended
      }
    }
  }

  /// Ends the process in any state, such as one that is suspended and reads no other signal.
  func stop() {
    #if os(Windows)
    process.terminate()
    #else
    kill(process.processIdentifier, SIGKILL)
    #endif
    _ = end()
  }

  /// Closes the input, by which the process ends, and waits for that.
  func end() -> Ending {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return .fault }
    return [SIGKILL, SIGTERM, SIGINT].contains(process.terminationStatus) ? .killed : .fault
  }
}
