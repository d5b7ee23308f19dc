// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The appearance of views during animations at one time.
public struct AnimationMoment: Hashable, Sendable {
  /// The appearance of a view during animations.
  public struct ShownView: Hashable, Sendable {
    /// The view's name: its accessibility identifier, the property that stores it, or its path in
    /// the tree.
    public var name: String
    /// The frame that is shown, in points and in the coordinates of the superview.
    public var frame: CGRect
    /// The opacity from 0, invisible, to 1.
    public var opacity: Double
  }

  /// The time in seconds after the start.
  public var time: TimeInterval
  /// The views in the order of the tree.
  public var views: [ShownView]

  /// Returns the frame of the first view with a name, or nil.
  public func frame(of name: String) -> CGRect? { views.first { $0.name == name }?.frame }
}
