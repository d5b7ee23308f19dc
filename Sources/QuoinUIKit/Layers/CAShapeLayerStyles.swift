// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rule that decides which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside where the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside where a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle is added.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square is added.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges meet in a point, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
