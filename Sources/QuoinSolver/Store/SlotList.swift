// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Slots in the order of addition. A list of all slots, which most systems have, stores only their
/// number.
struct SlotList: RandomAccessCollection, Sendable {
  /// The slots; empty when they are 0, 1, and so on.
  private var listed: [Int32]
  private(set) var endIndex: Int

  /// All slots below a number.
  init(below count: Int) {
    listed = []
    endIndex = count
  }

  init(_ slots: [Int32]) {
    listed = slots
    endIndex = slots.count
  }

  var startIndex: Int { 0 }

  subscript(index: Int) -> Int32 {
    @inline(__always) get { listed.isEmpty ? Int32(index) : listed[index] }
  }

  mutating func removeAll(where isGone: (Int32) -> Bool) { self = SlotList(filter { !isGone($0) }) }
}
