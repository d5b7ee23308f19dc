// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// A report that is being written.
@MainActor struct ReportOutput {
  private var writer: any ReportWriter
  private let console: CommandConsole

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - target: The format and where it is written to.
  ///   - standard: Standard output and standard error.
  init(_ target: ReportTarget, standard: CommandConsole) {
    writer = target.writer
    switch target.destination {
    case .standardOutput: console = standard
    case .file(let path): console = .file(path, .replaced, complain: standard.complain)
    case .endOf(let path): console = .file(path, .extended, complain: standard.complain)
    }
    console.write(writer.start())
  }

  mutating func write(_ outcome: FileOutcome) {
    switch outcome {
    case .checked(let report): console.write(writer.output(for: report))
    case .failed(let failure): console.write(writer.output(for: failure))
    }
  }

  /// Ends the report. Returns false when it could not be written.
  mutating func end(_ summary: CheckSummary) -> Bool {
    console.write(writer.end(summary))
    return console.finish()
  }
}
