// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded; lines end only at line breaks.
  public func size() -> CGSize {
    TextBounds.rect(of: self, in: .zero, options: .usesLineFragmentOrigin).size
  }

  /// Returns the bounding rectangle of the text, not rounded.
  ///
  /// - Parameters:
  ///   - size: The available size; a width or height of 0 sets no limit.
  ///   - options: Whether the text has several lines.
  ///   - context: Receives the bounding rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = TextBounds.rect(of: self, in: size, options: options)
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: The available area; without an option for lines, the baseline is at its upper edge.
  ///   - options: Whether the text has several lines.
  ///   - context: Receives the bounding rectangle of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = boundingRect(with: rect.size, options: options, context: context)
    TextDrawing.draw(self, in: rect, options: options)
  }

  /// Draws the text into the current context with its upper left corner at a point. Lines end at
  /// line breaks alone.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the lines of the text that fit into a rectangle of the current context, at least one.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
}
