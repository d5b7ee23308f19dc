// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension ReportedInsets {
  /// Returns whether the reported insets of an item are those of the model.
  func isCurrent(_ slot: Int32, _ model: LayoutModel) -> Bool {
    guard let reported = reportedInsets(of: slot) else {
      return model.safeArea(of: slot) == .zero
        && model.margins(of: slot) == model.tree[slot].item.ownMargins
    }
    return reported.safeArea == model.safeArea(of: slot)
      && reported.margins == model.margins(of: slot)
  }
}

#endif
