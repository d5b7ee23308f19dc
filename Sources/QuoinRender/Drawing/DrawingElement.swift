// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A piece of a picture, in points, with y growing downward. Every format of pictures is made from
/// these.
indirect enum DrawingElement {
  typealias Point = (x: Double, y: Double)

  /// A rectangle; the radius of its corners is at most half its shorter side.
  case rect(LayoutRect, radius: Double = 0, ShapePaint)
  case circle(x: Double, y: Double, radius: Double, ShapePaint)
  case line(from: Point, to: Point, ShapePaint)
  /// A line through points, closed when it is filled.
  case polyline([Point], ShapePaint)
  case text(TextLine)
  /// Elements that belong together, with words for who points at them. They fade as one.
  case group(title: String? = nil, opacity: Double = 1, [DrawingElement])
  /// Elements moved from where they say they are.
  case moved(x: Double, y: Double, [DrawingElement])
  /// A window through which elements are seen; they keep their coordinates.
  case clip(LayoutRect, [DrawingElement])
  /// A window with round corners onto a ground with elements on it. The id is unique in a page.
  case screen(LayoutRect, radius: Double, ground: RenderedColor, id: String, [DrawingElement])

  /// A line of text that starts, ends or is centred at a point.
  struct TextLine {
    /// Which part of the line is at `x`.
    enum Anchor { case start, middle, end }

    var text: String
    var x: Double
    var baseline: Double
    var font: RenderedFont
    var color: RenderedColor
    var anchor = Anchor.start
    /// How wide layout took the line to be, in points; the line is as wide in whatever font it is
    /// shown. nil for as wide as the font makes it.
    var length: Double?
    /// The direction of a text whose letters have none, such as a number.
    var isRightToLeft = false
  }

  /// A line of text that starts, ends or is centred at `x`.
  static func text(
    _ text: String, x: Double, baseline: Double, font: RenderedFont, color: RenderedColor,
    anchor: TextLine.Anchor = .start, length: Double? = nil,
    isRightToLeft: Bool = false
  ) -> DrawingElement {
    .text(
      TextLine(
        text: text, x: x, baseline: baseline, font: font, color: color, anchor: anchor,
        length: length, isRightToLeft: isRightToLeft))
  }

  /// The radius that the corners of a rectangle can have.
  static func cornerRadius(_ radius: Double, of rect: LayoutRect) -> Double {
    max(0, min(radius, rect.width / 2, rect.height / 2))
  }
}
