// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension MatricalProperty.State where Stage == MatricalProperty.Complete {
  /// The frames for rows of views, in the bounds coordinates of the view that the guides are of.
  ///
  /// There are as many columns as the longest row has views; a shorter row leaves cells empty. In a
  /// grid of views with sizes of their own, a column is as wide as the widest and a row as high as
  /// the highest view, and a view is in the centre of its cell.
  @MainActor func evaluatedFrames(for rows: [[View]], guides: ViewLayoutGuides) -> [[Rect]] {
    let columnCount = rows.map(\.count).max() ?? 0
    guard columnCount > 0 else { return rows.map { _ in [] } }
    let position = GridPosition(record.log.first.element, guides: guides)
    let sizes = GridSizes(of: record, rows: rows, columnCount: columnCount, guides: guides)
    let gap = gaps.value(guides)
    var columns = position.horizontal.tracks(
      sizes?.widths, count: columnCount, gaps: gaps, gap: gap.width)
    if followsDirection && guides.direction == .rightToLeft { columns.mirror() }
    let lines = position.vertical.tracks(
      sizes?.heights, count: rows.count, gaps: gaps, gap: gap.height)
    return rows.enumerated().map { row, views in
      views.enumerated().map { column, view in
        let (x, y) = (columns.tracks[column], lines.tracks[row])
        let size = sizes?.size(row, column) ?? Size(width: x.length, height: y.length)
        let frame = Rect(
          x: x.start + (x.length - size.width).half, y: y.start + (y.length - size.height).half,
          width: size.width, height: size.height)
        return record.changed(frame, for: view, guides: guides)
      }
    }
  }

  /// Runs the stored processes of a view after it has been placed.
  @MainActor func finish(_ frame: Rect, for view: View, guides: ViewLayoutGuides) {
    record.finish(frame, for: view, guides: guides)
  }
}

/// The sizes of the views of a grid.
private struct GridSizes {
  let widths: [Float]
  let heights: [Float]
  /// The size of each view, if they may differ.
  private let sizes: [[Size]]?
  private let common: Size?

  /// Finds the sizes; nil if the cells share a region.
  @MainActor init?(
    of record: LayoutRecord, rows: [[View]], columnCount: Int, guides: ViewLayoutGuides
  ) {
    guard case .size(let element) = record.log.second.element else { return nil }
    common = element.commonValue(guides)
    if let common {
      sizes = nil
      widths = Array(repeating: common.width, count: columnCount)
      heights = Array(repeating: common.height, count: rows.count)
      return
    }
    let sizes = rows.map { $0.map { element.value(of: $0, guides) } }
    self.sizes = sizes
    widths = (0..<columnCount).map { column in
      sizes.compactMap { $0.indices.contains(column) ? $0[column].width : nil }.max() ?? 0
    }
    heights = sizes.map { $0.map(\.height).max() ?? 0 }
  }

  func size(_ row: Int, _ column: Int) -> Size? {
    sizes?[row][column] ?? common
  }
}

/// The position of a grid: a rectangle, or a point of the grid and its position.
private struct GridPosition {
  let horizontal: GridAxis
  let vertical: GridAxis

  @MainActor init(_ element: RecordedElement, guides: ViewLayoutGuides) {
    switch element {
    case .frame(let region):
      let rect = region.value(guides)
      horizontal = .extent(Span(horizontalFrom: rect))
      vertical = .extent(Span(verticalFrom: rect))
    case .point(let x, let y, let position):
      let point = position.value(guides)
      horizontal = .anchor(fraction: x.value(guides), position: point.x)
      vertical = .anchor(fraction: y.value, position: point.y)
    case .none, .horizontal, .vertical, .width, .height, .size:
      preconditionFailure("a grid begins with a region or a point, by its type")
    }
  }
}

/// The position of the columns or of the rows of a grid.
private enum GridAxis {
  case extent(Span)
  case anchor(fraction: Float, position: Float)

  func tracks(
    _ lengths: [Float]?, count: Int, gaps: LayoutElement.Gaps, gap: Float
  ) -> GridTracks {
    switch (self, lengths, gaps) {
    case (.extent(let extent), nil, _): GridTracks(count: count, in: extent, gap: gap)
    case (.extent(let extent), let lengths?, .filling):
      GridTracks(lengths: lengths, filling: extent)
    case (.extent(let extent), let lengths?, _): GridTracks(lengths: lengths, spreadIn: extent)
    case (.anchor(let fraction, let position), let lengths, _):
      GridTracks(lengths: lengths ?? [], gap: gap) { position - fraction * $0 }
    }
  }
}

extension LayoutElement.Gaps {
  /// The gaps if they are known; zero otherwise.
  @MainActor fileprivate func value(_ guides: ViewLayoutGuides) -> Size {
    switch self {
    case .constant(let size): size
    case .byParent(let size): size(guides)
    case .equalsToMargin, .filling: .zero
    }
  }
}
