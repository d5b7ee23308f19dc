// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A pin in the stored layout of a view, by which it reads the frame of another view.
@preconcurrency @MainActor
public struct LayoutDependency {
  /// The view to lay out.
  public let view: View
  /// The subview that it is pinned to, or that contains the view that it is pinned to.
  public let reference: View
  /// Whether a layout pass places the reference first. If not, the view gets the frame that the
  /// reference had before.
  public let isInOrder: Bool

  /// The dependency in a sentence that names both views.
  public var sentence: String {
    let (view, reference) = (PlatformItem.name(of: view), PlatformItem.name(of: reference))
    return isInOrder
      ? "\(view) is laid out after \(reference), which it is pinned to."
      : "\(view) is laid out before \(reference), which it is pinned to. Give it a higher order."
  }
}
