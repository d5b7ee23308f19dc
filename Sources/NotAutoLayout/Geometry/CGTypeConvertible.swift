// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// A type of this module that corresponds to a type of the platform.
public protocol CGTypeConvertible {
  /// The type of the platform.
  associatedtype CGType
  /// The value in the type of the platform.
  var cgValue: CGType { get }
  /// Creates a value from the platform's value.
  init(_ cgValue: CGType)
}

extension Float: CGTypeConvertible {}

extension Point: CGTypeConvertible {
  /// The point in the type of the platform.
  public var cgValue: CGPoint { CGPoint(x: x.cgValue, y: y.cgValue) }

  /// Creates the point for one of the platform.
  public init(_ point: CGPoint) {
    self.init(x: Float(point.x), y: Float(point.y))
  }
}

extension Size: CGTypeConvertible {
  /// The size in the type of the platform.
  public var cgValue: CGSize { CGSize(width: width.cgValue, height: height.cgValue) }

  /// Creates the size for one of the platform.
  public init(_ size: CGSize) {
    self.init(width: Float(size.width), height: Float(size.height))
  }
}

extension Rect: CGTypeConvertible {
  /// The rectangle in the type of the platform, not standardized.
  public var cgValue: CGRect { CGRect(origin: origin.cgValue, size: size.cgValue) }

  /// Creates a rectangle from the platform's rectangle, which is not standardized.
  public init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension Insets: CGTypeConvertible {
  /// The insets in the type of the platform.
  public var cgValue: EdgeInsets {
    EdgeInsets(
      top: top.cgValue, left: left.cgValue, bottom: bottom.cgValue, right: right.cgValue)
  }

  /// Creates insets from the platform's insets.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: Float(insets.top), left: Float(insets.left), bottom: Float(insets.bottom),
      right: Float(insets.right))
  }
}
