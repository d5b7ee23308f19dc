// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DrawingElement {
  /// The attributes of the element in SVG that are positions or lengths, with their numbers; none
  /// for a group.
  var coordinates: [(name: String, numbers: [Double])] {
    switch self {
    case .rect(let rect, let radius, _):
      Self.coordinates(of: rect)
        + (radius > 0 ? [("rx", [Self.cornerRadius(radius, of: rect)])] : [])
    case .circle(let x, let y, let radius, _): [("cx", [x]), ("cy", [y]), ("r", [radius])]
    case .line(let start, let end, _):
      [("x1", [start.x]), ("y1", [start.y]), ("x2", [end.x]), ("y2", [end.y])]
    case .polyline(let points, _): [("points", points.flatMap { [$0.x, $0.y] })]
    case .text(let line): [("x", [line.x]), ("y", [line.baseline])]
    case .clip(let rect, _):
      Self.coordinates(of: rect) + [("viewBox", [rect.x, rect.y, rect.width, rect.height])]
    // Pages that resize have no images, and drawings do not follow the size.
    case .group, .moved, .screen, .image, .path, .effect: []
    }
  }

  private static func coordinates(of rect: LayoutRect) -> [(name: String, numbers: [Double])] {
    [("x", [rect.x]), ("y", [rect.y]), ("width", [rect.width]), ("height", [rect.height])]
  }

  /// The elements inside.
  var children: [DrawingElement] {
    switch self {
    case .rect, .circle, .line, .polyline, .path, .text, .image: []
    case .effect(.cut(_, _, let instead), let children): children + instead
    case .group(_, _, _, let children), .moved(_, _, let children), .clip(_, let children),
      .screen(_, _, _, _, let children), .effect(_, let children):
      children
    }
  }
}
