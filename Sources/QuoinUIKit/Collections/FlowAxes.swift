// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lengths of a flow layout along the scroll direction and along the lines.
struct FlowAxes {
  var isVertical: Bool

  /// Returns the length along the scroll direction.
  func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  /// Returns the length along the lines.
  func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func rect(along: CGFloat, depth: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: along, y: depth) : CGPoint(x: depth, y: along), size: size)
  }

  func size(length: CGFloat, depth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }

  /// Returns the insets before and after along the scroll direction.
  func depths(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Returns the insets before and after along the lines.
  func lengths(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
