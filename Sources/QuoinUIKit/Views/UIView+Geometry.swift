// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Changes the geometry of the view.
  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    let oldBounds = geometry.bounds
    if AnimationBlock.isWatching {
      let old = geometry
      replaceGeometry(change)
      recordGeometry(from: old)
    } else {
      replaceGeometry(change)
    }
    reportChange(.frame)
    geometryDidChange(from: oldBounds)
  }

  private func replaceGeometry(_ change: (inout LayerGeometry) -> Void) {
    // A copy, since an access to a property that is handed out has to be checked each time.
    var changed = geometry
    change(&changed)
    geometry = changed
  }

  /// Applies the consequences of a change of the geometry.
  func geometryDidChange(from oldBounds: CGRect) {
    let bounds = geometry.bounds
    let resized = bounds.size != oldBounds.size
    if resized { setNeedsLayout() }
    // The minimum margins of a controller's view depend on its width.
    if resized && controller != nil { layoutItemDidChange() }
    guard !layoutState.isApplying else {
      if resized && layoutState.isSeparateRoot { ownSizeDidChange() }
      // The content of a scroll view moves with its size, which decides about its insets.
      if bounds.origin != oldBounds.origin { boundsOriginDidChange() }
      return
    }
    requirePlacing()
    captureAutoresizing()
    let root = layoutHostRoot
    if layoutState.translatesMask || root === self {
      layoutItemDidChange()
    } else if resized || bounds.origin == oldBounds.origin {
      recordAssignedFrame(in: root.layoutHost)
    }
    if resized { resizeSubviews() }
    if bounds.origin != oldBounds.origin { boundsOriginDidChange() }
  }

  private func boundsOriginDidChange() {
    setNeedsLayout()
    layoutItemDidChange()
  }

  /// Called after the anchor point changed, which moves the frame. If constraints place the view,
  /// the next pass restores the frame.
  func anchorPointDidChange() {
    if !layoutState.translatesMask { parent?.setNeedsLayout() }
  }

  /// Records that a program has assigned a frame to a view that the engine places, for reports and
  /// invariants.
  private func recordAssignedFrame(in host: LayoutHost?) {
    let frame = geometry.untransformedFrame
    let isOther = layoutState.solvedFrame.map { !$0.isSame(as: frame) } ?? (frame != .zero)
    if !isOther, layoutExtras?.undoneFrame != nil { changeLayoutExtras { $0.undoneFrame = nil } }
    layoutState.hasAssignedFrame =
      isOther && parent != nil && !handle.activations.isEmpty && transform.isIdentity
    #if QUOIN_INVARIANTS
    if isOther || layoutState.solvedFrame == nil { host?.hasAssignedFrames = true }
    #endif
  }

  /// Records that a layout replaces the frame that a program set, for reports.
  private func recordUndoneFrame() {
    layoutState.hasAssignedFrame = false
    let undone = UndoneFrame(assigned: geometry.untransformedFrame, solved: layoutState.solvedFrame)
    changeLayoutExtras { $0.undoneFrame = undone }
    layoutHostRoot.layoutHost?.hasNewFrames = true
  }

  /// The frame that a program set beside constraints, in place of which layout gave the present one
  /// or will give another; nil where there is none.
  var assignedFrame: CGRect? {
    if layoutState.hasAssignedFrame { return geometry.untransformedFrame }
    guard let undone = layoutExtras?.undoneFrame, let solved = layoutState.solvedFrame,
      undone.solved?.isSame(as: solved) == true
    else { return nil }
    return undone.assigned
  }

  /// Called when the size of a separate root changed in the layout around it.
  private func ownSizeDidChange() {
    guard let host = layoutHost else { return }
    host.invalidateItem(self)
    requireWork(.layout)
  }

  /// Records the frame and the superview's size, from which the autoresizing mask continues.
  func captureAutoresizing() {
    guard layoutState.translatesMask else { return }
    let (frame, parentSize) = (geometry.untransformedFrame, parent?.bounds.size ?? .zero)
    let isEmpty = frame == .zero && parentSize == .zero
    captured = isEmpty ? nil : CapturedFrame(frame: frame, parentSize: parentSize)
  }

  /// The mask, if the superview applies it.
  var effectiveMask: AutoresizingMask {
    parent?.autoresizesSubviews ?? true ? layoutState.mask : []
  }

  /// Applies or stops applying the masks of the subviews, starting from the current frames.
  func masksDidChange() {
    for child in children where child.layoutState.translatesMask {
      child.captureAutoresizing()
      child.layoutItemDidChange()
    }
  }

  /// The captured frame with the mask, as the engine sees both.
  var autoresizingCapture: AutoresizingCapture {
    AutoresizingCapture(
      mask: AutoresizingCapture.Mask(rawValue: effectiveMask.rawValue),
      frame: (captured?.frame ?? .zero).finite.layoutRect,
      parentSize: (captured?.parentSize ?? .zero).finite.layoutSize)
  }

  /// Places the subviews by their masks, immediately, after the program changed the size.
  private func resizeSubviews() {
    guard autoresizesSubviews else { return }
    for child in children where child.layoutState.translatesMask && !child.layoutState.mask.isEmpty
    {
      child.followMask(parentSize: bounds.size)
    }
  }

  /// Applies the frame that the mask gives in a superview of a size.
  private func followMask(parentSize: CGSize) {
    let resized = CGRect(autoresizingCapture.frame(inParentOf: parentSize.finite.layoutSize))
    applyLayoutFrame(resized)
    layoutItemDidChange()
    resizeSubviews()
  }

  /// Sets a frame that follows from layout, not from the program.
  func applyLayoutFrame(_ frame: CGRect) {
    writeLayoutFrame(frame)
    requirePlacing()
    if !pending.isEmpty { announceWork(pending) }
  }

  /// Sets a frame that follows from layout. The caller marks the superview for the work that
  /// becomes pending in the view.
  func writeLayoutFrame(_ frame: CGRect) {
    if layoutState.hasAssignedFrame { recordUndoneFrame() }
    layoutState.isApplying = true
    defer { layoutState.isApplying = false }
    let bounds = geometry.bounds
    if frame.size != bounds.size { self.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let resized = geometry
    let center = resized.center(of: frame)
    if center != resized.position { self.center = center }
    let moved = geometry
    geometry = moved.restoring(frame)
  }
}
