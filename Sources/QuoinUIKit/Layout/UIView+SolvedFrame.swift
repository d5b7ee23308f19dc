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
    requirePlacing()
    // A frame that a program assigned meanwhile stays until the superview is laid out for another
    // reason.
    return hasOtherFrame && followsSolvedFrame
  }

  /// Whether the view has another frame than the one that the engine found.
  var hasOtherFrame: Bool {
    guard let solved = layoutState.solvedFrame else { return false }
    return !solved.isSame(as: geometry.untransformedFrame)
  }

  /// Has the superview look at the view when it is laid out, if the view has another frame than the
  /// one that the engine found.
  ///
  /// It does not matter whether the view follows the engine, which may change with the superview's
  /// size.
  func requirePlacing() {
    guard hasOtherFrame, let parent else { return }
    parent.subviewsToPlace.insert(handle, of: parent.children.count)
  }

  /// Writes the frames that the engine found into the subviews.
  func writeSubviewFrames() {
    guard !subviewsToPlace.isEmpty else { return }
    let selected = subviewsToPlace.selected(of: children)
    subviewsToPlace.removeAll(of: children.count)
    var work: PendingWork = []
    for child in selected where child.hasOtherFrame {
      if child.parent === self, child.followsSolvedFrame, let frame = child.layoutState.solvedFrame {
        child.writeLayoutFrame(frame)
        addWork(of: child, to: &work)
      }
      // The view does not follow the engine, or a program has moved it at once.
      child.requirePlacing()
    }
    requireWorkBelow(work)
  }

  /// Adds what is pending in a subview whose frame was written.
  private func addWork(of child: UIView, to work: inout PendingWork) {
    guard !child.pending.isEmpty else { return }
    subviewsWithWork.insert(child.handle, of: children.count)
    work.formUnion(child.pending)
  }
}
