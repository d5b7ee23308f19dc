// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The room of a scene in a picture, in points.
struct SheetTile {
  /// The height of the captions and of the title bar above the scene.
  var head: Double
  var width: Double
  /// The height without the head.
  var height: Double
  /// The position of the upper left corner of the scene on the canvas; nil without a position.
  var canvasOrigin: LayoutPoint?
}

/// A transition between two scenes of a picture, by their indices.
struct SheetSegue: Equatable {
  var source: Int
  var destination: Int
  var kind: String
}

/// The arrangement of the scenes in a picture.
enum SheetLayout {
  /// Rows, filled from left to right, with small scenes stacked vertically.
  case rows
  /// The canvas of each file, one below the other, with the number of scenes of each file.
  case canvas(counts: [Int], segues: [SheetSegue])

  private static let gap = 32.0
  /// The maximum width of a row with several scenes, in points.
  private static let rowWidth = 1740.0
  /// The maximum side of a canvas in points. A place that is farther away is ignored.
  private static let largestCanvas = 20_000.0

  /// The upper left corner of each scene below its head, and the size of the picture.
  func arrangement(
    of tiles: [SheetTile], margin: Double = SceneSheet.margin
  ) -> ([LayoutPoint], LayoutSize) {
    switch self {
    case .rows: return Self.placed(Self.rows(of: tiles), in: margin)
    case .canvas(let counts, _):
      var rest = tiles[...]
      var origins: [LayoutPoint] = []
      var bottom = 0.0
      for count in counts {
        let part = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        let placed = Self.canvas(of: part)
        origins += placed.map { LayoutPoint(x: $0.x, y: $0.y + bottom) }
        if !part.isEmpty { bottom += Self.size(of: part, at: placed).height + Self.gap }
      }
      return Self.placed(zip(tiles, origins).map { ($0, $1) }, in: margin)
    }
  }

  private static func placed(
    _ placed: [(tile: SheetTile, origin: LayoutPoint)], in margin: Double
  ) -> ([LayoutPoint], LayoutSize) {
    let size = size(of: placed.map(\.tile), at: placed.map(\.origin))
    return (
      placed.map { LayoutPoint(x: $0.origin.x + margin, y: $0.origin.y + margin) },
      LayoutSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    )
  }

  /// The size of tiles whose left and upper edges are not negative.
  private static func size(of tiles: [SheetTile], at origins: [LayoutPoint]) -> LayoutSize {
    LayoutSize(
      width: zip(tiles, origins).map { $1.x + $0.width }.max() ?? 0,
      height: zip(tiles, origins).map { $1.y + $0.height }.max() ?? 0)
  }

  /// Arranges tiles in rows as high as their highest tile. A tile is placed below the previous one
  /// if both together are not taller than the row.
  private static func rows(of tiles: [SheetTile]) -> [(tile: SheetTile, origin: LayoutPoint)] {
    var row = (y: 0.0, height: 0.0)
    var column = (x: 0.0, width: 0.0, height: 0.0)
    return tiles.map { tile in
      let height = tile.head + tile.height
      let below = column.height + gap
      let right = max(column.width, tile.width)
      if column.height > 0, below + height <= row.height, column.x + right <= rowWidth {
        column = (column.x, right, below + height)
        return (tile, LayoutPoint(x: column.x, y: row.y + below + tile.head))
      }
      if column.width > 0 { column = (column.x + column.width + gap, 0, 0) }
      if column.x > 0, column.x + tile.width > rowWidth {
        row = (row.y + row.height + gap, 0)
        column.x = 0
      }
      column = (column.x, tile.width, height)
      row.height = max(row.height, height)
      return (tile, LayoutPoint(x: column.x, y: row.y + tile.head))
    }
  }

  /// The places of the canvas, and rows below them for tiles without a place.
  private static func canvas(of tiles: [SheetTile]) -> [LayoutPoint] {
    let known = tiles.compactMap(\.canvasOrigin).filter { $0.x.isFinite && $0.y.isFinite }
    let left = known.map(\.x).min() ?? 0
    let top =
      zip(tiles, tiles.map(\.canvasOrigin)).compactMap { tile, origin in
        origin.map { $0.y - tile.head }
      }.filter(\.isFinite).min() ?? 0
    let origins = tiles.map { tile in
      tile.canvasOrigin.flatMap { origin -> LayoutPoint? in
        let place = LayoutPoint(x: origin.x - left, y: origin.y - top)
        return place.x <= largestCanvas && place.y <= largestCanvas ? place : nil
      }
    }
    let bottom =
      zip(tiles, origins).compactMap { tile, origin in
        origin.map { $0.y + tile.height + gap }
      }.max() ?? 0
    let others = zip(tiles, origins).filter { $1 == nil }.map(\.0)
    var places = rows(of: others).map(\.origin)[...]
    return origins.map { origin in
      origin ?? LayoutPoint(x: places.first?.x ?? 0, y: (places.popFirst()?.y ?? 0) + bottom)
    }
  }
}
