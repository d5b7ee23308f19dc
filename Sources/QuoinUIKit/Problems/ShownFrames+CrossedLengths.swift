// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views that leave the screen, since a constraint makes their width a height of another view, or
  /// their height a width.
  var crossedLengths: [Finding] {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    guard screen.width > 0, screen.height > 0 else { return [] }
    return shown.dropFirst().compactMap { view, frame in
      let (right, below) = (frame.maxX - screen.maxX, frame.maxY - screen.maxY)
      guard right >= 1 || below >= 1, frame.minX < screen.maxX, frame.minY < screen.maxY,
        let crossed = view.crossedLength(isWide: right >= 1)
      else { return nil }
      let (excess, side) = right >= 1 ? (right, "on the right") : (below, "at the bottom")
      let (length, other) = right >= 1 ? ("width", "height") : ("height", "width")
      return Finding(
        code: "outside-screen",
        sentence:
          "\(names.name(of: view)) is outside of the screen: \(Self.number(excess)) \(side); a "
          + "constraint makes its \(length) the \(other) of another view; compare the \(length) with "
          + "a \(length)",
        view: view, evidence: [crossed.locatedLine])
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
