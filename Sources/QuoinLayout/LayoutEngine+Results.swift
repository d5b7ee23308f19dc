// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Returns the exact frame, in the parent's coordinates (a guide's in its owner's), as of the
  /// last ``layout()``; zero for an item that is newer, or was removed.
  public func frame(of id: ItemID) -> LayoutRect {
    geometry(of: id).frame
  }

  /// Returns the exact alignment rectangle, in the parent's coordinates, as of the last
  /// ``layout()``.
  public func alignmentRect(of id: ItemID) -> LayoutRect {
    geometry(of: id).alignmentRect
  }

  /// Returns the sizes of the alignment rectangles of many items. Separate queries would copy a
  /// stored engine each time.
  package func alignmentSizes(at slots: [Int32]) -> [(slot: Int32, size: LayoutSize)] {
    slots.map { ($0, placements.geometry(of: $0).alignmentRect.size) }
  }

  /// Returns the size of the area that scrolls in a scroll view, as of the last ``layout()``; zero
  /// when no constraint mentions it.
  public func contentSize(of id: ItemID) -> LayoutSize {
    guard let slot = model.tree.slot(id), placements.contains(slot) else { return .zero }
    return lowered.contentSize(of: slot)
  }

  /// Returns the size of the area that scrolls in a scroll view, rounded to whole pixels.
  ///
  /// - Parameters:
  ///   - id: the scroll view.
  ///   - scale: pixels per point. Half a pixel is rounded up. With a scale that is not positive
  ///     nothing is rounded.
  public func contentSize(of id: ItemID, scale: Double) -> LayoutSize {
    let grid = PixelGrid(scale: scale)
    let size = contentSize(of: id)
    return LayoutSize(width: grid.rounded(size.width), height: grid.rounded(size.height))
  }

  /// Returns the frame with its edges on the pixel grid of a screen, in the parent's coordinates.
  ///
  /// Edges of alignment rectangles are rounded in the coordinates of the root, half a pixel up, so
  /// that neighbours stay neighbours. Rounding does not influence layout.
  /// - Parameters:
  ///   - id: the item.
  ///   - scale: pixels per point. With a scale that is not positive nothing is rounded.
  /// - Complexity: O(*d*), *d* the depth of the item.
  public func frame(of id: ItemID, scale: Double) -> LayoutRect {
    let grid = PixelGrid(scale: scale)
    guard let slot = model.tree.slot(id), grid.isRounding else { return frame(of: id) }
    let edges = pixelEdges(of: slot, grid)
    let parent = model.tree[slot].parent
    guard parent >= 0 else { return edges.rect(grid) }
    let outer = pixelEdges(of: parent, grid)
    return edges.moved(x: -outer.left, y: -outer.top).rect(grid)
  }

  /// Returns the margins with safe area and inheritance applied, in points, as of the last
  /// ``layout()``; zero for guides.
  public func effectiveMargins(of id: ItemID) -> LayoutInsets {
    model.tree.slot(id).map { model.margins(of: $0) } ?? .zero
  }

  /// Returns the safe area of an item, in points, as of the last ``layout()``; zero for guides.
  public func safeAreaInsets(of id: ItemID) -> LayoutInsets {
    model.tree.slot(id).map { model.safeArea(of: $0) } ?? .zero
  }

  /// Returns the coordinates that the constraints do not determine, in the order of items, as of
  /// the last ``layout()``.
  ///
  /// - Complexity: two linear programs for each number of a part of the layout that is not
  ///   determined.
  public func ambiguities() -> [LayoutAmbiguity] {
    lowered.ambiguities(model).filter { !newSlots.contains($0.item.index) }
  }

  /// Returns the coordinates of one item that the constraints do not determine; none for an item
  /// that was removed.
  ///
  /// - Complexity: two linear programs for each of its numbers that is not determined.
  public func ambiguities(of id: ItemID) -> [LayoutAmbiguity] {
    guard let slot = model.tree.slot(id), !newSlots.contains(slot) else { return [] }
    return lowered.ambiguities(of: slot, model)
  }

  private func geometry(of id: ItemID) -> ItemGeometry {
    model.tree.slot(id).map(placements.geometry) ?? ItemGeometry()
  }

  // MARK: Rounding

  /// The edges of a frame in the coordinates of the root, in pixels.
  private func pixelEdges(of slot: Int32, _ grid: PixelGrid) -> PixelEdges {
    let parent = model.tree[slot].parent
    return placements.geometry(of: slot).pixelEdges(
      on: grid, inParentAt: parent >= 0 ? placements.origin(of: parent) : .zero,
      isRoot: parent < 0)
  }
}
