// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the engine decides the frame. With an autoresizing mask it does only where the mask lets
  /// the frame follow the superview's size, and that has changed since the frame was assigned.
  var followsSolvedFrame: Bool {
    guard layoutState.translatesMask else { return true }
    guard let parent, !effectiveMask.isEmpty else { return false }
    return parent.bounds.size != captured?.parentSize ?? .zero
  }

  /// Stores the frame that the engine found. The superview writes it when it is laid out.
  /// - Returns: whether the superview has to be laid out because of it.
  func storeSolvedFrame(_ frame: CGRect) -> Bool {
    guard layoutState.solvedFrame?.isSame(as: frame) != true else { return false }
    layoutState.solvedFrame = frame
    // A frame that a program assigned meanwhile stays until the superview is laid out for another
    // reason.
    return !frame.isSame(as: geometry.untransformedFrame) && followsSolvedFrame
  }

  /// Writes the frames that the engine found into the subviews.
  func writeSubviewFrames() {
    var work: PendingWork = []
    for child in children {
      guard let frame = child.layoutState.solvedFrame, child.followsSolvedFrame,
        !frame.isSame(as: child.geometry.untransformedFrame)
      else { continue }
      child.writeLayoutFrame(frame)
      work.formUnion(child.pending)
    }
    requireWorkBelow(work)
  }
}
