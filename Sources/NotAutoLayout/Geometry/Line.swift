// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The position of a line in a rectangle, as a fraction. Each axis has a type of its own, so that
/// one is never used in place of the other.
public struct Line {
  /// A vertical line by its position between left, 0, and right, 1.
  public struct Horizontal: Hashable, Sendable {
    let value: Float

    /// Creates the line at a fraction of the width.
    public init(_ value: Float) {
      self.value = value
    }

    /// The left edge.
    public static let coordinateLeft: Horizontal = 0
    /// The position halfway between left and right.
    public static let coordinateCenter: Horizontal = 0.5
    /// The right edge.
    public static let coordinateRight: Horizontal = 1
  }

  /// A horizontal line by its position between top, 0, and bottom, 1.
  public struct Vertical: Hashable, Sendable {
    let value: Float

    /// Creates the line at a fraction of the height.
    public init(_ value: Float) {
      self.value = value
    }

    /// The upper edge.
    public static let coordinateTop: Vertical = 0
    /// The position halfway between top and bottom.
    public static let coordinateMiddle: Vertical = 0.5
    /// The lower edge.
    public static let coordinateBottom: Vertical = 1
  }
}

extension Line.Horizontal: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(Float(floatLiteral: value))
  }

  public init(integerLiteral value: Int) {
    self.init(Float(integerLiteral: value))
  }
}

extension Line.Vertical: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(Float(floatLiteral: value))
  }

  public init(integerLiteral value: Int) {
    self.init(Float(integerLiteral: value))
  }
}
