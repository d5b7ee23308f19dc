// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The fill and the outline of a shape.
struct ShapePaint {
  var fill: RenderedColor?
  var stroke: RenderedColor?
  var lineWidth = 1.0
  /// Lengths of dashes and gaps in points; none for a solid line.
  var dashes: [Double] = []
  var hasRoundCaps = false

  static func fill(_ color: RenderedColor?) -> ShapePaint { ShapePaint(fill: color) }

  static func stroke(
    _ color: RenderedColor, width: Double = 1, dashes: [Double] = [], round: Bool = false
  ) -> ShapePaint {
    ShapePaint(stroke: color, lineWidth: width, dashes: dashes, hasRoundCaps: round)
  }
}
