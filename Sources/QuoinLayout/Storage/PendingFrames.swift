// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items whose frames may differ from the reported ones.
struct PendingFrames: Sendable {
  /// The slots of items that may differ, with all below them; nil for all items. A slot may be
  /// listed twice, or belong to an item that was removed.
  private(set) var slots: [Int32]?
  /// The number of pixels per point of the frames that were reported last.
  private var scale: Double?

  /// Marks an item and its descendants.
  ///
  /// - Parameter count: the number of all items. A longer list marks all: a list that is never
  ///   taken must not grow without end.
  mutating func invalidate(_ slot: Int32, of count: Int) {
    slots?.append(slot)
    if let slots, slots.count > count { invalidateAll() }
  }

  /// Marks all items.
  mutating func invalidateAll() { slots = nil }

  /// Removes all marks.
  ///
  /// - Parameter scale: pixels per point of the frames to report. Another scale marks all items.
  /// - Returns: the slots that were marked, nil for all items.
  mutating func take(scale: Double) -> [Int32]? {
    if scale != self.scale { invalidateAll() }
    self.scale = scale
    let taken = slots
    slots = []
    return taken
  }
}
