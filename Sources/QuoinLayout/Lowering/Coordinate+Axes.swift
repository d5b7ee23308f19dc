// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutAmbiguity.Coordinate {
  package var axis: LayoutAxis {
    switch self {
    case .x, .width, .contentWidth: .horizontal
    case .y, .height, .contentHeight: .vertical
    }
  }

  package static func position(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .x : .y
  }

  package static func size(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .width : .height
  }

  static func contentSize(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .contentWidth : .contentHeight
  }
}
