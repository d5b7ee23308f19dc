// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The frame of a view before and after a change.
///
/// > Note: QuoinVersioning has another type of this name. Where both modules are imported, write
/// > `QuoinStage.FrameChange` or `QuoinVersioning.FrameChange`.
public struct FrameChange: Hashable, Sendable {
  /// The view's name: its accessibility identifier, the property that stores it, or its path in the
  /// tree.
  public var name: String
  /// The frame before the change, in points and in the coordinates of the superview; nil for a view
  /// that was not in the window.
  public var before: CGRect?
  /// The frame after the change; nil for a view that is no longer in the window.
  public var after: CGRect?

  /// Creates a change of a view's frame.
  public init(name: String, before: CGRect?, after: CGRect?) {
    self.name = name
    self.before = before
    self.after = after
  }

  /// Whether the frame changed, or the view was added or removed.
  public var isMoved: Bool { before != after }
}
