// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

/// Worker processes that check files side by side. Views live on the main actor of a process, so
/// threads would not do. A single job is a process as well, so that a rule that stops it does not
/// stop the run.
struct WorkerPool: Sendable {
  /// The number of files below which further processes save less than their start costs.
  static let leastFiles = 8

  /// No worker processes: this process checks all files.
  static let none = WorkerPool(jobs: 1, command: nil)

  /// The number of processes; nil for a number that suits the machine and the files.
  private let jobs: Int?
  private let command: WorkerCommand?
  /// The time that a file, or a rule in it, may take; nil for any time.
  private let limit: Duration?

  init(jobs: Int?, command: WorkerCommand?, limit: Duration? = nil) {
    self.jobs = jobs
    self.command = command
    self.limit = limit
  }

  /// Starts to check files. Returns nil when this process checks them itself.
  func queue(of paths: [String]) -> FileQueue? {
    guard let command else { return nil }
    let queue = FileQueue(paths)
    for _ in 0..<min(jobs ?? defaultJobs(paths.count), paths.count) {
      Thread.detachNewThread {
        var worker = Worker(command, limit: limit)
        worker.run(queue)
      }
    }
    return queue
  }

  private func defaultJobs(_ fileCount: Int) -> Int {
    fileCount < Self.leastFiles ? 1 : ProcessInfo.processInfo.activeProcessorCount
  }
}
