// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded; lines end at line breaks only.
  public func size() -> CGSize {
    TextBounds.rect(of: self, in: .zero, options: .usesLineFragmentOrigin).size
  }

  /// Returns the rectangle of the text, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a width or height of 0 sets no limit.
  ///   - options: Whether the text has lines.
  ///   - context: Receives the rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = TextBounds.rect(of: self, in: size, options: options)
    context?.totalBounds = rect
    return rect
  }

  /// Draws nothing; the context receives the rectangle of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = boundingRect(with: rect.size, options: options, context: context)
  }
}
