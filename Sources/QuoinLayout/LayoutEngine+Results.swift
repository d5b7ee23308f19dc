// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// The exact frame, in the parent's coordinates (a guide's in its owner's), as of the last
  /// ``layout()``; zero for an item that is newer, or was removed.
  public func frame(of id: ItemID) -> LayoutRect {
    geometry(of: id).frame
  }

  /// The exact alignment rectangle, in the parent's coordinates, as of the last ``layout()``.
  public func alignmentRect(of id: ItemID) -> LayoutRect {
    geometry(of: id).alignmentRect
  }

  /// The size of the area that scrolls in a scroll view, as of the last ``layout()``; zero when no
  /// constraint mentions it.
  public func contentSize(of id: ItemID) -> LayoutSize {
    geometry(of: id).contentSize
  }

  /// The same with each length on the pixel grid of a screen with `scale` pixels a point, from half
  /// a pixel upward; with a scale that is not positive nothing is rounded.
  public func contentSize(of id: ItemID, scale: Double) -> LayoutSize {
    let grid = PixelGrid(scale: scale)
    let size = contentSize(of: id)
    return LayoutSize(width: grid.rounded(size.width), height: grid.rounded(size.height))
  }

  /// The frame with its edges on the pixel grid of a screen with `scale` pixels a point.
  ///
  /// Edges of alignment rectangles are rounded in the coordinates of the root, half a pixel up, so
  /// that neighbours stay neighbours; with a scale that is not positive nothing is rounded.
  /// Rounding does not influence layout.
  public func frame(of id: ItemID, scale: Double) -> LayoutRect {
    let grid = PixelGrid(scale: scale)
    guard let slot = model.tree.slot(id), grid.isRounding else { return frame(of: id) }
    let edges = pixelEdges(of: slot, grid)
    let parent = model.tree[slot].parent
    let outer = parent >= 0 ? pixelEdges(of: parent, grid).lowHalf : .zero
    return LayoutRect(
      grid.points(
        SIMD4(lowHalf: edges.lowHalf - outer, highHalf: edges.highHalf - edges.lowHalf)))
  }

  /// Margins with safe area and inheritance applied, as of the last ``layout()``; zero for guides.
  public func effectiveMargins(of id: ItemID) -> LayoutInsets {
    model.tree.slot(id).map { model.margins(of: $0) } ?? .zero
  }

  /// What is covered of an item, as of the last ``layout()``; zero for guides.
  public func safeAreaInsets(of id: ItemID) -> LayoutInsets {
    model.tree.slot(id).map { model.safeArea(of: $0) } ?? .zero
  }

  /// What the constraints leave open, in the order of items, as of the last ``layout()``.
  ///
  /// - Complexity: two linear programs for each number of a part of the layout that is not
  ///   determined.
  public func ambiguities() -> [LayoutAmbiguity] {
    lowered.ambiguities(model).filter { !newSlots.contains($0.item.index) }
  }

  /// What the constraints leave open of one item; nothing for an item that was removed.
  ///
  /// - Complexity: two linear programs for each of its numbers that is not determined.
  public func ambiguities(of id: ItemID) -> [LayoutAmbiguity] {
    guard let slot = model.tree.slot(id), !newSlots.contains(slot) else { return [] }
    return lowered.ambiguities(of: slot, model)
  }

  private func geometry(of id: ItemID) -> ItemGeometry {
    guard let slot = model.tree.slot(id) else { return ItemGeometry() }
    return read { placements.geometry(of: slot, $0) }
  }

  private func read<Value>(_ body: (UnsafeBufferPointer<Double>) -> Value) -> Value {
    lowered.solver.withValues(body)
  }

  // MARK: Rounding

  /// The edges of a frame in the coordinates of the root, in pixels: left, top, right, bottom.
  private func pixelEdges(of slot: Int32, _ grid: PixelGrid) -> SIMD4<Double> {
    let parent = model.tree[slot].parent
    return read { values in
      let outer = parent >= 0 ? placements.origin(of: parent, values) : .zero
      return placements.geometry(of: slot, values).pixelEdges(
        on: grid, inParentAt: SIMD2(outer.x, outer.y), isRoot: parent < 0)
    }
  }
}
