// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

/// Files that several threads check, and the outcomes in the order of the files.
///
/// It is `@unchecked Sendable` since the compiler cannot check that the condition guards all
/// variables.
final class FileQueue: @unchecked Sendable {
  /// A file with its index in the order.
  struct Entry: Hashable {
    var index: Int
    var path: String
  }

  /// The number of outcomes that may wait for an earlier file. It keeps memory independent of the
  /// number of files when one of them takes long.
  private let mostWaiting: Int
  private let paths: [String]
  private let condition = NSCondition()
  /// The index of the next file to check.
  private var next = 0
  /// The number of files whose outcomes were taken.
  private var taken = 0
  private var outcomes: [Int: [FileOutcome]] = [:]

  init(_ paths: [String], mostWaiting: Int = 1000) {
    self.paths = paths
    self.mostWaiting = mostWaiting
  }

  /// Returns a file to check; nil when all files were taken. Waits while too many outcomes are
  /// unread.
  func entry() -> Entry? {
    condition.lock()
    defer { condition.unlock() }
    while next < paths.count, next - taken >= mostWaiting { condition.wait() }
    guard next < paths.count else { return nil }
    defer { next += 1 }
    return Entry(index: next, path: paths[next])
  }

  func add(_ fileOutcomes: [FileOutcome], for entry: Entry) {
    condition.lock()
    outcomes[entry.index] = fileOutcomes
    condition.broadcast()
    condition.unlock()
  }

  /// Returns the outcomes of the next file in order; nil after the last. Waits for them.
  func nextOutcomes() -> [FileOutcome]? {
    condition.lock()
    defer { condition.unlock() }
    guard taken < paths.count else { return nil }
    while true {
      if let found = outcomes.removeValue(forKey: taken) {
        taken += 1
        condition.broadcast()
        return found
      }
      condition.wait()
    }
  }
}
