// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

@Suite struct FileQueueTests {
  private static func outcome(_ path: String) -> [FileOutcome] {
    [.failed(FileFailure(file: path, code: "x", message: ""))]
  }

  @Test("Outcomes come in the order of the files, whichever thread is done first")
  func order() {
    let paths = (0..<200).map { "\($0)" }
    let queue = FileQueue(paths)
    for _ in 0..<4 {
      Thread.detachNewThread {
        while let entry = queue.entry() {
          // Every seventh file takes longer than those after it.
          if entry.index.isMultiple(of: 7) { Thread.sleep(forTimeInterval: 0.002) }
          queue.add(Self.outcome(entry.path), for: entry)
        }
      }
    }
    var found: [[FileOutcome]] = []
    while let outcomes = queue.nextOutcomes() { found.append(outcomes) }
    #expect(found == paths.map(Self.outcome))
  }

  @Test("No more outcomes wait for an earlier file than the limit says")
  func limit() throws {
    let queue = FileQueue((0..<10).map { "\($0)" }, mostWaiting: 3)
    let entries = try (0..<3).map { _ in try #require(queue.entry()) }
    #expect(entries.map(\.index) == [0, 1, 2])
    queue.add(Self.outcome("2"), for: entries[2])
    queue.add(Self.outcome("1"), for: entries[1])
    queue.add(Self.outcome("0"), for: entries[0])
    // The fourth file is given out as soon as the outcomes of the first are taken.
    #expect(queue.nextOutcomes() == Self.outcome("0"))
    #expect(queue.entry()?.index == 3)
  }

  @Test("A queue without files ends at once")
  func empty() {
    let queue = FileQueue([])
    #expect(queue.entry() == nil)
    #expect(queue.nextOutcomes() == nil)
  }
}
