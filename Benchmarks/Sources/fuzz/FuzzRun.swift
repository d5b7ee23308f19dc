// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Runs the scripts of all seeds in this process.
@MainActor enum FuzzRun {
  /// The beginning of lines that are only written with `--trace`.
  nonisolated static let tracePrefix = "trace: "
  /// The beginning of lines with the next seed.
  nonisolated static let seedPrefix = "trace: seed "
  /// The beginning of a failure's report.
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

  /// Writes without a buffer, so that no line is lost when the process stops.
  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
