// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The insets of views that were reported last, and which have to be reported next.
struct ReportedInsets: Sendable {
  /// The slots of the items whose insets are reported next, whether they changed or not.
  private var invalidSlots: [Int32] = []
  /// The safe areas, by slot, where insets depend on frames; otherwise empty.
  private var safeAreas: [LayoutInsets] = []
  private var margins: [LayoutInsets] = []

  /// Marks the insets of an item, which are reported next whether they changed or not.
  mutating func invalidate(_ slot: Int32) {
    invalidSlots.append(slot)
  }

  /// Moves the insets that differ from the reported ones to `changes`: first those of marked items,
  /// then those that changed with frames, superviews first.
  mutating func takeChanges(
    _ model: LayoutModel, _ order: [ItemSpan], into changes: inout [LayoutChanges.Insets]
  ) {
    // Items may have been added since insets stopped to depend on frames.
    if model.insets.areKept || !margins.isEmpty { makeRoom(model) }
    for slot in invalidSlots { take(slot, model, isForced: true, into: &changes) }
    invalidSlots = []
    guard !margins.isEmpty else { return }
    for span in order { take(span.slot, model, isForced: false, into: &changes) }
    guard !model.insets.areKept else { return }
    // From now on, insets change with their items alone, which are marked then.
    safeAreas = []
    margins = []
  }

  /// The insets of an item that were reported last, nil where these are the item's own.
  func reportedInsets(of slot: Int32) -> (safeArea: LayoutInsets, margins: LayoutInsets)? {
    Int(slot) < margins.count ? (safeAreas[Int(slot)], margins[Int(slot)]) : nil
  }

  /// Adds entries for new slots with the margins that the items state, since insets that do not
  /// depend on frames are reported unchanged.
  private mutating func makeRoom(_ model: LayoutModel) {
    for slot in margins.count..<max(model.tree.table.slotCount, margins.count) {
      safeAreas.append(.zero)
      margins.append(model.tree[Int32(slot)].item.ownMargins)
    }
  }

  private mutating func take(
    _ slot: Int32, _ model: LayoutModel, isForced: Bool, into changes: inout [LayoutChanges.Insets]
  ) {
    guard model.tree.table.isLive(slot), model.tree[slot].item.kind == .view else { return }
    let safeArea = model.safeArea(of: slot)
    let own = model.margins(of: slot)
    if !margins.isEmpty {
      let index = Int(slot)
      guard isForced || safeArea != safeAreas[index] || own != margins[index] else { return }
      safeAreas[index] = safeArea
      margins[index] = own
    }
    changes.append(LayoutChanges.Insets(slot: slot, safeArea: safeArea, margins: own))
  }
}
