// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Tells what is new since the last time; the first time, everything.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the grid for rounding, 0 for none.
  ///   - news: gets the news, in the memory that it has.
  /// - Complexity: O(*n*), *n* the number of items that changed and of those inside of them.
  package mutating func takeNews(scale: Double, into news: inout LayoutNews) {
    news.frameCount = 0
    news.insets.removeAll(keepingCapacity: true)
    takeFrames(scale: scale, into: &news)
    takeInsets(into: &news.insets)
  }

  private mutating func takeFrames(scale: Double, into news: inout LayoutNews) {
    let isOtherScale = scale != untold.scale
    guard untold.hasNewFrame || isOtherScale else { return }
    untold.scale = scale
    if news.frames.count < plans.count {
      let nothing = LayoutNews.Frame(slot: -1, parent: -1, rect: .zero)
      news.frames.append(
        contentsOf: repeatElement(nothing, count: plans.count - news.frames.count))
    }
    // Pointers spare each item several checks of its slot. All slots of the plans are those of items,
    // for which room was made.
    news.frameCount = news.frames.withUnsafeMutableBufferPointer { frames in
      var count = 0
      if isOtherScale || untold.isNewAnywhere {
        takeFrames(
          of: plans.indices, scale: scale, isOtherScale: isOtherScale, into: frames, &count)
      } else {
        for range in untold.newRanges {
          takeFrames(of: range, scale: scale, isOtherScale: false, into: frames, &count)
        }
      }
      return count
    }
    untold.forgetNewFrames()
  }

  private mutating func takeFrames(
    of range: Range<Int>, scale: Double, isOtherScale: Bool,
    into frames: UnsafeMutableBufferPointer<LayoutNews.Frame>, _ count: inout Int
  ) {
    let isRounding = scale > 0 && scale.isFinite
    let grid = PixelGrid(scale: scale)
    let (plans, model) = (plans, model)
    untold.frames.withUnsafeMutableBufferPointer { untold in
      geometry.withUnsafeBufferPointer { geometry in
        for index in range {
          let plan = plans[index]
          let slot = Int(plan.slot)
          let parent = Int(plan.parent)
          let isMoved = parent >= 0 && untold[parent].isMoved
          guard untold[slot].isNew || isMoved || isOtherScale else {
            untold[slot].isMoved = false
            continue
          }
          var rect = geometry[slot].frame
          let origin: LayoutPoint
          if isRounding {
            rect = geometry[slot].roundedInRoot(
              grid, insets: plan.hasInsets ? model.tree[plan.slot].item.frameInsets : nil,
              isRoot: parent < 0)
            origin = LayoutPoint(x: rect.x, y: rect.y)
            let outer = parent >= 0 ? untold[parent].origin : .zero
            rect = rect.moved(x: -outer.x, y: -outer.y)
          } else {
            origin = untold[slot].origin
          }
          let isTold = plan.isGuide || untold[slot].isUntold || rect != untold[slot].told
          untold[slot].isMoved = origin != untold[slot].origin
          untold[slot].origin = origin
          untold[slot].isNew = false
          guard isTold else { continue }
          untold[slot].isUntold = false
          untold[slot].told = rect
          frames[count] = LayoutNews.Frame(slot: plan.slot, parent: plan.parent, rect: rect)
          count += 1
        }
      }
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
      for slot in untold.insetSlots { untold.frames[Int(slot)].hasUntoldInsets = true }
      for slot in order {
        let isForced = untold.frames[Int(slot)].hasUntoldInsets
        takeInsets(of: slot, isForced: isForced, into: &insets)
        untold.frames[Int(slot)].hasUntoldInsets = false
      }
    }
    untold.insetSlots.removeAll(keepingCapacity: true)
  }

  private mutating func takeInsets(
    of slot: Int32, isForced: Bool, into insets: inout [LayoutNews.Insets]
  ) {
    let place = Int(slot)
    guard model.tree.table.isLive(slot), model.tree[slot].item.kind == .view else { return }
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
