// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Rarely used properties of an item.
struct LayoutEntryExtras {
  /// By how much a program's override of the safe area differed when the view was described.
  var overriddenSafeArea = UIEdgeInsets.zero
  /// For a scroll view: on which axes constraints speak of its content.
  var contentAxes: Set<LayoutAxis> = []
  /// Whether constraints speak of its baselines.
  var isOnBaseline = false
}
