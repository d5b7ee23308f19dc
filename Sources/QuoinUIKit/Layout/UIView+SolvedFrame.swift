// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the engine decides the frame. With an autoresizing mask it does only if the frame
  /// follows the superview's size by the mask, and that has changed since the frame was assigned.
  var followsSolvedFrame: Bool {
    guard layoutState.translatesMask else { return true }
    guard let parent, !effectiveMask.isEmpty else { return false }
    return parent.bounds.size != captured?.parentSize ?? .zero
  }

  /// Stores the frame that the engine found. The superview writes it when it is laid out.
  /// - Returns: whether the superview has to look at the view then, and whether it has to be laid
  ///   out because of it.
  func storeSolvedFrame(_ frame: CGRect) -> (isOther: Bool, requiresLayout: Bool) {
    guard layoutState.solvedFrame?.isSame(as: frame) != true else { return (false, false) }
    layoutState.solvedFrame = frame
    guard !frame.isSame(as: geometry.untransformedFrame) else {
      layoutState.hasAssignedFrame = false
      return (false, false)
    }
    // A frame that a program assigned meanwhile stays until the superview is laid out for another
    // reason.
    return (true, followsSolvedFrame)
  }

  /// Whether the view has another frame than the one that the engine found.
  var hasOtherFrame: Bool {
    guard let solved = layoutState.solvedFrame else { return false }
    return !solved.isSame(as: geometry.untransformedFrame)
  }

  /// Marks the view for placing in the layout of the superview, if it has another frame than the
  /// solved one.
  ///
  /// The mark is set whether or not the view follows the engine, which may change with the
  /// superview's size.
  func requirePlacing() {
    guard let parent, let lists = parent.subviewLists, hasOtherFrame else { return }
    lists.toPlace.insert(handle, of: parent.children.count)
  }

  /// Writes the frames that the engine found into the subviews.
  func writeSubviewFrames() {
    guard let lists = subviewLists else { return writeFrames(into: children) }
    guard !lists.toPlace.isEmpty else { return }
    let selected = lists.toPlace.selected(of: children)
    lists.toPlace.removeAll()
    writeFrames(into: selected, lists)
  }

  private func writeFrames(into subviews: [UIView], _ lists: SubviewLists? = nil) {
    var work: PendingWork = []
    var listsWork = lists.map { !$0.withWork.isEverything } ?? false
    for child in subviews {
      guard let frame = child.layoutState.solvedFrame,
        !frame.isSame(as: child.geometry.untransformedFrame)
      else { continue }
      guard child.followsSolvedFrame else {
        // The view may follow the engine after the next change of the superview's size.
        lists?.toPlace.insert(child.handle, of: children.count)
        continue
      }
      child.writeLayoutFrame(frame)
      guard !child.pending.isEmpty else { continue }
      work.formUnion(child.pending)
      guard listsWork, let lists else { continue }
      lists.withWork.insert(child.handle, of: children.count)
      listsWork = !lists.withWork.isEverything
    }
    requireWorkBelow(work)
  }
}
