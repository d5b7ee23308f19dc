// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIHoverStyle {
  /// A change of a view while the pointer hovers over it.
  public struct Effect: Hashable, Sendable {
    private let name: String
    /// The default effect for the view.
    public static let automatic = Effect(name: "automatic")
    /// An effect that highlights the view.
    public static let highlight = Effect(name: "highlight")
    /// An effect that lifts the view.
    public static let lift = Effect(name: "lift")
  }
}

/// The shape of a hover effect.
public struct UIShape: Hashable, Sendable {
  private let name: String
  private let radius: CGFloat
  /// A rectangle with square corners.
  public static let rect = UIShape(name: "rect", radius: 0)
  /// A rectangle with semicircular ends.
  public static let capsule = UIShape(name: "capsule", radius: .infinity)
  /// A circle.
  public static let circle = UIShape(name: "circle", radius: .infinity)
  /// A rectangle with rounded corners.
  public static let roundedRect = UIShape(name: "rounded rect", radius: 8)
  /// Returns a rectangle with a corner radius.
  public static func rect(cornerRadius: CGFloat) -> UIShape {
    UIShape(name: "rect", radius: cornerRadius)
  }
  /// Returns the given rectangle with a corner radius.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape(name: "fixed rect", radius: cornerRadius)
  }
}
