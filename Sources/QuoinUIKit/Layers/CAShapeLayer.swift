// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a shape.
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
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes of the line begin.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}
