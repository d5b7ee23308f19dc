// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views that leave the screen at one side, since a constraint makes their width a height of
  /// another view, or their height a width. What leaves it at opposite sides, or in a view that clips,
  /// is a decoration.
  var crossedLengths: [Finding] {
    shown.dropFirst().compactMap { view, frame in
      for side in singleSides(of: frame) where !isClipped(view) {
        guard let crossed = view.crossedLength(isWide: side.isHorizontal) else { continue }
        let (length, other) = side.isHorizontal ? ("width", "height") : ("height", "width")
        return Finding(
          code: "outside-screen",
          sentence:
            "\(names.name(of: view)) is outside of the screen: \(Self.number(side.excess)) "
            + "\(side.name); a constraint makes its \(length) the \(other) of another view; compare the "
            + "\(length) with a \(length)",
          view: view, evidence: [crossed.locatedLine])
      }
      return nil
    }
  }

  /// The sides at which a frame leaves the screen, and not at the opposite one; none for a frame of
  /// which nothing can be seen.
  func singleSides(of frame: CGRect) -> [(isHorizontal: Bool, excess: CGFloat, name: String)] {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    guard frame.minX < screen.maxX, frame.maxX > screen.minX, frame.minY < screen.maxY,
      frame.maxY > screen.minY
    else { return [] }
    let sides = [
      (true, screen.minX - frame.minX, frame.maxX - screen.maxX, "on the left", "on the right"),
      (false, screen.minY - frame.minY, frame.maxY - screen.maxY, "at the top", "at the bottom"),
    ]
    return sides.compactMap { isHorizontal, before, after, start, end in
      guard (before >= 1) != (after >= 1) else { return nil }
      return before >= 1 ? (isHorizontal, before, start) : (isHorizontal, after, end)
    }
  }
}

extension UIView {
  /// The constraint of the program that gives the view the length of another view on the other axis.
  fileprivate func crossedLength(isWide: Bool) -> NSLayoutConstraint? {
    let (own, other): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isWide ? (.width, .height) : (.height, .width)
    return programConstraints.first { constraint in
      guard constraint.relation == .equal, let first = constraint.firstItem,
        let second = constraint.secondItem, first !== second
      else { return false }
      return first === self
        ? constraint.firstAttribute == own && constraint.secondAttribute == other
        : constraint.secondAttribute == own && constraint.firstAttribute == other
    }
  }
}
