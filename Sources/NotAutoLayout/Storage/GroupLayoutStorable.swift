// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view that stores layouts of runs and grids of its subviews, beside those of single subviews.
///
/// ``LayoutInfoStoredView`` is one. Another one calls `nal.layoutGroups()` after
/// `nal.layoutSubviews()`.
@preconcurrency @MainActor
public protocol GroupLayoutStorable: LayoutInfoStorable {
  /// The layouts of runs and grids, by the raw values of conditions.
  var groupInfo: [ConditionEnum.RawValue: [StoredGroup]] { get set }
}
