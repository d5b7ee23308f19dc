// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines that a process writes.
///
/// A thread of its own reads them as they arrive, so that a process never waits for room in its
/// pipe, and a reader can stop waiting for a line. It is `@unchecked Sendable` since the compiler
/// cannot check that the condition guards all variables.
final class WorkerOutput: @unchecked Sendable {
  enum Line: Equatable {
    case text(Data)
    /// The process has ended, or closed its output.
    case end
    /// No line arrived within the time limit.
    case late
  }

  private let condition = NSCondition()
  /// The output of the process that was not returned yet.
  private var unread = Data()
  private var hasEnded = false

  /// Starts to read.
  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      while true {
        let bytes = handle.availableData
        condition.lock()
        unread += bytes
        if bytes.isEmpty { hasEnded = true }
        condition.broadcast()
        condition.unlock()
        if bytes.isEmpty { return }
      }
    }
  }

  /// Returns the next whole line, without its end.
  ///
  /// - Parameter limit: How long to wait for it; nil for any time.
  func line(within limit: Duration?) -> Line {
    let deadline = limit.map { Date(timeIntervalSinceNow: Double($0.components.seconds)) }
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return .text(Data(unread[..<end]))
      }
      if hasEnded { return .end }
      guard let deadline else {
        condition.wait()
        continue
      }
      if Date() >= deadline { return .late }
      _ = condition.wait(until: deadline)
    }
  }
}
