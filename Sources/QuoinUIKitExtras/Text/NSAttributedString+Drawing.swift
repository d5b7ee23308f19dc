// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

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

  /// Draws the text. Nothing is drawn, but the context receives the bounding rectangle of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = boundingRect(with: rect.size, options: options, context: context)
  }
}
