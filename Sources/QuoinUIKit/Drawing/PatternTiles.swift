// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Copies of an image that fill an area, side by side from the origin of its coordinates on.
struct PatternTiles {
  private let image: UIImage
  private let path: DisplayPath

  /// The largest number of copies.
  static let most = 10_000

  init(of image: UIImage, in path: DisplayPath) {
    self.image = image
    self.path = path
  }

  /// The copies, cut off at the edges of the area; nil for too many of them.
  var item: DisplayItem? {
    var item = DisplayItem.layer([])
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    guard let content = image.displayContent, let area = path.bounds, width > 0, height > 0 else {
      return item
    }
    let (left, top) = ((area.x / width).rounded(.down), (area.y / height).rounded(.down))
    let (columns, rows) = (
      (area.maxX / width).rounded(.up) - left, (area.maxY / height).rounded(.up) - top
    )
    guard columns * rows <= Double(Self.most) else { return nil }
    item.content = .layer(
      (0..<Int(rows)).flatMap { row in
        (0..<Int(columns)).map { column in
          let place = LayoutRect(
            x: (left + Double(column)) * width, y: (top + Double(row)) * height, width: width,
            height: height)
          return DisplayItem(.image(DisplayImage(content), place))
        }
      })
    item.clips = [path]
    return item
  }
}
