// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The curve is a part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The curve has no sudden change of curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of contents in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public var rawValue: String

  /// Creates a placement from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents are centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are on the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are on the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are as large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are as small as fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The computation of pixels of scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public var rawValue: String

  /// Creates a filter from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolates between neighbouring pixels at several scales.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
