// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Runs the scripts of all seeds in this process.
@MainActor enum FuzzRun {
  /// How the lines begin that are only written on request.
  nonisolated static let tracePrefix = "trace: "
  /// How those of them begin that say which seed comes next.
  nonisolated static let seedPrefix = "trace: seed "
  /// How the report of a failure begins.
  nonisolated static let failurePrefix = "seed "

  static func run(_ arguments: FuzzArguments) -> FuzzTally {
    var tally = FuzzTally()
    for offset in 0..<arguments.scripts {
      let seed = arguments.firstSeed + UInt64(offset)
      if arguments.isTracing { write("\(seedPrefix)\(seed)\n") }
      tally.scripts += 1
      switch arguments.subject.outcome(seed: seed) {
      case .agrees: break
      case .undecided:
        tally.undecided += 1
        if arguments.isTracing { write("\(tracePrefix)undecided\n") }
      case .fails(let report):
        tally.failures += 1
        write("\(failurePrefix)\(seed): \(report)\n")
        if tally.failures >= arguments.mostFailures { return tally }
      }
    }
    return tally
  }

  /// Writes at once, so that nothing is lost when the process stops.
  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
