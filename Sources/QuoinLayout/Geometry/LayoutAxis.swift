// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An axis of layout.
public enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1

  /// The attribute of a length along the axis.
  package var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
