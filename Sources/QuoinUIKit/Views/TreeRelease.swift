// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Frees trees of views without recursion: a tree may be deeper than the stack of the program.
@MainActor enum TreeRelease {
  /// The subviews of views that are being freed, the next one last.
  private static var waiting: [UIView] = []
  /// Whether views are being released.
  private static var isReleasing = false

  /// Releases the subviews of a view that is being freed, the first one first.
  nonisolated static func release(_ views: inout [UIView]) {
    guard MainThread.isCurrent else { return ThreadRelease.release(&views) }
    MainActor.assumeIsolated { add(&views) }
  }

  private static func add(_ views: inout [UIView]) {
    waiting.append(contentsOf: views.reversed())
    views = []
    guard !isReleasing else { return }
    isReleasing = true
    // Frees each view without another owner, which adds its subviews.
    while waiting.popLast() != nil {}
    isReleasing = false
  }
}

/// The release of views whose last owner is on another thread: each thread has a list of its own.
private final class ThreadRelease {
  private static let key = "quoin.views-being-freed"
  private var waiting: [UIView] = []

  static func release(_ views: inout [UIView]) {
    let stored = Thread.current.threadDictionary
    if let running = stored[key] as? ThreadRelease {
      running.waiting.append(contentsOf: views.reversed())
      views = []
      return
    }
    let list = ThreadRelease()
    stored[key] = list
    list.waiting = views.reversed()
    views = []
    while list.waiting.popLast() != nil {}
    stored[key] = nil
  }
}
