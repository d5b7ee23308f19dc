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
    for slot in textSlots { unwrapText(of: entries[Int(slot)].life.view) }
    if isTrial && !structureIsDirty {
      refreshTrial()
    } else if structureIsDirty || !applyEdits() {
      unwrapText(below: root)
      rebuild()
    }
    addWishes()
    layOut()
    if settleText() { layOut() }
  }

  /// Lets the engine find the frames. What was told bit by bit must not have other results than what
  /// is told at once.
  private func layOut() {
    engine.layout()
    guard !isInOrder, engine.dependsOnOrder else { return }
    rebuild()
    engine.layout()
  }

  func unwrapText(below view: UIView?) {
    guard let view else { return }
    unwrapText(of: view)
    for child in view.children where !child.layoutState.isSeparateRoot {
      unwrapText(below: child)
    }
  }

  private func unwrapText(of view: UIView?) {
    guard let view, view.layoutState.wrapWidth > 0 || view.layoutState.baselineHeight != nil else {
      return
    }
    remember(view)
    view.layoutState.wrapWidth = 0
    view.layoutState.baselineHeight = nil
    view.layoutState.intrinsicSize = nil
    if !isTrial { noteItem(view) }
  }

  /// What the first pass found for a text that is not as wide or high as its content.
  private struct TextFinding {
    var slot: Int32
    var view: UIView
    var wrapWidth: CGFloat?
    var baselineHeight: CGFloat?
  }

  /// Takes over the widths and heights of the first pass. Answers whether the engine was told
  /// anything.
  private func settleText() -> Bool {
    let findings = textFindings()
    for finding in findings {
      let view = finding.view
      remember(view)
      if let wrapWidth = finding.wrapWidth {
        view.layoutState.wrapWidth = wrapWidth
        view.layoutState.intrinsicSize = nil
      }
      view.layoutState.baselineHeight = finding.baselineHeight
      update(finding.slot, from: view)
    }
    return !findings.isEmpty
  }

  private func textFindings() -> [TextFinding] {
    var findings: [TextFinding] = []
    for slot in textSlots {
      let entry = entries[Int(slot)]
      guard let view = entry.life.view else { continue }
      let natural = view.naturalTextWidth
      let mayMove = view.baselineFollowsHeight && rareEntries[slot]?.isOnBaseline ?? false
      guard natural != nil || mayMove else { continue }
      let frame = engine.alignmentRect(of: entry.id)
      let finding = TextFinding(
        slot: slot, view: view,
        wrapWidth: wrapWidth(of: view, natural: natural, solved: CGFloat(frame.width)),
        baselineHeight: mayMove ? baselineHeight(of: view, CGFloat(frame.height)) : nil)
      if finding.wrapWidth != nil || finding.baselineHeight != nil { findings.append(finding) }
    }
    return findings
  }

  /// The width at which the text of a view has to wrap; nil when it fits on one line.
  private func wrapWidth(
    of view: UIView, natural: CGFloat?, solved width: CGFloat
  ) -> CGFloat? {
    guard let natural, view.layoutState.overrides?.intrinsicContentSize == nil else { return nil }
    // Solved widths carry noise of the order of 1e-9; half a hundredth of a point wraps nothing.
    return width < natural - 0.005 ? max(width, 0.001) : nil
  }

  /// The height in whose middle the line of a view lies; nil when it is that of the content.
  private func baselineHeight(of view: UIView, _ height: CGFloat) -> CGFloat? {
    guard view.layoutState.overrides?.baselineOffsets == nil,
      abs(view.currentIntrinsicSize.height - height) > 0.005
    else { return nil }
    return height
  }

  /// In a trial: what a view has to get back afterwards.
  private func remember(_ view: UIView) {
    guard isTrial, textMemories[ObjectIdentifier(view)] == nil else { return }
    textMemories[ObjectIdentifier(view)] = TextMemory(
      life: view.life, wrapWidth: view.layoutState.wrapWidth,
      baselineHeight: view.layoutState.baselineHeight,
      intrinsicSize: view.layoutState.intrinsicSize)
  }

  /// Gives the views back what they had before a trial.
  func restoreText() {
    // Each view gets its own back, in whatever order.
    for memory in textMemories.values {
      guard let view = memory.life.view else { continue }
      view.layoutState.wrapWidth = memory.wrapWidth
      view.layoutState.baselineHeight = memory.baselineHeight
      view.layoutState.intrinsicSize = memory.intrinsicSize
    }
    textMemories = [:]
  }
}

/// How the text of a view lay before a trial.
struct TextMemory {
  var life: ElementLife
  var wrapWidth: CGFloat
  var baselineHeight: CGFloat?
  var intrinsicSize: CGSize?
}
