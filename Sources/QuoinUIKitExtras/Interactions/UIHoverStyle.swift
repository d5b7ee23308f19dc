// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension UIHoverStyle {
  /// A change of a view below the pointer.
  public struct Effect: Hashable, Sendable {
    private let name: String
    /// The effect that suits the view.
    public static let automatic = Effect(name: "automatic")
    /// A lighter view.
    public static let highlight = Effect(name: "highlight")
    /// A raised view.
    public static let lift = Effect(name: "lift")
  }
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
