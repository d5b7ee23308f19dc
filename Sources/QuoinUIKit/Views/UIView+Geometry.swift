// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Changes the place of the view.
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let oldBounds = bounds
    change(&geometry)
    geometryDidChange(from: oldBounds)
  }

  /// Passes on what follows from another place of the view.
  func geometryDidChange(from oldBounds: CGRect) {
    let resized = geometry.bounds.size != oldBounds.size
    if resized { setNeedsLayout() }
    // The least margins of a controller's view depend on its width.
    if resized && layoutState.distinctions.contains(.hasController) { layoutItemDidChange() }
    guard !layoutState.isApplying else {
      if resized && layoutState.isSeparateRoot { ownSizeDidChange() }
      return
    }
    captureAutoresizing()
    let root = layoutHostRoot
    if layoutState.translatesMask || root === self {
      layoutItemDidChange()
    } else if !geometry.untransformedFrame.isSame(as: layoutState.storedTarget) {
      root.layoutHost?.hasForeignFrames = true
    }
    if resized { resizeSubviews() }
    guard geometry.bounds.origin != oldBounds.origin else { return }
    setNeedsLayout()
    layoutItemDidChange()
  }

  /// A separate root got its size from the layout around it.
  private func ownSizeDidChange() {
    guard let host = layoutHost else { return }
    host.noteItem(self)
    notePending(.layout)
  }

  /// Remembers frame and superview's size, from which the autoresizing mask goes on.
  func captureAutoresizing() {
    guard layoutState.translatesMask else { return }
    layoutState.captured = CapturedPlace(
      frame: geometry.untransformedFrame, parentSize: parent?.bounds.size ?? .zero)
  }

  /// The mask as the superview lets it work.
  var effectiveMask: AutoresizingMask {
    parent?.autoresizesSubviews ?? true ? layoutState.mask : []
  }

  /// Places the subviews by their masks, at once, after the program changed the size.
  private func resizeSubviews() {
    guard autoresizesSubviews else { return }
    for child in children where child.layoutState.translatesMask && !child.layoutState.mask.isEmpty
    {
      child.followMask(parentSize: bounds.size)
    }
  }

  /// Takes the frame that the mask gives in a superview of a size.
  private func followMask(parentSize: CGSize) {
    let captured = layoutState.captured
    let (frame, old) = (captured.frame, captured.parentSize)
    let mask = layoutState.mask
    let horizontal = AutoresizedSpan(
      origin: frame.minX, length: frame.width, parent: old.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    let vertical = AutoresizedSpan(
      origin: frame.minY, length: frame.height, parent: old.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    let x = horizontal.resized(to: parentSize.width)
    let y = vertical.resized(to: parentSize.height)
    let resized = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    applyLayoutFrame(resized)
    layoutItemDidChange()
    resizeSubviews()
  }

  /// Gives the view a frame that follows from layout, not from the program.
  func applyLayoutFrame(_ frame: CGRect) {
    layoutState.isApplying = true
    defer { layoutState.isApplying = false }
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let center = geometry.center(of: frame)
    if center != self.center { self.center = center }
    geometry.restore(frame)
  }
}

/// A view's place on one axis of its superview: margin, length, margin, each fixed or flexible.
struct AutoresizedSpan {
  var origin: CGFloat
  var length: CGFloat
  var parent: CGFloat
  var flexible: [Bool]

  /// Shares the change of the superview's length among the flexible parts in proportion to their
  /// lengths.
  func resized(to newParent: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    var parts = [origin, length, parent - origin - length]
    let indices = parts.indices.filter { flexible[$0] }
    guard !indices.isEmpty else { return (origin, length) }
    let total = indices.reduce(0) { $0 + parts[$1] }
    let change = newParent - parent
    for index in indices {
      parts[index] +=
        total == 0 ? change / CGFloat(indices.count) : change * parts[index] / total
    }
    return (parts[0], max(parts[1], 0))
  }
}
