// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What an engine has to tell when it is asked what is new.
struct UntoldResults: Sendable {
  /// The frame of an item as it was told.
  struct Frame: Sendable {
    /// In the parent's coordinates, rounded.
    var told = LayoutRect.zero
    /// The origin of the rounded frame in the coordinates of the root.
    var origin = LayoutPoint.zero
    /// Whether the exact frame is another one since.
    var isNew = true
    /// Whether the rounded frame is told even if it is the same.
    var isUntold = true
    /// Whether the last news moved the origin.
    var isMoved = false
    /// While insets are told: whether those of the item are told even if they are the same.
    var hasUntoldInsets = false
  }

  /// By slot.
  var frames: [Frame] = []
  /// Where in the order of items some frames are new.
  private(set) var newRanges: [Range<Int>] = []
  /// Whether they may be new anywhere.
  private(set) var isNewAnywhere = false
  /// The slots of the items whose insets are told in any case.
  var insetSlots: [Int32] = []

  // What was told.

  var scale = -1.0
  var hadDependentInsets = false
  var safeAreas: [LayoutInsets] = []
  var margins: [LayoutInsets] = []

  mutating func makeRoom(for count: Int) {
    guard frames.count < count else { return }
    while frames.count < count {
      frames.append(Frame())
      safeAreas.append(.zero)
      margins.append(.zero)
    }
    isNewAnywhere = true
  }

  /// Whether a frame is new.
  var hasNewFrame: Bool { isNewAnywhere || !newRanges.isEmpty }

  /// In a part of the order some frames are new.
  mutating func noteFrames(_ range: Range<Int>) {
    // Parts of two layouts may have items in common, which must not be told twice.
    if let last = newRanges.last, last.upperBound > range.lowerBound { isNewAnywhere = true }
    if !isNewAnywhere { newRanges.append(range) }
  }

  /// Some frames are new.
  mutating func noteAllFrames() {
    isNewAnywhere = true
  }

  mutating func forgetNewFrames() {
    isNewAnywhere = false
    newRanges.removeAll(keepingCapacity: true)
  }

  mutating func noteInsets(of slot: Int32) {
    insetSlots.append(slot)
  }

  /// A new item: all of it is news.
  mutating func noteAll(of slot: Int32) {
    makeRoom(for: Int(slot) + 1)
    noteInsets(of: slot)
    noteAllFrames()
    frames[Int(slot)].isNew = true
    frames[Int(slot)].isUntold = true
  }
}
