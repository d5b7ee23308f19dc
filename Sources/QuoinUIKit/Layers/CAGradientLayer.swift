// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a gradient. Gradients around a point by angle (`conic`) are not drawn.
open class CAGradientLayer: CALayer {
  /// The colours, from the start to the end.
  open var colors: [Any]? { didSet { lookDidChange() } }
  /// The positions of the colours, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { lookDidChange() } }
  /// The start of the gradient: (0, 0) is the upper left, (1, 1) the lower right corner.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { lookDidChange() } }
  /// The end of the gradient.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { lookDidChange() } }
  /// The arrangement of the colours.
  open var type = CAGradientLayerType.axial { didSet { lookDidChange() } }
}

/// The arrangement of the colours of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the arrangement.
  public var rawValue: String

  /// Creates an arrangement from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The arrangement along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The arrangement around a point, outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The arrangement around a point, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
