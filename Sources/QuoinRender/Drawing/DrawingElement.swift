// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// A shape or a group of shapes in a picture, from which the pictures in all formats are made.
/// Coordinates are in points; y grows downward.
indirect enum DrawingElement {
  typealias Point = (x: Double, y: Double)

  /// A rectangle; the radius of its corners is at most half its shorter side.
  case rect(LayoutRect, radius: Double = 0, ShapePaint)
  case circle(x: Double, y: Double, radius: Double, ShapePaint)
  case line(from: Point, to: Point, ShapePaint)
  /// A line through points, closed when it is filled.
  case polyline([Point], ShapePaint)
  case path(DisplayPath, ShapePaint)
  case text(TextLine)
  /// Elements with a title that is shown when the pointer is over them. The opacity applies to the
  /// group as a whole. Only pictures of pages that select views have the id of the view.
  case group(
    title: String? = nil, opacity: Double = 1, view: String? = nil, [DrawingElement])
  case effect(DrawingEffect, [DrawingElement])
  /// Elements that are translated.
  case moved(x: Double, y: Double, [DrawingElement])
  /// Elements that are clipped to a rectangle. They keep their coordinates.
  case clip(LayoutRect, [DrawingElement])
  /// An image, stretched to a rectangle. Formats that cannot show it draw the other elements.
  case image(RenderedImage, LayoutRect, tint: RenderedColor, instead: [DrawingElement])
  /// Elements on a background, both clipped to a rectangle with round corners. The id is unique in
  /// a page.
  case screen(LayoutRect, radius: Double, background: RenderedColor, id: String, [DrawingElement])

  /// A line of text that starts, ends or is centred at a point.
  struct TextLine {
    /// The part of the line that is at `x`.
    enum Anchor { case start, middle, end }

    var text: String
    var x: Double
    var baseline: Double
    var font: RenderedFont
    var color: RenderedColor
    var anchor = Anchor.start
    /// The width of the line in layout, in points, which it is stretched or narrowed to in any
    /// font; nil for the natural width of the font.
    var length: Double?
    /// Whether a text without a direction of its own, such as a number, runs from right to left.
    var isRightToLeft = false
    /// The outline of the letters; nil for none.
    var outline: TextOutline?
  }

  /// A line of text that starts, ends or is centred at `x`.
  static func text(
    _ text: String, x: Double, baseline: Double, font: RenderedFont, color: RenderedColor,
    anchor: TextLine.Anchor = .start, length: Double? = nil,
    isRightToLeft: Bool = false, outline: TextOutline? = nil
  ) -> DrawingElement {
    .text(
      TextLine(
        text: text, x: x, baseline: baseline, font: font, color: color, anchor: anchor,
        length: length, isRightToLeft: isRightToLeft, outline: outline))
  }

  /// The radius that is drawn for the corners of a rectangle: at most half of its shorter side.
  static func cornerRadius(_ radius: Double, of rect: LayoutRect) -> Double {
    max(0, min(radius, rect.width / 2, rect.height / 2))
  }
}
