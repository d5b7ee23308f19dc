// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A pass in which everything moves is mostly what stands here: from the solution to the frames that
// are told in one loop over the items.

extension Placements {
  /// Tells the next frames that are new.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the grid for rounding, 0 for none.
  ///   - frames: gets the frames, as many as it has room for.
  /// - Returns: how many there are; 0 when all are told.
  mutating func tellFrames(
    scale: Double, _ model: LayoutModel, _ values: UnsafeBufferPointer<Double>,
    into frames: UnsafeMutableBufferPointer<LayoutNews.Frame>
  ) -> Int {
    var count = 0
    while count < frames.count, let range = untold.nextRange(scale: scale, count: plans.count) {
      untold.didTell(
        upTo: tellFrames(
          of: range, PixelGrid(scale: scale), model, values, into: frames, &count))
    }
    return count
  }

  /// - Returns: where the part ends that was told.
  private mutating func tellFrames(
    of range: Range<Int>, _ grid: PixelGrid, _ model: LayoutModel,
    _ values: UnsafeBufferPointer<Double>,
    into frames: UnsafeMutableBufferPointer<LayoutNews.Frame>, _ count: inout Int
  ) -> Int {
    // Pointers spare each item several checks of its slot. All slots of the plans are those of items,
    // for which room was made.
    let isRounding = grid.isRounding
    let geometries = derived
    return plans.withUnsafeBufferPointer { plans in
      untold.places.withUnsafeMutableBufferPointer { places in
        for index in range {
          guard count < frames.count else { return index }
          let plan = plans[index]
          let slot = Int(plan.slot)
          let isRoot = plan.parent < 0
          let outer = isRoot ? .zero : places[Int(plan.parent)].origin
          let frame: SIMD4<Double>
          let alignmentRect: SIMD4<Double>
          if let first = plan.firstValue {
            frame = SIMD4(values, at: first)
            alignmentRect = frame
          } else {
            frame = SIMD4(geometries[plan.derivedIndex].frame)
            alignmentRect = SIMD4(geometries[plan.derivedIndex].alignmentRect)
          }
          var told = frame
          var roundedOrigin = SIMD2<Double>.zero
          if isRounding {
            let start = alignmentRect.lowHalf + outer
            let edges = grid.rounded(
              SIMD4(lowHalf: start, highHalf: start + alignmentRect.highHalf))
            told = SIMD4(lowHalf: edges.lowHalf, highHalf: edges.highHalf - edges.lowHalf)
            if plan.hasInsets { told.outset(by: model.tree[plan.slot].item.frameInsets) }
            // The origin of a root is that of the coordinates.
            roundedOrigin = isRoot ? .zero : told.lowHalf
            told.lowHalf = isRoot ? .zero : roundedOrigin - places[Int(plan.parent)].roundedOrigin
          }
          let isTold = plan.isGuide || told != places[slot].told
          places[slot] = ItemPlace(
            told: told, origin: frame.lowHalf + outer, roundedOrigin: roundedOrigin)
          guard isTold else { continue }
          frames[count] = LayoutNews.Frame(
            slot: plan.slot, parent: plan.parent, rect: LayoutRect(told))
          count += 1
        }
        return range.upperBound
      }
    }
  }
}

extension SIMD4<Double> {
  /// x, y, width and height from a place among the numbers of a solution on, which are x, width, y
  /// and height.
  @inline(__always) init(_ values: UnsafeBufferPointer<Double>, at first: Int) {
    guard first + 4 <= values.count else {
      self = .zero
      return
    }
    self.init(values[first], values[first + 2], values[first + 1], values[first + 3])
  }

  fileprivate init(_ rect: LayoutRect) {
    self.init(rect.x, rect.y, rect.width, rect.height)
  }

  fileprivate mutating func outset(by insets: LayoutInsets) {
    self = SIMD4(LayoutRect(self).outset(by: insets))
  }
}

extension LayoutRect {
  /// A rectangle from x, y, width and height.
  @inline(__always) init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}
