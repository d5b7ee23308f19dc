// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The texts of a package that wait to become literals: `.build/quoin/pending.jsonl`.
package struct PendingLiterals {
  /// The path of the list.
  package let path: String
  private let log: SharedLog

  package init(path: String) {
    self.path = path
    log = SharedLog(path)
  }

  /// Creates the list of the package around a source file.
  package init(forSource source: String) {
    self.init(path: TestedPackage.outputFolder(forSource: source) + "/pending.jsonl")
  }

  /// Adds a text.
  ///
  /// - Throws: The error of the system.
  package func add(_ literal: PendingLiteral) throws { try log.append(literal.line()) }

  /// Records that a call matches its literal again, if a text is pending for it.
  ///
  /// A list that cannot be written stays as it is; review then shows a text that is no longer
  /// found.
  package func withdraw(_ location: InlineLocation) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let waiting = try literals().first {
        $0.literal.file == location.file && $0.literal.line == location.line
          && $0.literal.column == location.column
      }
      guard var note = waiting?.literal else { return }
      note.new = nil
      note.run = TestRun.identifier
      try add(note)
    } catch {
      return
    }
  }

  /// The last text of each call, and whether one run had several for it. The order is that of
  /// files, then of lines.
  ///
  /// - Throws: The error of the system.
  package func literals() throws -> [(literal: PendingLiteral, hasSeveralTexts: Bool)] {
    Self.last(try log.lines().compactMap(Self.literal))
  }

  private static func last(
    _ all: [PendingLiteral]
  ) -> [(literal: PendingLiteral, hasSeveralTexts: Bool)] {
    var calls: [Call: (literal: PendingLiteral, hasSeveralTexts: Bool)] = [:]
    for literal in all {
      let call = Call(literal)
      let before = calls[call]
      let isSameRun = before?.literal.run == literal.run
      let differs = isSameRun && before?.literal.new != literal.new
      calls[call] = (literal, differs || (isSameRun && before?.hasSeveralTexts == true))
    }
    return calls.values.filter { $0.literal.new != nil || $0.hasSeveralTexts }.sorted {
      ($0.literal.file, $0.literal.line, $0.literal.column)
        < ($1.literal.file, $1.literal.line, $1.literal.column)
    }
  }

  private struct Call: Hashable {
    var file: String
    var line: Int
    var column: Int

    init(_ literal: PendingLiteral) {
      (file, line, column) = (literal.file, literal.line, literal.column)
    }
  }

  /// Removes the texts of calls, and moves those below them in the same files.
  ///
  /// - Parameters:
  ///   - done: The texts that were accepted or rejected.
  ///   - shifts: How many lines each accepted text added.
  /// - Throws: The error of the system.
  package func remove(_ done: [PendingLiteral], shifts: [PendingLiteral: Int] = [:]) throws {
    try log.update { lines in
      try Self.last(lines.compactMap(Self.literal)).map(\.literal)
        .filter { literal in !done.contains { $0.isSameCall(as: literal) } }
        .map { literal in
          var moved = literal
          for (other, shift) in shifts where other.file == literal.file {
            if other.line < literal.line { moved.line += shift }
          }
          return try moved.line()
        }
    }
  }

  /// Reads a line; nil for one that another version wrote.
  private static func literal(_ line: Data) -> PendingLiteral? {
    do {
      return try JSONDecoder().decode(PendingLiteral.self, from: line)
    } catch {
      return nil
    }
  }
}
