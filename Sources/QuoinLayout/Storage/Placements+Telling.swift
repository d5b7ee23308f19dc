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
    scale: Double, _ values: UnsafeBufferPointer<Double>,
    into frames: UnsafeMutableBufferPointer<LayoutNews.Frame>
  ) -> Int {
    var count = 0
    while count < frames.count, let range = untold.nextRange(scale: scale, count: plans.count) {
      untold.didTell(
        upTo: tellFrames(of: range, PixelGrid(scale: scale), values, into: frames, &count))
    }
    return count
  }

  /// - Returns: where the part ends that was told.
  private mutating func tellFrames(
    of range: Range<Int>, _ grid: PixelGrid, _ values: UnsafeBufferPointer<Double>,
    into frames: UnsafeMutableBufferPointer<LayoutNews.Frame>, _ count: inout Int
  ) -> Int {
    // Pointers spare each item several checks of its slot. All slots of the plans are those of items,
    // for which room was made.
    let derived = derived
    return plans.withUnsafeBufferPointer { plans in
      untold.places.withUnsafeMutableBufferPointer { places in
        for index in range {
          guard count < frames.count else { return index }
          let slot = Int(plans[index].slot)
          let place =
            plans[index].usualPlace(in: UnsafeBufferPointer(places), grid, values)
            ?? plans[index].place(in: UnsafeBufferPointer(places), grid, derived, values)
          let isTold = plans[index].isGuide || place.told != places[slot].told
          places[slot] = place
          guard isTold else { continue }
          frames[count] = LayoutNews.Frame(
            slot: plans[index].slot, parent: plans[index].parent, rect: LayoutRect(place.told))
          count += 1
        }
        return range.upperBound
      }
    }
  }
}

extension ItemPlan {
  /// Where an item is whose frame is four numbers of the solution, on a screen with pixels; nil for
  /// others.
  @inline(__always) fileprivate func usualPlace(
    in places: UnsafeBufferPointer<ItemPlace>, _ grid: PixelGrid,
    _ values: UnsafeBufferPointer<Double>
  ) -> ItemPlace? {
    guard let first = firstValue, grid.isRounding, first + 4 <= values.count else { return nil }
    let frame = SIMD4(values, at: first)
    let outer = places[Int(parent)]
    let origin = frame.lowHalf + outer.origin
    let edges = grid.lines(
      nearestTo: SIMD4(lowHalf: origin, highHalf: origin + frame.highHalf))
    return ItemPlace(edges: edges, origin: origin, in: outer, grid)
  }

  /// Where an item is.
  @inline(never) fileprivate func place(
    in places: UnsafeBufferPointer<ItemPlace>, _ grid: PixelGrid, _ derived: [ItemGeometry],
    _ values: UnsafeBufferPointer<Double>
  ) -> ItemPlace {
    let geometry =
      firstValue.map { ItemGeometry(LayoutRect(SIMD4(values, at: $0))) } ?? derived[derivedIndex]
    let isRoot = parent < 0
    let outer = isRoot ? .unknown : places[Int(parent)]
    let frame = SIMD4(geometry.frame)
    let origin = frame.lowHalf + outer.origin
    guard grid.isRounding else {
      return ItemPlace(told: frame, origin: origin, pixelOrigin: .zero)
    }
    let edges = geometry.pixelEdges(on: grid, inParentAt: outer.origin, isRoot: isRoot)
    return ItemPlace(edges: edges, origin: origin, in: outer, grid)
  }
}

extension ItemPlace {
  /// - Parameters:
  ///   - edges: the edges of the frame in the root's coordinates, in pixels.
  ///   - origin: the origin of the unrounded frame there, in points.
  ///   - outer: where the parent is.
  @inline(__always) fileprivate init(
    edges: SIMD4<Double>, origin: SIMD2<Double>, in outer: ItemPlace, _ grid: PixelGrid
  ) {
    self.init(
      told: grid.points(
        SIMD4(
          lowHalf: edges.lowHalf - outer.pixelOrigin, highHalf: edges.highHalf - edges.lowHalf)),
      origin: origin, pixelOrigin: edges.lowHalf)
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
}

extension LayoutRect {
  /// A rectangle from x, y, width and height.
  @inline(__always) init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}
