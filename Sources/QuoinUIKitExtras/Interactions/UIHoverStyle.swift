// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How a view looks while a pointer is above it. Stored, not shown.
public struct UIHoverStyle: Hashable, Sendable {
  /// The look.
  public struct Effect: Hashable, Sendable {
    private let name: String
    /// What suits the view.
    public static let automatic = Effect(name: "automatic")
    /// Lighter.
    public static let highlight = Effect(name: "highlight")
    /// Raised.
    public static let lift = Effect(name: "lift")
  }

  /// The look; nil for none.
  public var effect: Effect?
  /// The shape; nil for that of the view.
  public var shape: UIShape?
  /// Whether the style is in use.
  public var isEnabled = true

  /// A look of a shape.
  public init(effect: Effect? = nil, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// What suits the view.
  public static func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// A shape.
public struct UIShape: Hashable, Sendable {
  private let name: String
  private let radius: CGFloat
  /// A rectangle.
  public static let rect = UIShape(name: "rect", radius: 0)
  /// A rectangle with half circles at its ends.
  public static let capsule = UIShape(name: "capsule", radius: .infinity)
  /// A circle.
  public static let circle = UIShape(name: "circle", radius: .infinity)
  /// A rectangle with round corners.
  public static let roundedRect = UIShape(name: "rounded rect", radius: 8)
  /// A rectangle with corners of a radius.
  public static func rect(cornerRadius: CGFloat) -> UIShape {
    UIShape(name: "rect", radius: cornerRadius)
  }
  /// A rectangle with corners of a radius.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape(name: "fixed rect", radius: cornerRadius)
  }
}

extension UIView {
  /// How the view looks while a pointer is above it. Stored, not shown.
  public var hoverStyle: UIHoverStyle? {
    get { kept(as: UIHoverStyle.self, .hoverStyle) }
    set { keep(newValue, .hoverStyle) }
  }
}
