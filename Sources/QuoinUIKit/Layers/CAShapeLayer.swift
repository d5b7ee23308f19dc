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
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// How long a corner of the line may become, as a multiple of its width.
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

  /// A rule of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the line goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the line goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a line look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// A form of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Longer by half the width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a line look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// A form of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
