// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

/// Checks files in a process that is started again when it stops.
///
/// A process that a rule has stopped would stop again at the same place. So the file is checked by
/// another process that records its steps, and then without the rule that was the last step. A rule
/// that takes too long is left out in the same way.
struct Worker {
  /// The number of times that a file is checked again after its process was killed. A file that
  /// needs more memory than there is would be tried for ever.
  private static let mostKills = 3
  /// The number of rules that may be late in a file. With one more, the rules after it are left out,
  /// too: each late rule takes its whole time, and often all wait for the same slow layout.
  private static let mostLate = 2

  private let command: WorkerCommand
  /// The time that a file, or a rule in it, may take; nil for any time.
  private let limit: Duration?
  private var process: WorkerProcess?

  init(_ command: WorkerCommand, limit: Duration? = nil) {
    self.command = command
    self.limit = limit
  }

  /// Checks files of a queue until it is empty.
  mutating func run(_ queue: FileQueue) {
    while let entry = queue.entry() { queue.add(outcomes(of: entry.path), for: entry) }
    _ = process?.end()
    process = nil
  }

  /// Returns the outcomes of a file: first the failures of rules that stopped a process, then the
  /// findings of the others.
  mutating func outcomes(of path: String) -> [FileOutcome] {
    var request = WorkerRequest(path: path)
    var failures: [FileOutcome] = []
    var kills = 0
    var late = 0
    while true {
      var step: String?
      var isLate = false
      do {
        let process = try process ?? WorkerProcess(command)
        self.process = process
        // A process that has ended cannot be written to, which the missing message shows as well.
        try? process.send(request)
        waiting: while true {
          switch process.message(within: limit) {
          case .message(.step(let rule)): step = rule
          case .message(.outcome(let outcome)): return failures + [outcome]
          case .ended: break waiting
          case .late:
            isLate = true
            process.stop()
            break waiting
          }
        }
        self.process = nil
        guard isLate || process.end() == .fault else {
          kills += 1
          guard kills < Self.mostKills else {
            return failures + [WorkerFailure.killed.outcome(of: path)]
          }
          continue
        }
      } catch {
        let failure = WorkerFailure.unstartable(reason: SystemReason.text(of: error))
        return failures + [failure.outcome(of: path)]
      }
      guard request.isTraced else {
        request.isTraced = true
        continue
      }
      if isLate { late += 1 }
      if late > Self.mostLate { request.lastLateRule = step }
      let failure =
        isLate
        ? WorkerFailure.late(
          rule: step, seconds: Int(limit?.components.seconds ?? 0), endsCheck: late > Self.mostLate)
        : .fault(rule: step)
      failures.append(failure.outcome(of: path))
      guard let step, request.withoutRules.insert(step).inserted else { return failures }
    }
  }
}
