// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A part of an axis, in points.
///
/// > Note: The standard library has another type of this name. Where this module is imported,
/// > write `NotAutoLayout.Span` or `Swift.Span`.
public struct Span: Hashable, Sendable {
  /// The position of its beginning.
  public var start: Float
  /// The length of the span, which may be negative.
  public var length: Float

  /// Creates a span from two numbers.
  public init(start: Float, length: Float) {
    self.start = start
    self.length = length
  }

  /// Creates the span from left to right of a rectangle.
  init(horizontalFrom rect: Rect) {
    self.init(start: rect.origin.x, length: rect.size.width)
  }

  /// Creates the span from top to bottom of a rectangle.
  init(verticalFrom rect: Rect) {
    self.init(start: rect.origin.y, length: rect.size.height)
  }

  /// The span from 0 with the length 0.
  public static let zero = Span(start: 0, length: 0)
  /// The span from 0 to 1.
  public static let identity = Span(start: 0, length: 1)

  /// The position halfway.
  public var half: Float { geometry(at: 0.5) }
  /// The position of its end.
  public var end: Float { start + length }

  /// Returns the position at a fraction of the length, 0 at the start and 1 at the end.
  public func geometry(at coordinate: Float) -> Float { start + length * coordinate }
}

extension Span: CustomStringConvertible {
  public var description: String { "(start: \(start), length: \(length))" }
}
