// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Takes over frames, margins and safe areas where they are new, superviews first. What follows
  /// from them marks the host dirty again.
  func readResults() {
    let scale = scale
    if let root { readRootSize(of: root, scale: scale) }
    while engine.takeFrames(scale: Double(scale), into: &news) { readFrames() }
    engine.takeInsets(into: &news)
    // A program may answer to insets with a pass of its own, which brings other news.
    let insets = news.insets
    for insets in insets {
      guard let view = entries[Int(insets.slot)].life.view else { continue }
      readSafeArea(of: view, insets.slot, UIEdgeInsets(insets.safeArea))
      readMargins(of: view, UIEdgeInsets(insets.margins))
    }
    news.releaseInsets()
    for slot in scrollSlots { readContentSize(of: slot, scale: scale) }
  }

  /// Tells the views where they belong. In a pass in which no program can notice when a view takes its
  /// frame, views take them at once; else the pass of the superviews of those that are elsewhere is
  /// asked for. Calls nothing that a program could override.
  private func readFrames() {
    let takesAtOnce = !isObserved && LayoutHost.running === self
    var toldParent: Int32 = -1
    for index in 0..<news.frameCount {
      let frame = news.frames[index]
      let life = entries[Int(frame.slot)].life
      guard let view = life.uncountedView else {
        life.guide.map { read(frame, into: $0) }
        continue
      }
      guard frame.parent >= 0, life !== rootLife else { continue }
      let target = CGRect(frame.rect)
      if takesAtOnce {
        switch UIView.takeTarget(view, target) {
        case .nothing, .superview: continue
        case .layout:
          // What is inside is where it belongs as well, unless the program moved it.
          if hasForeignFrames { view.takeUnretainedValue().requireLayout() }
          continue
        case .setters: break
        }
      }
      guard UIView.setTarget(of: view, target) == .superview, frame.parent != toldParent else {
        continue
      }
      // A frame that the program set meanwhile stays until the superview is laid out for another
      // reason.
      let countedView = view.takeUnretainedValue()
      guard countedView.wantsTargetFrame else { continue }
      countedView.parent?.requireLayout()
      toldParent = frame.parent
    }
  }

  private func read(_ frame: LayoutNews.Frame, into guide: UILayoutGuide) {
    guide.exactFrame = CGRect(engine.frame(of: entries[Int(frame.slot)].id))
    guide.solvedFrame = CGRect(frame.rect)
  }

  /// The unrounded frame of a view, nil when it is no item of the layout.
  func exactFrame(of life: ElementLife) -> CGRect? {
    item(of: life).map { CGRect(engine.frame(of: $0)) }
  }

  /// A root whose size nobody gave takes the one that its constraints determine.
  private func readRootSize(of view: UIView, scale: CGFloat) {
    var exact = view.geometry.untransformedFrame
    defer { exactRootFrame = exact }
    guard let id = item(of: rootLife), !engine.hasGivenSize(id) else { return }
    let open = engine.ambiguities(of: id).map(\.coordinate)
    var frame = exact
    let solved = scale > 0 ? engine.frame(of: id, scale: Double(scale)) : engine.frame(of: id)
    if !open.contains(.width) {
      frame.size.width = CGFloat(solved.width)
      exact.size.width = CGFloat(engine.frame(of: id).width)
    }
    if !open.contains(.height) {
      frame.size.height = CGFloat(solved.height)
      exact.size.height = CGFloat(engine.frame(of: id).height)
    }
    if frame.size != view.bounds.size { view.applyLayoutFrame(frame) }
  }

  /// The content size of a scroll view, on the axes on which constraints determine it or did so in
  /// the last pass.
  private func readContentSize(of slot: Int32, scale: CGFloat) {
    let entry = entries[Int(slot)]
    guard let scrollView = entry.life.view as? UIScrollView else { return }
    scrollView.takeContentSize(
      engine.contentSize(of: entry.id, scale: Double(scale)),
      on: rareEntries[slot]?.contentAxes ?? [])
  }

  private func readMargins(of view: UIView, _ new: UIEdgeInsets) {
    let old = view.effectiveMargins
    // Margins that are those of the view itself need not be kept, unless they may change without
    // the program.
    if new != old || view.layoutState.rare != nil { view.layoutState.solvedMargins = new }
    guard new != old, view.effectiveMargins != old else { return }
    view.updateGuideDescriptions()
    view.layoutMarginsDidChange()
  }
}
