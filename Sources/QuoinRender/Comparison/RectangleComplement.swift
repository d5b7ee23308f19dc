// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The part of a rectangle that others do not cover.
enum RectangleComplement {
  /// The number of rectangles from which on only the area around all of them is left out. Pictures
  /// with that many views have few others.
  private static let limit = 100

  /// Returns rectangles that cover `frame` without `holes` and do not overlap.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of holes, at most 100.
  static func rectangles(of frame: LayoutRect, without holes: [LayoutRect]) -> [LayoutRect] {
    guard frame.hasArea else { return [] }
    var holes = holes.compactMap { intersection($0, frame) }
    if holes.count > limit { holes = [bounds(of: holes)].compactMap(\.self) }
    let rows = Set([frame.y, frame.maxY] + holes.flatMap { [$0.y, $0.maxY] }).sorted()
    var result: [LayoutRect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      let middle = (top + bottom) / 2
      let covered = holes.filter { $0.y < middle && middle < $0.maxY }.sorted { $0.x < $1.x }
      var left = frame.x
      for hole in covered {
        if hole.x > left {
          result.append(LayoutRect(x: left, y: top, width: hole.x - left, height: bottom - top))
        }
        left = max(left, hole.maxX)
      }
      guard left < frame.maxX else { continue }
      result.append(LayoutRect(x: left, y: top, width: frame.maxX - left, height: bottom - top))
    }
    return result
  }

  private static func intersection(_ rect: LayoutRect, _ frame: LayoutRect) -> LayoutRect? {
    let (x, y) = (max(rect.x, frame.x), max(rect.y, frame.y))
    let common = LayoutRect(
      x: x, y: y, width: min(rect.maxX, frame.maxX) - x, height: min(rect.maxY, frame.maxY) - y)
    return common.hasArea ? common : nil
  }

  private static func bounds(of rects: [LayoutRect]) -> LayoutRect? {
    guard let left = rects.map(\.x).min(), let top = rects.map(\.y).min(),
      let right = rects.map(\.maxX).max(), let bottom = rects.map(\.maxY).max()
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
