// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import MortarCore
import QuoinPlatform

// View debuggers show the name, so it is that of Mortar.
// swift-format-ignore-file: NoLeadingUnderscores

#if QUOIN_APPKIT
/// An invisible view that covers a region and takes no events.
public final class _MortarVFLGhostView: MortarView {
  /// The tag by which controllers find their view.
  public override var tag: Int { Self.reservedTag }

  /// Creates a view with an empty frame.
  public init() {
    super.init(frame: .zero)
    alphaValue = 0
  }

  /// Returns nil: archives have no such views.
  public required init?(coder: NSCoder) { nil }

  /// Returns nil, so that the views behind receive events.
  public override func hitTest(_ point: NSPoint) -> NSView? { nil }
}
#else
/// An invisible view that covers a region and takes no events.
public final class _MortarVFLGhostView: MortarView {
  /// Creates a view with an empty frame.
  public init() {
    super.init(frame: .zero)
    alpha = 0
    backgroundColor = .clear
    isUserInteractionEnabled = false
    tag = Self.reservedTag
  }

  /// Returns nil: archives have no such views.
  public required init?(coder: NSCoder) { nil }
}
#endif

extension _MortarVFLGhostView {
  /// The tag by which controllers find their view; the same as in Mortar.
  static let reservedTag = Int.min + 10
}
