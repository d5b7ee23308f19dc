// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// The change of a constraint that keeps a view on the screen, as the end of a sentence; empty where
  /// none is known.
  ///
  /// - Parameters:
  ///   - view: a view that constraints place.
  ///   - frame: its alignment rectangle.
  ///   - screen: the name of the screen and its rectangle.
  func remedy(_ view: UIView, _ frame: CGRect, _ screen: (name: String, rect: CGRect)) -> String {
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      return frameRemedy(view, frame, screen.rect)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let (before, after) =
        axis == .horizontal
        ? (screen.rect.minX - frame.minX, frame.maxX - screen.rect.maxX)
        : (screen.rect.minY - frame.minY, frame.maxY - screen.rect.maxY)
      let isMirrored =
        axis == .horizontal
        && (view.superview ?? view).effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = OutsideAxis(
        view: view, name: names.name(of: view), axis: axis, screen: screen.name,
        before: isMirrored ? after : before, after: isMirrored ? before : after,
        screenLength: axis == .horizontal ? screen.rect.width : screen.rect.height,
        length: axis == .horizontal ? frame.width : frame.height,
        isMirrored: isMirrored)
      guard max(before, after) >= 1 else { continue }
      if let words = side.remedy(names) { return "; \(words)" }
    }
    return ""
  }

  /// The change of a statement that sets the frame of a text of several lines to its size on one line.
  private func frameRemedy(_ view: UIView, _ frame: CGRect, _ screen: CGRect) -> String {
    guard let label = view as? UILabel, label.numberOfLines != 1, frame.minX >= screen.minX,
      frame.maxX > screen.maxX, label.frameStatementLine != nil,
      frame.height < label.font.lineHeight * 1.5
    else { return "" }
    return "; a text that fits without a width has one line: set its width, and let its height fit"
  }
}
