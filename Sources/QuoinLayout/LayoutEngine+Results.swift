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

  /// The frame with its edges on the pixel grid of a screen with `scale` pixels a point.
  ///
  /// Edges of alignment rectangles are rounded in the coordinates of the root, half a pixel up, so
  /// that neighbours stay neighbours; with a scale that is not positive nothing is rounded.
  /// Rounding does not influence layout.
  public func frame(of id: ItemID, scale: Double) -> LayoutRect {
    guard let slot = model.tree.slot(id), scale > 0, scale.isFinite else { return frame(of: id) }
    let grid = PixelGrid(scale: scale)
    let origin = roundedOrigin(ofParentOf: slot, grid)
    return roundedAbsoluteFrame(of: slot, grid).moved(x: -origin.x, y: -origin.y)
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

  private func roundedOrigin(ofParentOf slot: Int32, _ grid: PixelGrid) -> (x: Double, y: Double) {
    let parent = model.tree[slot].parent
    guard parent >= 0 else { return (0, 0) }
    let frame = roundedAbsoluteFrame(of: parent, grid)
    return (frame.x, frame.y)
  }

  private func roundedAbsoluteFrame(of slot: Int32, _ grid: PixelGrid) -> LayoutRect {
    let parent = model.tree[slot].parent
    return read { values in
      placements.geometry(of: slot, values).roundedInRoot(
        grid, inParentAt: parent >= 0 ? placements.origin(of: parent, values) : .zero,
        isRoot: parent < 0)
    }
  }
}
