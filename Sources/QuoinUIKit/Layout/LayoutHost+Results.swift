// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Takes over frames, margins and safe areas where they are new, superviews first. What follows
  /// from them marks the host dirty again.
  func readResults() {
    let scale = scale
    var news = LayoutNews()
    swap(&news, &self.news)
    defer { self.news = news }
    engine.takeNews(scale: Double(scale), into: &news)
    if let root { readRootSize(of: root, scale: scale) }
    for frame in news.frames { read(frame) }
    for insets in news.insets {
      guard let view = entries[Int(insets.slot)].life.view else { continue }
      readSafeArea(of: view, insets.slot, UIEdgeInsets(insets.safeArea))
      readMargins(of: view, UIEdgeInsets(insets.margins))
    }
    for slot in scrollSlots { readContentSize(of: slot, scale: scale) }
  }

  private func read(_ frame: LayoutNews.Frame) {
    let life = entries[Int(frame.slot)].life
    if let view = life.view {
      guard life !== rootLife else { return }
      view.layoutState.exactFrame = CGRect(frame.exact)
      let target = CGRect(frame.rounded)
      guard target != view.layoutState.targetFrame else { return }
      view.layoutState.targetFrame = target
      // A frame that the program set meanwhile stays until the superview is laid out for another
      // reason.
      if view.wantsTargetFrame, target != view.geometry.untransformedFrame {
        view.parent?.requireLayout()
      }
    } else if let guide = life.guide {
      guide.exactFrame = CGRect(frame.exact)
      guide.solvedFrame = CGRect(frame.rounded)
    }
  }

  /// A root whose size nobody gave takes the one that its constraints determine.
  private func readRootSize(of view: UIView, scale: CGFloat) {
    var exact = view.geometry.untransformedFrame
    defer { view.layoutState.exactFrame = exact }
    guard let id = item(of: rootLife), engine.item(id)?.givenSize == nil else { return }
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

  /// The content size of a scroll view, on the axes on which constraints speak of it.
  private func readContentSize(of slot: Int32, scale: CGFloat) {
    let entry = entries[Int(slot)]
    guard let scrollView = entry.life.view as? UIScrollView else { return }
    let (size, axes) = (engine.contentSize(of: entry.id), entry.contentAxes)
    func onPixelGrid(_ length: Double) -> CGFloat {
      guard scale > 0 else { return CGFloat(length) }
      return (CGFloat(length) * scale + 0.5).rounded(.down) / scale
    }
    var content = scrollView.contentSize
    if axes.contains(.horizontal) { content.width = onPixelGrid(size.width) }
    if axes.contains(.vertical) { content.height = onPixelGrid(size.height) }
    if content != scrollView.contentSize { scrollView.contentSize = content }
  }

  private func readMargins(of view: UIView, _ new: UIEdgeInsets) {
    let old = view.effectiveMargins
    view.layoutState.solvedMargins = new
    guard new != old, view.effectiveMargins != old else { return }
    view.updateGuideDescriptions()
    view.layoutMarginsDidChange()
  }

  /// Writes the frames of the subviews of a view.
  func writeSubviewFrames(of view: UIView) {
    for child in view.children where child.wantsTargetFrame {
      guard let target = child.layoutState.targetFrame,
        target != child.geometry.untransformedFrame
      else { continue }
      child.applyLayoutFrame(target)
    }
  }
}

extension UIView {
  /// Whether the engine decides on the frame. A frame that the program set and that nothing moved
  /// stays as it is.
  var wantsTargetFrame: Bool {
    guard hasParent, layoutState.targetFrame != nil else { return false }
    guard layoutState.translatesMask, let parent else { return true }
    return !effectiveMask.isEmpty && parent.bounds.size != layoutState.capturedParentSize
  }
}
