// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Rarely used properties of an item.
struct LayoutEntryExtras {
  /// The difference of a program's override of the safe area when the view was described.
  var overriddenSafeArea = UIEdgeInsets.zero
  /// The axes on which constraints refer to the content of a scroll view.
  var contentAxes: Set<LayoutAxis> = []
  /// Whether constraints use the baselines of the item.
  var isOnBaseline = false
}
