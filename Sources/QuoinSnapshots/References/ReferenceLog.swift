// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The references that the tests of a package compared in the last run:
/// `.build/quoin/references.jsonl`.
package struct ReferenceLog {
  /// A reference that a test compared.
  package struct Entry: Hashable, Sendable, Codable {
    /// The path of the reference.
    package var reference: String
    /// The name of the test.
    package var test: String
    /// The run of tests.
    package var run: String
    /// Whether the run had a filter, so that some references may not have been compared.
    package var isPartial: Bool
  }

  private let log: SharedLog

  /// Creates the log of the package around a source file or a folder.
  package init(outputFolder: String) { log = SharedLog(outputFolder + "/references.jsonl") }

  /// Adds a reference.
  ///
  /// - Parameter isFirst: Whether it is the first one of this process. Those of other runs are then
  ///   removed.
  /// - Throws: The error of the system.
  package func add(_ reference: String, test: String, isFirst: Bool) throws {
    if isFirst {
      try log.update { lines in lines.filter { Self.entry($0)?.run == TestRun.identifier } }
    }
    let entry = Entry(
      reference: reference, test: test, run: TestRun.identifier, isPartial: TestRun.isPartial)
    try log.append(PendingLiteral.encoder.encode(entry))
  }

  /// The references of the last run; empty when there was none.
  ///
  /// - Throws: The error of the system.
  package func entries() throws -> [Entry] {
    let entries = try log.lines().compactMap(Self.entry)
    return entries.filter { $0.run == entries.last?.run }
  }

  private static func entry(_ line: Data) -> Entry? {
    do {
      return try JSONDecoder().decode(Entry.self, from: line)
    } catch {
      return nil
    }
  }
}
