// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Watches folders on a thread of its own, and reports saved files at once, and other changes once
/// files are quiet.
package final class FolderWatch {
  /// The seconds without a change before a change is reported: an editor writes a file in steps.
  package static let quiet = 0.03
  /// The time after a report in which saved files wait too, in seconds: a page draws ten pictures a
  /// second at most.
  package static let pause = 0.1
  /// The longest time for which a change is kept back while others follow it, in seconds.
  package static let longest = 0.2

  private let stopping: () -> Void

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - polls: Whether the times of files are compared; otherwise the system reports changes,
  ///     where it can.
  ///   - report: Called on the thread.
  package init(
    _ folders: WatchedFolders, polls: Bool = false,
    report: @escaping @Sendable (WatchChange) -> Void
  ) {
    #if os(Linux)
    if !polls, let watch = InotifyWatch(folders, report: report) {
      stopping = { watch.stop() }
      return
    }
    #endif
    let watch = ModificationWatch(folders, report: report)
    stopping = { watch.stop() }
  }

  /// Ends watching.
  package func stop() { stopping() }
}
