// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A part of an image and the rectangle of a picture that it fills.
struct ImageSlice: Equatable {
  /// The part, in points of the image.
  var source: LayoutRect
  var target: LayoutRect

  /// The parts of an image in a rectangle of a picture, nine where nothing is repeated; empty for
  /// an image that is stretched as a whole.
  static func slices(of image: RenderedImage, in rect: LayoutRect) -> [ImageSlice] {
    image.slices.map {
      Self.slices($0, of: LayoutSize(width: image.width, height: image.height), in: rect)
    } ?? []
  }

  /// The parts of an image of a size in a rectangle of a picture.
  static func slices(
    _ slices: RenderedImage.Slices, of size: LayoutSize, in rect: LayoutRect
  ) -> [ImageSlice] {
    guard size.width > 0, size.height > 0 else { return [] }
    let insets = slices.insets
    let columns = bands(
      size.width, insets.left, insets.right, slices.centerWidth, to: rect.x, rect.width,
      isTiled: slices.isTiled)
    let rows = bands(
      size.height, insets.top, insets.bottom, slices.centerHeight, to: rect.y, rect.height,
      isTiled: slices.isTiled)
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          source: LayoutRect(
            x: column.source, y: row.source, width: column.sourceLength,
            height: row.sourceLength),
          target: LayoutRect(
            x: column.target, y: row.target, width: column.targetLength,
            height: row.targetLength))
      }
    }
  }

  /// The rectangle of the whole image, of a size in points, of which the part fills its target.
  func place(ofImageOf size: LayoutSize) -> LayoutRect {
    let scale = (x: target.width / source.width, y: target.height / source.height)
    return LayoutRect(
      x: target.x - source.x * scale.x, y: target.y - source.y * scale.y,
      width: size.width * scale.x, height: size.height * scale.y)
  }

  /// A part of one side.
  private struct Band {
    var source: Double
    var sourceLength: Double
    var target: Double
    var targetLength: Double
  }

  /// The most parts of a side. A middle that would need more is stretched.
  private static let most = 100.0

  private static func bands(
    _ length: Double, _ first: Double, _ last: Double, _ center: Double?, to start: Double,
    _ wanted: Double, isTiled: Bool
  ) -> [Band] {
    let first = min(max(first, 0), length)
    let last = min(max(last, 0), length - first)
    // The parts at the edges become smaller where there is no room for both.
    let shrink = first + last > wanted ? wanted / (first + last) : 1
    let room = wanted - (first + last) * shrink
    let middle = min(max(center ?? .infinity, 0), length - first - last)
    var bands = [
      Band(source: 0, sourceLength: first, target: start, targetLength: first * shrink)
    ]
    let begin = start + first * shrink
    // A middle of a point looks the same when it is stretched, without edges between many parts.
    if isTiled, middle > 1, room / middle <= most {
      var position = 0.0
      while position < room {
        let part = min(middle, room - position)
        bands.append(
          Band(
            source: first, sourceLength: part, target: begin + position, targetLength: part))
        position += middle
      }
    } else {
      bands.append(
        Band(source: first, sourceLength: middle, target: begin, targetLength: room))
    }
    bands.append(
      Band(
        source: length - last, sourceLength: last, target: begin + room,
        targetLength: last * shrink))
    return bands.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}

extension RenderedImage {
  /// Whether all pixels of the image are opaque, as far as its format says it.
  var isOpaque: Bool {
    switch format {
    case .jpeg: return true
    case .svg: return false
    case .png:
      // The kind of colours is the tenth byte of the header, after the signature of 8 bytes and the
      // length and the name of the part, 8 bytes; gray and RGB have no alpha channel (PNG
      // specification, 11.2.2). One colour can be transparent with a part `tRNS` (11.3.2).
      guard bytes.count > 25, bytes[25] == 0 || bytes[25] == 2 else { return false }
      let name = Array("tRNS".utf8)
      var position = 8
      while position + 8 <= bytes.count {
        let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
        let part = bytes[position + 4..<position + 8]
        if part.elementsEqual(name) { return false }
        if part.elementsEqual("IDAT".utf8) { return true }
        position += 12 + length
      }
      return true
    }
  }
}

extension ImageSlice {
  /// The part and its rectangle, longer to the right and downward where other parts follow, since
  /// viewers draw the edges of both faintly and what is behind would be seen between them. Only for
  /// opaque images: parts of others would be seen twice where they overlap.
  func overlapping(in rect: LayoutRect) -> (source: LayoutRect, target: LayoutRect) {
    var (source, target) = (source, target)
    let overlap = 0.3
    if target.maxX < rect.maxX - overlap {
      source.width += overlap * source.width / target.width
      target.width += overlap
    }
    if target.maxY < rect.maxY - overlap {
      source.height += overlap * source.height / target.height
      target.height += overlap
    }
    return (source, target)
  }
}
