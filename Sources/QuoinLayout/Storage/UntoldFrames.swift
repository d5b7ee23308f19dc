// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which frames have to be told to who asks for what is new, and what was told.
struct UntoldFrames: Sendable {
  /// By slot.
  var places: [ItemPlace] = []
  /// Pixels a point of the frames that were told.
  private var scale = -1.0
  /// Where in the order of items some frames are new.
  private var ranges: [Range<Int>] = []
  /// Whether they may be new anywhere.
  private var isAnywhere = true
  /// How much of the ranges was told.
  private var toldRanges = 0
  /// How much of the first range that was not told was told nevertheless.
  private var toldPlans = 0

  mutating func makeRoom(for count: Int) {
    guard places.count < count else { return }
    places.append(contentsOf: repeatElement(.unknown, count: count - places.count))
  }

  /// An item came or went: what was told of the slot means nothing.
  mutating func forget(_ slot: Int32) {
    if Int(slot) < places.count { places[Int(slot)] = .unknown }
  }

  /// In a part of the order some frames are new.
  mutating func note(_ range: Range<Int>) {
    guard !isAnywhere else { return }
    // Parts of two layouts may have items in common, which must not be told twice.
    if let last = ranges.last, last.upperBound > range.lowerBound { return noteAll() }
    ranges.append(range)
  }

  /// Some frames are new, nobody knows where.
  mutating func noteAll() {
    isAnywhere = true
    ranges.removeAll(keepingCapacity: true)
    toldRanges = 0
    toldPlans = 0
  }

  /// The part of the order to look at next, nil when all is told.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the frames to tell.
  ///   - count: how many items there are.
  mutating func nextRange(scale: Double, count: Int) -> Range<Int>? {
    if scale != self.scale {
      self.scale = scale
      noteAll()
    }
    if isAnywhere {
      isAnywhere = false
      ranges.append(0..<count)
    }
    guard toldRanges < ranges.count else {
      ranges.removeAll(keepingCapacity: true)
      toldRanges = 0
      return nil
    }
    return ranges[toldRanges].lowerBound + toldPlans..<ranges[toldRanges].upperBound
  }

  /// A part of the order was told, up to a place in the range that was asked for last.
  mutating func didTell(upTo end: Int) {
    if end < ranges[toldRanges].upperBound {
      toldPlans = end - ranges[toldRanges].lowerBound
    } else {
      toldRanges += 1
      toldPlans = 0
    }
  }
}
