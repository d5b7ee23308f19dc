// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The sizes with `width · w + height · h < bound`.
package struct HalfPlane: Hashable, Sendable {
  var width: Double
  var height: Double
  /// The bound in points.
  var bound: Double

  func contains(width w: Double, height h: Double) -> Bool { width * w + height * h < bound }

  /// Returns the distance of a size above the line, in points.
  func distance(_ point: ScenePoint) -> Double {
    width * point.width + height * point.height - bound
  }
}

extension HalfPlane {
  /// Creates the line through two points. One that is nearly vertical or horizontal is taken as
  /// such.
  init(through first: ScenePoint, _ second: ScenePoint) {
    self.init(
      width: second.height - first.height, height: first.width - second.width,
      at: first)
  }

  /// Returns a whole size on the line and in an area, or nil.
  func wholeSize(in area: SizePolygon) -> ScenePoint? {
    let widths = area.corners.map(\.width)
    guard let first = widths.min()?.rounded(.up), let last = widths.max(), first <= last else {
      return nil
    }
    guard height != 0 else {
      let center = area.center
      let size = ScenePoint(width: bound / width, height: center.height.rounded())
      return abs(size.width - size.width.rounded()) < 1e-6
        ? ScenePoint(width: size.width.rounded(), height: size.height) : nil
    }
    for whole in stride(from: first, through: last, by: 1) {
      let size = ScenePoint(width: whole, height: (bound - width * whole) / height)
      let rounded = ScenePoint(width: whole, height: size.height.rounded())
      if abs(size.height - rounded.height) < 1e-6, area.contains(rounded) { return rounded }
    }
    return nil
  }

  /// Creates the line with a normal through a point, with 1 as its greatest coefficient.
  init(width: Double, height: Double, at point: ScenePoint) {
    let greatest = abs(width) >= abs(height) ? width : height
    var (w, h) = (width / greatest, height / greatest)
    if abs(w) < 1e-5 { w = 0 }
    if abs(h) < 1e-5 { h = 0 }
    self.init(width: w, height: h, bound: w * point.width + h * point.height)
  }
}
