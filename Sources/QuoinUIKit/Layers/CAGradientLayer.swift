// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a gradient. Nothing is drawn here; its properties are stored.
open class CAGradientLayer: CALayer {
  /// The colours, from the start to the end.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the gradient starts: (0, 0) is the upper left, (1, 1) the lower right corner.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours are arranged.
  open var type = CAGradientLayerType.axial
}

/// How the colours of a gradient are arranged.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the arrangement.
  public var rawValue: String

  /// An arrangement of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, as the hand of a clock goes.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
