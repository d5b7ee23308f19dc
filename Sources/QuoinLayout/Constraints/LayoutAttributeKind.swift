// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kinds of attributes, which decide which attributes may be compared.
package enum LayoutAttributeKind {
  /// A width or a height.
  case size
  /// A horizontal location that follows the reading direction.
  case directional
  /// A horizontal location that names its side.
  case absolute
  /// A horizontal center.
  case middle
  /// A vertical location.
  case vertical
  /// No attribute: there is no second item.
  case none
}
