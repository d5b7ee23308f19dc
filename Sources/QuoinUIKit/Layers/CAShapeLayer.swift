// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a shape. Nothing is drawn here; its properties are stored.
open class CAShapeLayer: CALayer {
  /// The shape, in the coordinates of the layer.
  open var path: CGPath?
  /// The colour inside of the shape.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The rule that decides which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line around the shape.
  open var strokeColor: CGColor?
  /// Where the line starts, as a part of the whole.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the whole.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The greatest length of a corner, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10
  /// What the ends of the line look like.
  open var lineCap = CAShapeLayerLineCap.butt
  /// What the corners of the line look like.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes of the line begin.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// A rule that decides which points are inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// Creates a rule from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The rule that fills all areas that the line encloses.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The rule that fills areas that the line encloses an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// Creates a form from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The end is cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The end is a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The end is longer by half the width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// Creates a form from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The corner is pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
