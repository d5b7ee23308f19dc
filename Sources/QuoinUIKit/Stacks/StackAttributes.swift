// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The attributes of a row or a column in terms of a stack: along its axis and across.
struct StackAttributes {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var size: NSLayoutConstraint.Attribute
  var middle: NSLayoutConstraint.Attribute

  private static let horizontal = StackAttributes(
    start: .leading, end: .trailing, size: .width, middle: .centerX)
  private static let vertical = StackAttributes(
    start: .top, end: .bottom, size: .height, middle: .centerY)

  static func along(_ axis: NSLayoutConstraint.Axis) -> StackAttributes {
    axis == .horizontal ? horizontal : vertical
  }

  static func across(_ axis: NSLayoutConstraint.Axis) -> StackAttributes {
    axis == .horizontal ? vertical : horizontal
  }
}
