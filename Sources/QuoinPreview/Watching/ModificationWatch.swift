// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Compares the times of files, for systems without another way.
final class ModificationWatch {
  /// The time between two comparisons, in seconds.
  private static let interval = 0.3

  /// The size and the times of a file, which change with its content.
  private struct Stamp: Equatable {
    var size: UInt64
    var modified: Date?
    var number: UInt64
  }

  private let thread: Thread

  init(_ folders: WatchedFolders, report: @escaping @Sendable (WatchChange) -> Void) {
    thread = Thread {
      var known = Self.stamps(in: folders)
      while !Thread.current.isCancelled {
        Thread.sleep(forTimeInterval: Self.interval)
        let found = Self.stamps(in: folders)
        let changed = Set(known.keys).union(found.keys).filter { known[$0] != found[$0] }
        known = found
        if !changed.isEmpty { report(.files(Set(changed))) }
      }
    }
    thread.start()
  }

  func stop() { thread.cancel() }

  private static func stamps(in folders: WatchedFolders) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in folders.current {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = folder + "/" + name
        // A file that vanished meanwhile is missing from the list, which is a change.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
          attributes[.type] as? FileAttributeType != .typeDirectory
        else { continue }
        stamps[path] = Stamp(
          size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0,
          modified: attributes[.modificationDate] as? Date,
          number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
      }
    }
    return stamps
  }
}
