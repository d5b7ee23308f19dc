// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The size of a part of a screen in a matrix: a width, or a width and a height, in points.
public struct MatrixSize: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The height in points; nil for the height that fits the content at the width.
  public var height: CGFloat?

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points; nil for the height that fits the content.
  public init(width: CGFloat, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// The size for people: `320 wide` or `320 × 200`.
  public var name: String {
    height.map { "\(Points.text(width)) × \(Points.text($0))" } ?? "\(Points.text(width)) wide"
  }
}
