// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The fill and the outline of a shape.
struct ShapePaint {
  /// The ends of a line, by the names of SVG.
  enum Cap: String { case butt, round, square }
  /// The corners of a line, by the names of SVG.
  enum Join: String { case miter, round, bevel }

  /// The miter limit of SVG, unless another is given.
  static let usualMiterLimit = 4.0

  var fill: RenderedColor?
  /// The gradient in place of the fill, in the coordinates of the shape.
  var gradient: DisplayGradient?
  var stroke: RenderedColor?
  var lineWidth = 1.0
  /// Lengths of dashes and gaps in points; none for a solid line.
  var dashes: [Double] = []
  /// The distance into the dashes at which the line begins.
  var dashPhase = 0.0
  var cap = Cap.butt
  var join = Join.miter
  /// The maximum length of a pointed corner, as a multiple of the line width.
  var miterLimit = usualMiterLimit

  static func fill(_ color: RenderedColor?) -> ShapePaint { ShapePaint(fill: color) }

  static func stroke(
    _ color: RenderedColor, width: Double = 1, dashes: [Double] = [], round: Bool = false
  ) -> ShapePaint {
    ShapePaint(
      stroke: color, lineWidth: width, dashes: dashes, cap: round ? .round : .butt,
      join: round ? .round : .miter)
  }
}
