// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Lists whose order is significant.
enum ListOrder {
  private static let lists: Set = [
    "subviews", "arrangedSubviews", "cells", "sections", "segments", "items", "viewControllers",
    "gridCells", "rows", "columns", "tabViewItems", "tableColumns", "splitViewItems", "prototypes",
    "beginningViews", "middleViews", "endViews", "toolbarItems", "allowedToolbarItems",
  ]

  /// Returns whether the order of the elements in a list is significant.
  static func counts(_ list: String) -> Bool { lists.contains(list) }
}
