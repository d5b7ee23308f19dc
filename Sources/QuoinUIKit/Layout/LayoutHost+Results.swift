// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Takes over frames, margins and safe areas, superviews first. What follows from them marks the
  /// host dirty again.
  func readResults() {
    for index in entries.indices {
      if let view = entries[index].view {
        readFrame(of: view, entries[index].id)
        readSafeArea(of: view, at: index)
        readMargins(of: view, entries[index].id)
        readContentSize(of: view, entries[index])
      } else if let guide = entries[index].guide {
        readFrame(of: guide, entries[index])
      }
    }
  }

  private func readFrame(of view: UIView, _ id: ItemID) {
    if view === root {
      readRootSize(of: view, id)
      return
    }
    view.layoutState.exactFrame = CGRect(engine.frame(of: id))
    let old = view.layoutState.targetFrame
    let target = rounded(id)
    view.layoutState.targetFrame = target
    // A frame that the program set meanwhile stays until the superview is laid out for another
    // reason.
    if target != old, view.wantsTargetFrame, target != view.geometry.untransformedFrame {
      view.parent?.layoutState.needsLayout = true
    }
  }

  /// A root whose size nobody gave takes the one that its constraints determine.
  private func readRootSize(of view: UIView, _ id: ItemID) {
    var exact = view.geometry.untransformedFrame
    defer { view.layoutState.exactFrame = exact }
    guard engine.item(id)?.givenSize == nil else { return }
    let open = engine.ambiguities(of: id).map(\.coordinate)
    var frame = exact
    let solved = rounded(id)
    if !open.contains(.width) {
      frame.size.width = solved.width
      exact.size.width = CGFloat(engine.frame(of: id).width)
    }
    if !open.contains(.height) {
      frame.size.height = solved.height
      exact.size.height = CGFloat(engine.frame(of: id).height)
    }
    if frame.size != view.bounds.size { view.applyLayoutFrame(frame) }
  }

  private func readFrame(of guide: UILayoutGuide, _ entry: LayoutHostEntry) {
    guide.exactFrame = CGRect(engine.frame(of: entry.id))
    guide.solvedFrame = rounded(entry.id)
  }

  /// The content size of a scroll view, on the axes on which constraints speak of it.
  private func readContentSize(of view: UIView, _ entry: LayoutHostEntry) {
    guard !entry.contentAxes.isEmpty, let scrollView = view as? UIScrollView else { return }
    let size = engine.contentSize(of: entry.id)
    var content = scrollView.contentSize
    if entry.contentAxes.contains(.horizontal) { content.width = onPixelGrid(size.width) }
    if entry.contentAxes.contains(.vertical) { content.height = onPixelGrid(size.height) }
    if content != scrollView.contentSize { scrollView.contentSize = content }
  }

  private func onPixelGrid(_ length: Double) -> CGFloat {
    guard scale > 0 else { return CGFloat(length) }
    return (CGFloat(length) * scale + 0.5).rounded(.down) / scale
  }

  private func rounded(_ id: ItemID) -> CGRect {
    CGRect(scale > 0 ? engine.frame(of: id, scale: Double(scale)) : engine.frame(of: id))
  }

  private func readMargins(of view: UIView, _ id: ItemID) {
    let old = view.effectiveMargins
    let new = UIEdgeInsets(engine.effectiveMargins(of: id))
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
    guard let parent, layoutState.targetFrame != nil else { return false }
    if !layoutState.translatesMask { return true }
    return !effectiveMask.isEmpty && parent.bounds.size != layoutState.capturedParentSize
  }
}
