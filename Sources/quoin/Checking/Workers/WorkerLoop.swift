// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinUIKit

/// The loop of a worker process: it reads requests from standard input and writes messages to
/// standard output. It ends with its input, so it never outlives the process that sends requests.
@MainActor struct WorkerLoop {
  private var check: FileCheck

  init(_ request: CheckRequest) {
    let configurations = ConfigurationSearch(
      file: request.configurationFile, options: request.options, rules: RuleCatalog.all)
    check = FileCheck(configurations, fixes: request.fixes)
  }

  /// Answers requests until standard input ends.
  ///
  /// - Throws: When a request cannot be read or a message cannot be written.
  mutating func run() throws {
    LayoutProblemLog.detail = .off
    while let line = readLine() {
      let request = try WorkerLine.value(WorkerRequest.self, in: Data(line.utf8))
      check.withoutRules = request.withoutRules
      if let late = request.lastLateRule {
        check.withoutRules.formUnion(RuleCatalog.rules(from: late))
      }
      check.willRun = request.isTraced ? { Self.writeRule($0) } : nil
      try Self.write(.outcome(check.outcome(of: request.path)))
    }
  }

  private static func writeRule(_ rule: LayoutRule?) {
    do {
      try write(.step(rule: rule?.id))
    } catch {
      // The reader of the messages has ended.
      exit(CheckExitCode.unreadable)
    }
  }

  private static func write(_ message: WorkerMessage) throws {
    try FileHandle.standardOutput.write(contentsOf: try WorkerLine.data(of: message))
  }
}
