// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Frees trees of views without recursion: a tree may be deeper than the stack of the program.
@MainActor enum TreeRelease {
  /// The subviews of views that are being freed, the next one last.
  private static var waiting: [UIView] = []
  /// Whether they are being let go of.
  private static var isReleasing = false

  /// Lets go of the subviews of a view that is being freed, the first one first.
  nonisolated static func release(_ views: inout [UIView]) {
    // Elsewhere nothing but recursion is safe. As in UIKit, views are freed on the main thread.
    guard MainThread.isCurrent else { return }
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
