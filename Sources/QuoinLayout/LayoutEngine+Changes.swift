// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// The items whose frames may differ from those of the last query, with the sizes of their
  /// alignment rectangles.
  ///
  /// - Complexity: As ``takeFrames(scale:into:)``.
  package var sizesInOtherFrames: [(slot: Int32, size: LayoutSize)] {
    placements.sizesInOtherFrames
  }

  /// Marks all pending frames as reported.
  package mutating func forgetOtherFrames() { _ = placements.pending.take(scale: 0) }

  /// Moves the frames that changed since the last call to `changes`; the first time, all frames.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the grid for rounding, 0 for none.
  ///   - changes: gets the frames in place of those that it has.
  /// - Returns: whether any frame changed.
  /// - Complexity: O(*n*), *n* the number of items that changed and of their descendants.
  package mutating func takeFrames(scale: Double, into changes: inout LayoutChanges) -> Bool {
    changes.frames.removeAll(keepingCapacity: true)
    placements.takeChangedFrames(scale: scale, into: &changes.frames)
    #if QUOIN_INVARIANTS
    checkReportedFrames(scale: scale)
    #endif
    return !changes.frames.isEmpty
  }

  /// Moves the insets that changed since the last call to `changes`; the first time, all insets.
  ///
  /// - Parameter changes: receives the insets in place of its current ones.
  /// - Complexity: O(1) for each item that was added or updated; O(*n*), *n* the number of all
  ///   items, where insets depend on frames.
  package mutating func takeInsets(into changes: inout LayoutChanges) {
    changes.insets.removeAll(keepingCapacity: true)
    reportedInsets.takeChanges(model, placements.order, into: &changes.insets)
    #if QUOIN_INVARIANTS
    checkReportedInsets()
    #endif
  }
}
