// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public var rawValue: String

  /// Creates a shape from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public var rawValue: String

  /// Creates a part from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the order.
  public var rawValue: String

  /// Creates an order from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The order from back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The particles are drawn with their colours added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
