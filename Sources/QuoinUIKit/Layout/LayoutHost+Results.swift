// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Takes over frames, margins and safe areas, superviews first. What follows from them marks the
  /// host dirty again.
  func readResults() {
    // An engine in a local is read where it is; in a property it is copied for each question.
    let engine = engine
    let scale = scale
    for index in entries.indices {
      if let view = entries[index].view {
        let id = entries[index].id
        readFrame(of: view, id, engine, scale: scale)
        readSafeArea(of: view, at: index, UIEdgeInsets(engine.safeAreaInsets(of: id)))
        readMargins(of: view, UIEdgeInsets(engine.effectiveMargins(of: id)))
        let axes = entries[index].contentAxes
        if !axes.isEmpty, let scrollView = view as? UIScrollView {
          readContentSize(of: scrollView, engine.contentSize(of: id), axes, scale: scale)
        }
      } else if let guide = entries[index].guide {
        let id = entries[index].id
        guide.exactFrame = CGRect(engine.frame(of: id))
        guide.solvedFrame = rounded(id, engine, scale: scale)
      }
    }
  }

  private func readFrame(of view: UIView, _ id: ItemID, _ engine: LayoutEngine, scale: CGFloat) {
    if view === root {
      readRootSize(of: view, id, engine, scale: scale)
      return
    }
    view.layoutState.exactFrame = CGRect(engine.frame(of: id))
    let old = view.layoutState.targetFrame
    let target = rounded(id, engine, scale: scale)
    guard target != old else { return }
    view.layoutState.targetFrame = target
    // A frame that the program set meanwhile stays until the superview is laid out for another
    // reason.
    if view.wantsTargetFrame, target != view.geometry.untransformedFrame {
      view.parent?.layoutState.needsLayout = true
    }
  }

  /// A root whose size nobody gave takes the one that its constraints determine.
  private func readRootSize(
    of view: UIView, _ id: ItemID, _ engine: LayoutEngine, scale: CGFloat
  ) {
    var exact = view.geometry.untransformedFrame
    defer { view.layoutState.exactFrame = exact }
    guard engine.item(id)?.givenSize == nil else { return }
    let open = engine.ambiguities(of: id).map(\.coordinate)
    var frame = exact
    let solved = rounded(id, engine, scale: scale)
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

  /// The content size of a scroll view, on the axes on which constraints speak of it.
  private func readContentSize(
    of scrollView: UIScrollView, _ size: LayoutSize, _ axes: Set<LayoutAxis>, scale: CGFloat
  ) {
    func onPixelGrid(_ length: Double) -> CGFloat {
      guard scale > 0 else { return CGFloat(length) }
      return (CGFloat(length) * scale + 0.5).rounded(.down) / scale
    }
    var content = scrollView.contentSize
    if axes.contains(.horizontal) { content.width = onPixelGrid(size.width) }
    if axes.contains(.vertical) { content.height = onPixelGrid(size.height) }
    if content != scrollView.contentSize { scrollView.contentSize = content }
  }

  private func rounded(_ id: ItemID, _ engine: LayoutEngine, scale: CGFloat) -> CGRect {
    CGRect(scale > 0 ? engine.frame(of: id, scale: Double(scale)) : engine.frame(of: id))
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
    guard let parent, layoutState.targetFrame != nil else { return false }
    if !layoutState.translatesMask { return true }
    return !effectiveMask.isEmpty && parent.bounds.size != layoutState.capturedParentSize
  }
}
