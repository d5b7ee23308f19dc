// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number of an item that the solver determines.
struct ItemCoordinate: Sendable {
  var item: ItemID
  var coordinate: LayoutAmbiguity.Coordinate
}

extension LayoutAmbiguity.Coordinate {
  static let count = allCases.count
  /// How many numbers an item has that scrolls nothing.
  static let countOfPlace = 4

  /// The number at a place among the numbers of an item.
  init(index: Int) {
    switch index {
    case 0: self = .x
    case 1: self = .y
    case 2: self = .width
    case 3: self = .height
    case 4: self = .contentWidth
    default: self = .contentHeight
    }
  }

  /// The place among the numbers of an item.
  var index: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    case .contentWidth: 4
    case .contentHeight: 5
    }
  }

  var axis: LayoutAxis {
    index % 2 == 0 ? .horizontal : .vertical
  }

  static func position(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .x : .y
  }

  static func size(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .width : .height
  }

  static func contentSize(_ axis: LayoutAxis) -> Self {
    axis == .horizontal ? .contentWidth : .contentHeight
  }
}
