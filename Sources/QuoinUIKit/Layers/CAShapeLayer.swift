// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a shape.
open class CAShapeLayer: CALayer {
  /// The shape, in the coordinates of the layer.
  open var path: CGPath? { didSet { lookDidChange() } }
  /// The colour inside the shape.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { lookDidChange() } }
  /// The rule that decides which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { lookDidChange() } }
  /// The colour of the line around the shape.
  open var strokeColor: CGColor? { didSet { lookDidChange() } }
  /// The start of the line, as a fraction of the whole path.
  open var strokeStart: CGFloat = 0 { didSet { lookDidChange() } }
  /// The end of the line, as a fraction of the whole path.
  open var strokeEnd: CGFloat = 1 { didSet { lookDidChange() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { lookDidChange() } }
  /// The maximum length of a corner, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10 { didSet { lookDidChange() } }
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { lookDidChange() } }
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { lookDidChange() } }
  /// The distance from the beginning of the dash pattern to the start of the line.
  open var lineDashPhase: CGFloat = 0 { didSet { lookDidChange() } }
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? { didSet { lookDidChange() } }
}
