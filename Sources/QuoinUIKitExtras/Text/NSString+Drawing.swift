// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension NSString {
  /// Returns the size of the text in points, not rounded; lines end only at line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: substring(from: 0), attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text, not rounded.
  ///
  /// - Parameters:
  ///   - size: The available size; a width or height of 0 sets no limit.
  ///   - options: Whether the text has several lines.
  ///   - attributes: Font, paragraph style and other attributes; the font is Helvetica 12 unless
  ///     stated.
  ///   - context: Receives the bounding rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text into the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Draws the text into the current context with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: substring(from: 0), attributes: attrs).draw(at: point)
  }

  /// Draws the lines of the text that fit into a rectangle of the current context, at least one.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: substring(from: 0), attributes: attrs).draw(in: rect)
  }
}
