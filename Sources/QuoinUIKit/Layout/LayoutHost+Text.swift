// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

// The height of a text depends on its width, and the baseline of a text in the middle of a field on
// the field's height. Neither is linear, so that Apple's engine solves twice: once with text on one
// line, and once with the results of the first pass. There is no third pass.
//
// Both systems are kept, and each change goes to both. So a change costs in proportion to the views
// it moves, and the result depends on the constraints alone, not on earlier layouts. If no text
// wraps and no baseline moves, one system is both.

extension LayoutHost {
  /// Applies the changes to the systems and solves them.
  func solve() {
    knownAmbiguities = nil
    forgetRemovedItems()
    if edits.needsRebuild || !(isFitting ? refreshFitting() : applyEdits()) {
      rebuild()
    } else if !additionOrder.isKept, hasDependedOnOrder || dependsOnOrder {
      restoreOrder()
    }
    layOut()
    guard !additionOrder.isKept, dependsOnOrder, !isFitting else { return }
    // A layout that depended on the order often does so again. In another order, all is solved
    // twice.
    hasDependedOnOrder = true
    restoreOrder()
    layOut()
  }

  /// Whether the last solution would be another one if items and constraints had been added in
  /// another order.
  var dependsOnOrder: Bool {
    engine.dependsOnOrder || hasFirstSystem && firstSystem.dependsOnOrder
  }

  private func layOut() {
    applyTargets()
    guard !texts.isEmpty else { return engine.layout() }
    if hasFirstSystem { firstSystem.layout() } else { engine.layout() }
    settleTexts()
    if hasFirstSystem { engine.layout(after: firstSystem) } else { engine.layout() }
    findUnsettledTexts()
  }

  // MARK: The first system

  /// Returns the text of an item; nil for an item without one.
  func text(at slot: Int32) -> TextEntry? { Int(slot) < texts.count ? texts[Int(slot)] : nil }

  /// Passes the texts for the sizes of the first system to the second one.
  private func settleTexts() {
    let described = describedTexts
    describedTexts = []
    let sizes =
      hasFirstSystem
      ? firstSystem.alignmentSizes(at: described) : engine.alignmentSizes(at: described)
    let changed = hasFirstSystem ? firstSystem.sizesInOtherFrames : engine.sizesInOtherFrames
    if hasFirstSystem { firstSystem.forgetOtherFrames() }
    var fits: [(slot: Int32, fit: TextFit)] = []
    for (list, isDescribed) in [(sizes, true), (changed, false)] {
      for (slot, size) in list {
        guard let fit = newFit(of: slot, in: size, isDescribed: isDescribed) else { continue }
        fits.append((slot, fit))
      }
    }
    outdatedTexts = described + fits.map(\.slot)
    guard !fits.isEmpty else { return }
    if !hasFirstSystem {
      firstSystem = engine
      firstSystem.forgetOtherFrames()
      hasFirstSystem = true
    }
    for (slot, fit) in fits { setFit(of: slot, to: fit) }
  }

  /// Returns the layout of a text in the size that the first system gives it; nil if that is as
  /// before.
  ///
  /// - Parameter isDescribed: whether the text may be another one since the last time.
  private func newFit(of slot: Int32, in size: LayoutSize, isDescribed: Bool) -> TextFit? {
    // Most texts only move.
    guard var entry = text(at: slot), isDescribed || size != entry.size,
      let view = handles[Int(slot)].view
    else { return nil }
    if isDescribed {
      let isGiven = view.layoutOverrides?.intrinsicContentSize != nil
      entry.natural = isGiven ? nil : view.naturalTextWidth
      let follows = view.baselineFollowsHeight && entryExtras[slot]?.isOnBaseline ?? false
      entry.lineHeight = follows ? view.contentSize(wrappedAt: 0).height : nil
    }
    entry.size = size
    // A program that was called may have changed everything.
    guard text(at: slot) != nil else { return nil }
    texts[Int(slot)] = entry
    let fit = self.fit(entry, of: view, in: size, contentHeight: entry.lineHeight)
    return fit == entry.fit ? nil : fit
  }

  /// Returns the layout of a text in a view of a size.
  ///
  /// - Parameter contentHeight: the height of the content, where baselines follow that of the view.
  private func fit(
    _ entry: TextEntry, of view: UIView, in size: LayoutSize, contentHeight: CGFloat?
  ) -> TextFit {
    var fit = TextFit()
    // Solved widths carry noise of the order of 1e-9; half a hundredth of a point wraps nothing.
    if let natural = entry.natural, size.width < natural - 0.005 {
      fit.wrapWidth = max(size.width, 0.001)
    }
    if let contentHeight, view.layoutOverrides?.baselineOffsets == nil,
      abs(contentHeight - size.height) > 0.005
    {
      fit.baselineHeight = size.height
    }
    return fit
  }

  private func setFit(of slot: Int32, to fit: TextFit) {
    guard text(at: slot) != nil, let view = handles[Int(slot)].view else { return }
    texts[Int(slot)]?.fit = fit
    if !isFitting { view.take(fit) }
    let item = engine.itemID(at: slot)
    let description = description(of: view, item, fit)
    replace(view) { () throws(LayoutError) in try engine.updateItem(item, to: description) }
  }

  // MARK: The second system

  /// Finds the texts that the frames of the second system do not suit.
  private func findUnsettledTexts() {
    for slot in outdatedTexts where text(at: slot) != nil { texts[Int(slot)]?.solvedSize = nil }
    let sizes = engine.alignmentSizes(at: outdatedTexts) + engine.sizesInOtherFrames
    outdatedTexts = []
    for (slot, size) in sizes {
      // Most texts only move.
      guard let entry = text(at: slot), entry.solvedSize != size, let view = handles[Int(slot)].view
      else { continue }
      texts[Int(slot)]?.solvedSize = size
      if isSettled(entry, of: view, in: size) {
        unsettledTextSlots.remove(slot)
      } else {
        unsettledTextSlots.insert(slot)
      }
    }
  }

  /// Returns whether a text is laid out for the size that the second system gives it, or for one
  /// that makes no difference.
  private func isSettled(_ entry: TextEntry, of view: UIView, in size: LayoutSize) -> Bool {
    let used = entry.fit
    var contentHeight: CGFloat?
    if entry.lineHeight != nil {
      contentHeight = view.contentSize(wrappedAt: used.wrapWidth).height
    }
    let found = fit(entry, of: view, in: size, contentHeight: contentHeight)
    switch (found.baselineHeight, used.baselineHeight) {
    case (nil, nil): break
    case (let found?, let used?): guard abs(found - used) <= 0.005 else { return false }
    default: return false
    }
    guard abs(found.wrapWidth - used.wrapWidth) > 0.005 else { return true }
    guard used.wrapWidth > 0 else { return false }
    return view.contentSize(wrappedAt: found.wrapWidth)
      .isNear(view.contentSize(wrappedAt: used.wrapWidth))
  }

  /// The views whose text is wrapped for another size than the last solution gives them.
  var unsettledTexts: [ItemHandle] {
    unsettledTextSlots.sorted().map { handles[Int($0)] }.filter { $0.view != nil }
  }
}

extension CGSize {
  /// Returns whether a size differs by less than a pixel of any screen.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) <= 0.005 && abs(height - other.height) <= 0.005
  }
}
