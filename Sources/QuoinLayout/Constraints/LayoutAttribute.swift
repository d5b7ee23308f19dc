// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An edge, a center, a baseline or a length of an item, as constraints use them. Raw values are
/// those of `NSLayoutConstraint.Attribute`.
///
/// > Note: Cartography has another type of this name. Where both modules are imported, write
/// > `QuoinLayout.LayoutAttribute` or `Cartography.LayoutAttribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20
}
