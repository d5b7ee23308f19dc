// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is different from what an engine told before.
package struct LayoutNews: Sendable {
  /// Another frame of an item.
  package struct Frame: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// In the parent's coordinates.
    package var exact: LayoutRect
    /// The same with its edges on the pixel grid.
    package var rounded: LayoutRect
  }

  /// Other insets of a view.
  package struct Insets: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// What is covered of the item.
    package var safeArea: LayoutInsets
    /// The margins, with safe area and inheritance.
    package var margins: LayoutInsets
  }

  /// Items before their descendants, and these before the next siblings.
  package fileprivate(set) var frames: [Frame] = []
  /// In the same order.
  package fileprivate(set) var insets: [Insets] = []

  /// No news.
  package init() {}
}

/// What an engine has to tell when it is asked what is new.
struct UntoldResults: Sendable {
  /// By slot: whether the frame is another one.
  fileprivate var hasFrame: [Bool] = []
  fileprivate var isSomeFrame = false
  /// The slots of the items whose insets are told in any case.
  fileprivate var insetSlots: [Int32] = []

  // What was told.

  /// By slot: the origin of the rounded frame in the coordinates of the root.
  fileprivate var origin: [LayoutPoint] = []
  /// By slot: whether the last news moved that origin.
  fileprivate var isMoved: [Bool] = []
  fileprivate var scale = -1.0
  fileprivate var hadDependentInsets = false
  fileprivate var safeAreas: [LayoutInsets] = []
  fileprivate var margins: [LayoutInsets] = []

  mutating func makeRoom(for count: Int) {
    let missing = count - hasFrame.count
    guard missing > 0 else { return }
    hasFrame.append(contentsOf: repeatElement(true, count: missing))
    origin.append(contentsOf: repeatElement(.zero, count: missing))
    isMoved.append(contentsOf: repeatElement(false, count: missing))
    safeAreas.append(contentsOf: repeatElement(.zero, count: missing))
    margins.append(contentsOf: repeatElement(.zero, count: missing))
    isSomeFrame = true
  }

  mutating func noteFrame(of slot: Int32) {
    hasFrame[Int(slot)] = true
    isSomeFrame = true
  }

  mutating func noteInsets(of slot: Int32) {
    insetSlots.append(slot)
  }

  /// A new item: all of it is news.
  mutating func noteAll(of slot: Int32) {
    makeRoom(for: Int(slot) + 1)
    noteInsets(of: slot)
    noteFrame(of: slot)
  }
}

extension LayoutEngine {
  /// Tells what is new since the last time; the first time, everything.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the grid for rounding, 0 for none.
  ///   - news: gets the news, in the memory that it has.
  /// - Complexity: O(*n*), *n* the number of items, when a frame is new; else O(1).
  package mutating func takeNews(scale: Double, into news: inout LayoutNews) {
    news.frames.removeAll(keepingCapacity: true)
    news.insets.removeAll(keepingCapacity: true)
    takeFrames(scale: scale, into: &news.frames)
    takeInsets(into: &news.insets)
  }

  private mutating func takeFrames(scale: Double, into frames: inout [LayoutNews.Frame]) {
    let isOtherScale = scale != untold.scale
    guard untold.isSomeFrame || isOtherScale else { return }
    untold.isSomeFrame = false
    untold.scale = scale
    let grid = scale > 0 && scale.isFinite ? PixelGrid(scale: scale) : nil
    for slot in order {
      let place = Int(slot)
      let parent = Int(plans[place].parent)
      guard untold.hasFrame[place] || isOtherScale || (parent >= 0 && untold.isMoved[parent])
      else {
        untold.isMoved[place] = false
        continue
      }
      untold.hasFrame[place] = false
      let exact = geometry[place].frame
      guard let grid else {
        untold.isMoved[place] = false
        frames.append(LayoutNews.Frame(slot: slot, exact: exact, rounded: exact))
        continue
      }
      let absolute = roundedAbsoluteFrame(of: slot, plans[place], grid)
      let origin = LayoutPoint(x: absolute.x, y: absolute.y)
      untold.isMoved[place] = origin != untold.origin[place]
      untold.origin[place] = origin
      let outer = parent >= 0 ? untold.origin[parent] : .zero
      frames.append(
        LayoutNews.Frame(
          slot: slot, exact: exact, rounded: absolute.moved(x: -outer.x, y: -outer.y)))
    }
  }

  private mutating func takeInsets(into insets: inout [LayoutNews.Insets]) {
    let hasMany = model.insets.dependsOnFrames || untold.hadDependentInsets
    untold.hadDependentInsets = model.insets.dependsOnFrames
    guard hasMany || !untold.insetSlots.isEmpty else { return }
    if !hasMany, untold.insetSlots.count <= 16 {
      // The order of a few does not matter as long as it is the same each time.
      for slot in untold.insetSlots { takeInsets(of: slot, isForced: true, into: &insets) }
    } else {
      var isForced = Array(repeating: false, count: untold.hasFrame.count)
      for slot in untold.insetSlots { isForced[Int(slot)] = true }
      for slot in order { takeInsets(of: slot, isForced: isForced[Int(slot)], into: &insets) }
    }
    untold.insetSlots.removeAll(keepingCapacity: true)
  }

  private mutating func takeInsets(
    of slot: Int32, isForced: Bool, into insets: inout [LayoutNews.Insets]
  ) {
    let place = Int(slot)
    guard model.tree.table.isLive(slot), plans[place].hasOwnInsets else { return }
    let safeArea = model.insets.safeAreas[place]
    let margins = model.insets.margins[place]
    guard
      isForced || safeArea != untold.safeAreas[place] || margins != untold.margins[place]
    else { return }
    untold.safeAreas[place] = safeArea
    untold.margins[place] = margins
    insets.append(LayoutNews.Insets(slot: slot, safeArea: safeArea, margins: margins))
  }
}
