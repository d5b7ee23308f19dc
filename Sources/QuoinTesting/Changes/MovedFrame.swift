// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The frame of a view before and after a change that moved it.
public struct MovedFrame: Hashable, Sendable {
  /// The accessibility identifier of the view, otherwise the name of a property, otherwise the
  /// path.
  public var name: String
  /// The frame before the change, in points and in the coordinates of the superview; nil for a view
  /// that did not exist.
  public var before: CGRect?
  /// The frame after the change; nil for a view that is no longer there.
  public var after: CGRect?
}
