// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The consequence of a change of an item for the rows of the solver, from least to most.
enum ItemChange: Comparable {
  /// No change in the solver.
  case nothing
  /// Margins or safe areas change, which each layout derives from scratch.
  case insets
  /// The size of the item, or that of its content, changes.
  case ownConstants
  /// Constants of any rows change.
  case constants
  /// Variables and rows change.
  case rows

  /// Compares an item with the one that it replaces.
  init(from old: LayoutItem, to new: LayoutItem) {
    if !ItemChange.sharesRows(old, new) {
      self = .rows
    } else if !ItemChange.sharesConstants(old, new) {
      self = .constants
    } else if old.givenSize != new.givenSize || old.contentWidth != new.contentWidth
      || old.contentHeight != new.contentHeight
    {
      self = .ownConstants
    } else {
      self = ItemChange.sharesInsets(old, new) ? .nothing : .insets
    }
  }

  /// Whether variables and rows of both items are the same except for constants.
  private static func sharesRows(_ old: LayoutItem, _ new: LayoutItem) -> Bool {
    old.kind == new.kind && old.parent == new.parent && old.direction == new.direction
      && old.isScrollView == new.isScrollView && old.autoresizing == new.autoresizing
      && (old.givenSize == nil) == (new.givenSize == nil)
      && sharesPriorities(old.contentWidth, new.contentWidth)
      && sharesPriorities(old.contentHeight, new.contentHeight)
  }

  private static func sharesPriorities(_ old: ContentSize?, _ new: ContentSize?) -> Bool {
    old?.hugging == new?.hugging && old?.compressionResistance == new?.compressionResistance
  }

  /// Whether constants of rows that name the items are the same.
  private static func sharesConstants(_ old: LayoutItem, _ new: LayoutItem) -> Bool {
    old.alignmentInsets == new.alignmentInsets && old.boundsOrigin == new.boundsOrigin
      && old.firstBaseline == new.firstBaseline && old.lastBaseline == new.lastBaseline
  }

  private static func sharesInsets(_ old: LayoutItem, _ new: LayoutItem) -> Bool {
    old.margins == new.margins
      && old.insetsMarginsFromSafeArea == new.insetsMarginsFromSafeArea
      && old.preservesSuperviewMargins == new.preservesSuperviewMargins
      && old.safeAreaInsets == new.safeAreaInsets
      && old.additionalSafeAreaInsets == new.additionalSafeAreaInsets
      && old.extras.horizontalSafeArea == new.extras.horizontalSafeArea
      && old.extras.verticalSafeArea == new.extras.verticalSafeArea
  }
}
