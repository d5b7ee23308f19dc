// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import Testing

/// What one of the processes of `Utils/check-recording` does, which sets the environment variables.
@Suite("Processes that record at once") struct RecordingProcessTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["QUOIN_RECORDING_FOLDER"]

  @Test(
    "A process records 500 references and 500 literals", .enabled(if: Self.folder != nil))
  func record() throws {
    let folder = try #require(Self.folder)
    let process = try #require(Self.environment["QUOIN_RECORDING_PROCESS"])
    let recorder = FileRecorder(mode: .all)
    let literals = PendingLiterals(path: "\(folder)/pending.jsonl")
    for number in 0..<500 {
      // The script knows the lines of each number and process.
      let lines = (0...number % 50).map { "V v\($0)  (0 0; \(number) \(process))" }
      let file = ReferenceFile(base: "\(folder)/__Layouts__/F/test\(number)")
      _ = TextReferenceCheck(recorder).outcome(SnapshotContent(lines: lines), file)
      try literals.add(
        PendingLiteral(
          file: "\(folder)/F.swift", function: "assertInlineLayout", line: number, column: 1,
          hash: process, old: nil, new: lines.joined(separator: "\n"), test: "F", run: process))
    }
  }
}
