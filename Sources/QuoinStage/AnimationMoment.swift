// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What animations show at one time.
public struct AnimationMoment: Hashable, Sendable {
  /// A view as it is shown.
  public struct ShownView: Hashable, Sendable {
    /// The view's name: its accessibility identifier, the property that holds it, or its path in the
    /// tree.
    public var name: String
    /// The frame that is shown, in points and in the coordinates of the superview.
    public var frame: CGRect
    /// From 0, invisible, to 1.
    public var opacity: Double
  }

  /// In seconds after the start.
  public var time: TimeInterval
  /// In the order of the tree.
  public var views: [ShownView]

  /// The frame of the first view with a name; nil when there is none.
  public func frame(of name: String) -> CGRect? { views.first { $0.name == name }?.frame }
}
