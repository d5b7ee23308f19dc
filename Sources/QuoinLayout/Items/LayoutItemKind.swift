// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of an item, which decides the rectangle that its attributes are measured on.
public enum LayoutItemKind: Hashable, Sendable {
  /// A view.
  case view
  /// A rectangle without a view, laid out by constraints in its owner, the parent.
  case guide
  /// The owner's layout margins: the owner inset by its effective margins.
  case marginsGuide
  /// The owner's safe area: the owner inset by its safe area insets.
  case safeAreaGuide
  /// The area that scrolls in the owner, a scroll view: its origin is the owner's content origin,
  /// its size is free.
  case contentGuide
  /// The frame of the owner, a scroll view, as seen from its contents.
  case frameGuide
}

extension LayoutItemKind {
  /// Whether the rectangle has solver variables of its own. Other guides follow their owner.
  var ownsPosition: Bool {
    self == .view || self == .guide
  }

  /// Whether the rectangle is its owner without margins or a safe area.
  package var isInset: Bool {
    self == .marginsGuide || self == .safeAreaGuide
  }
}
