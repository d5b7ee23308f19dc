// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

// The height of a text depends on its width, and the baseline of a text in the middle of a field on
// the field's height. Neither is linear, so that Apple's engine solves twice: once with text on one
// line, and once with what the first pass found. There is no third pass.

extension LayoutHost {
  /// Solves with text on one line, and again where widths or heights say that text wraps or that a
  /// baseline moves.
  ///
  /// Each time begins with text on one line, so that the result depends on the constraints alone
  /// and not on what was laid out before.
  func solve() {
    forgetRemovedItems()
    for item in textItems { unwrapText(of: handles[Int(item)].view) }
    if edits.needsRebuild || !(isFitting ? refreshFitting() : applyEdits()) {
      unwrapText(below: root)
      rebuild()
    }
    applyTargets()
    let rest = LayoutRounds.texts.run {
      layOut()
      return textFindings()
    } preparingNext: {
      settleText($0)
    }
    unsettledTexts = rest.map(\.view.handle)
  }

  /// Lets the engine find the frames. Changes that were applied one by one must not have other
  /// results than a description from scratch.
  private func layOut() {
    engine.layout()
    guard !additionOrder.isKept, engine.dependsOnOrder else { return }
    rebuild()
    engine.layout()
  }

  func unwrapText(below root: UIView?) {
    root?.walk { view in
      guard view === root || !view.layoutState.isSeparateRoot else { return false }
      unwrapText(of: view)
      return true
    }
  }

  private func unwrapText(of view: UIView?) {
    guard let view, view.wrapWidth > 0 || view.baselineHeight != nil else {
      return
    }
    remember(view)
    view.wrapWidth = 0
    view.baselineHeight = nil
    view.layoutState.intrinsicSize = nil
    if !isFitting { invalidateItem(view) }
  }

  /// What a pass found for a text that is not laid out for the size that its view has.
  private struct TextFinding {
    var item: ItemID
    var view: UIView
    /// 0 where the text fits on one line.
    var wrapWidth: CGFloat
    var baselineHeight: CGFloat?
  }

  /// Takes over the widths and heights that a pass found.
  private func settleText(_ findings: [TextFinding]) {
    for finding in findings {
      let view = finding.view
      remember(view)
      if finding.wrapWidth != view.wrapWidth {
        view.wrapWidth = finding.wrapWidth
        view.layoutState.intrinsicSize = nil
      }
      view.baselineHeight = finding.baselineHeight
      update(finding.item, from: view)
    }
  }

  /// The texts that the frames of the engine do not suit.
  private func textFindings() -> [TextFinding] {
    var findings: [TextFinding] = []
    for index in textItems {
      guard let view = handles[Int(index)].view else { continue }
      let natural = view.naturalTextWidth
      let mayMove = view.baselineFollowsHeight && entryExtras[index]?.isOnBaseline ?? false
      guard natural != nil || mayMove else { continue }
      let item = engine.itemID(at: index)
      let frame = engine.alignmentRect(of: item)
      let finding = TextFinding(
        item: item, view: view,
        wrapWidth: wrapWidth(of: view, natural: natural, solved: CGFloat(frame.width)) ?? 0,
        baselineHeight: mayMove ? baselineHeight(of: view, CGFloat(frame.height)) : nil)
      if !isSettled(finding) { findings.append(finding) }
    }
    return findings
  }

  /// Whether a text is laid out for the size that was found, or for one that makes no difference.
  private func isSettled(_ finding: TextFinding) -> Bool {
    let view = finding.view
    let heights = (finding.baselineHeight, view.baselineHeight)
    switch heights {
    case (nil, nil): break
    case (let found?, let used?): guard abs(found - used) <= 0.005 else { return false }
    default: return false
    }
    guard abs(finding.wrapWidth - view.wrapWidth) > 0.005 else { return true }
    // The first pass has each text on one line.
    guard view.wrapWidth > 0 else { return false }
    return view.contentSize(wrappedAt: finding.wrapWidth)
      .isNear(view.currentIntrinsicSize)
  }

  /// The width at which the text of a view has to wrap; nil when it fits on one line.
  private func wrapWidth(
    of view: UIView, natural: CGFloat?, solved width: CGFloat
  ) -> CGFloat? {
    guard let natural, view.storedOverrides?.intrinsicContentSize == nil else { return nil }
    // Solved widths carry noise of the order of 1e-9; half a hundredth of a point wraps nothing.
    return width < natural - 0.005 ? max(width, 0.001) : nil
  }

  /// The height in whose middle the line of a view lies; nil when it is that of the content.
  private func baselineHeight(of view: UIView, _ height: CGFloat) -> CGFloat? {
    guard view.storedOverrides?.baselineOffsets == nil,
      abs(view.currentIntrinsicSize.height - height) > 0.005
    else { return nil }
    return height
  }

  /// Stores what a view gets back after a fitting size was computed.
  private func remember(_ view: UIView) {
    guard isFitting, fitting?.textMemories[ObjectIdentifier(view)] == nil else { return }
    fitting?.textMemories[ObjectIdentifier(view)] = TextMemory(
      handle: view.handle, wrapWidth: view.wrapWidth,
      baselineHeight: view.baselineHeight,
      intrinsicSize: view.layoutState.intrinsicSize)
  }

  /// Returns to the views what they had before a fitting size was computed.
  func restoreText() {
    // Each view gets its own back, in whatever order.
    for memory in fitting?.textMemories.values ?? [:].values {
      guard let view = memory.handle.view else { continue }
      view.wrapWidth = memory.wrapWidth
      view.baselineHeight = memory.baselineHeight
      view.layoutState.intrinsicSize = memory.intrinsicSize
    }
    fitting?.textMemories = [:]
  }
}

extension UIView {
  /// The content size as it is with the text wrapped at a width, 0 for one line. Changes nothing.
  func contentSize(wrappedAt width: CGFloat) -> CGSize {
    if let given = storedOverrides?.intrinsicContentSize { return given }
    let used = wrapWidth
    guard used != width else { return currentIntrinsicSize }
    wrapWidth = width
    defer { wrapWidth = used }
    return intrinsicContentSize
  }
}

extension CGSize {
  /// Whether a size is the same but for less than a pixel of any screen.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) <= 0.005 && abs(height - other.height) <= 0.005
  }
}
