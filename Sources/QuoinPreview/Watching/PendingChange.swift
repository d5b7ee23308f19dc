// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes that a watch has not reported yet. Times are in seconds, from any beginning.
struct PendingChange: Sendable {
  private var change: WatchChange?
  /// The time of the first change that is not reported.
  private var first = 0.0
  /// The time of the last report; nil before there is one.
  private var lastReport: Double?
  /// Whether a file that is shown has its whole new content.
  private var isWhole = false

  /// Whether there is nothing to report.
  var isEmpty: Bool { change == nil }

  /// Adds a change.
  ///
  /// - Parameter isWhole: Whether a file that is shown was closed, or has taken the name of the old one.
  mutating func add(_ other: WatchChange, isWhole: Bool, at time: Double) {
    if change == nil { first = time }
    if change?.join(other) == nil { change = other }
    self.isWhole = self.isWhole || isWhole
  }

  /// Returns the time without changes that counts as a pause, in seconds: longer right after a report,
  /// so that saves at any pace are at most ten reports in a second.
  func quiet(at time: Double) -> Double {
    max(FolderWatch.quiet, lastReport.map { $0 + FolderWatch.pause - time } ?? 0)
  }

  /// Returns the changes to report now, if it is time.
  ///
  /// A file that was saved is reported at once, so that its picture follows within a few milliseconds.
  /// Other changes, and more saves right after a report, wait until there is a pause, for some time at
  /// most: an editor writes a file in steps, and a checkout writes many.
  mutating func due(at time: Double, isQuiet: Bool) -> WatchChange? {
    let isFresh = lastReport.map { time - $0 > FolderWatch.pause } ?? true
    let isDue = isQuiet || isWhole && isFresh || time - first > FolderWatch.longest
    guard let change, isDue else { return nil }
    self.change = nil
    isWhole = false
    lastReport = time
    return change
  }
}
