// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

#if QUOIN_INVARIANTS
extension LayoutHost {
  /// Checks that views and guides have the frames of the solution, but for frames that a program
  /// assigned.
  func checkFrames(_ items: Set<ItemID>) {
    let scale = Double(scale)
    for (index, handle) in handles.enumerated() {
      let id = engine.itemID(at: Int32(index))
      guard items.contains(id), id != rootItem else { continue }
      let frame = engine.frame(of: id, scale: scale)
      let solved = CGRect(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      if let view = handle.view {
        check(view, hasFrame: solved)
      } else if let guide = handle.guide, !isNear(guide.solvedFrame, solved) {
        invariantFailure("gave \(guide.itemName) \(guide.solvedFrame) instead of \(solved)")
      }
    }
  }

  private func check(_ view: UIView, hasFrame solved: CGRect) {
    guard let target = view.layoutState.solvedFrame else {
      invariantFailure("gave \(view.itemName) no frame")
    }
    guard isNear(target, solved) else {
      invariantFailure("gave \(view.itemName) \(target) instead of \(solved)")
    }
    // A program may place views of its own classes, and their subviews, itself.
    guard !hasAssignedFrames, view.followsSolvedFrame, !view.isObserved,
      !(view.parent?.isObserved ?? false)
    else { return }
    let frame = view.geometry.untransformedFrame
    guard isNear(frame, target) else {
      invariantFailure("left \(view.itemName) at \(frame) instead of \(target)")
    }
  }

  /// Returns whether two frames are the same but for the last digits of their numbers.
  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    let pairs = [
      (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width),
      (first.height, second.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}

extension UIView {
  /// Whether a program may override properties of the view, or prevent that it takes a frame: by a
  /// class of its own or by a controller.
  var isObserved: Bool {
    controller != nil || !isOfThisLibrary
  }
}
#endif
