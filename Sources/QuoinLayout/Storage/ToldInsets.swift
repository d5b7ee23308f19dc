// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which insets have to be told to who asks for what is new, and what was told.
struct ToldInsets: Sendable {
  /// The slots of the items whose insets are told in any case.
  private var forced: [Int32] = []
  /// By slot, where insets depend on frames; else empty.
  private var safeAreas: [LayoutInsets] = []
  private var margins: [LayoutInsets] = []

  /// The insets of an item are told next, whatever they are.
  mutating func note(_ slot: Int32) {
    forced.append(slot)
  }

  /// Tells the insets that are new: first what has to be told in any case, then what frames moved,
  /// superviews first.
  mutating func take(
    _ model: LayoutModel, _ plans: [ItemPlan], into news: inout [LayoutNews.Insets]
  ) {
    // Items may have joined since insets stopped following frames.
    if model.insets.areKept || !margins.isEmpty { makeRoom(model) }
    for slot in forced { take(slot, model, isForced: true, into: &news) }
    forced.removeAll(keepingCapacity: true)
    guard !margins.isEmpty else { return }
    for plan in plans { take(plan.slot, model, isForced: false, into: &news) }
    guard !model.insets.areKept else { return }
    // What items say themselves is told as forced from now on.
    safeAreas = []
    margins = []
  }

  /// What was reported of an item last, nil where it is what the item says.
  func reportedInsets(of slot: Int32) -> (safeArea: LayoutInsets, margins: LayoutInsets)? {
    Int(slot) < margins.count ? (safeAreas[Int(slot)], margins[Int(slot)]) : nil
  }

  /// What was told of items that stand alone is what they say themselves.
  private mutating func makeRoom(_ model: LayoutModel) {
    for slot in margins.count..<max(model.tree.table.slotCount, margins.count) {
      safeAreas.append(.zero)
      margins.append(model.tree[Int32(slot)].item.ownMargins)
    }
  }

  private mutating func take(
    _ slot: Int32, _ model: LayoutModel, isForced: Bool, into news: inout [LayoutNews.Insets]
  ) {
    guard model.tree.table.isLive(slot), model.tree[slot].item.kind == .view else { return }
    let safeArea = model.safeArea(of: slot)
    let own = model.margins(of: slot)
    if !margins.isEmpty {
      let place = Int(slot)
      guard isForced || safeArea != safeAreas[place] || own != margins[place] else { return }
      safeAreas[place] = safeArea
      margins[place] = own
    }
    news.append(LayoutNews.Insets(slot: slot, safeArea: safeArea, margins: own))
  }
}
