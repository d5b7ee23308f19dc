// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint = 0
  /// Adds a line: one point.
  case addLineToPoint = 1
  /// Adds a quadratic curve: the control point and the end.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve: two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath with a line to its beginning: no points.
  case closeSubpath = 4
}

/// An element of a path, valid while the path is enumerated.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element; how many depends on the kind.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The rule of the winding number.
  case winding = 0
  /// Points that the path winds around an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The end is cut off.
  case butt = 0
  /// The end is a half circle.
  case round = 1
  /// The end is longer by half the width.
  case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The corner is pointed.
  case miter = 0
  /// The corner is round.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}
#endif
