// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinLayout

/// A root with views side by side, 8 points apart, and pinned to both of its ends.
struct Row {
  private(set) var engine = LayoutEngine()
  let root: ItemID
  private(set) var views: [ItemID] = []
  /// The constraints between neighbours.
  private(set) var gaps: [LayoutConstraintID] = []

  /// - Parameters:
  ///   - count: the number of views.
  ///   - width: that of the root, in points.
  ///   - size: says how wide a view is, given the view before it.
  init(
    views count: Int, width: Double, size: (_ view: ItemID, _ last: ItemID?) -> LayoutConstraint?
  ) throws {
    var container = LayoutItem()
    container.givenSize = LayoutSize(width: width, height: 400)
    root = try engine.addItem(container)
    var last: ItemID?
    for _ in 0..<count {
      let view = try engine.addItem(LayoutItem(parent: root))
      gaps.append(
        try engine.addConstraint(
          LayoutConstraint(
            .attribute(view, .left), .equal,
            last.map { .attribute($0, .right) } ?? .attribute(root, .left), constant: 8)))
      if let constraint = size(view, last) { try engine.addConstraint(constraint) }
      for attribute in [LayoutAttribute.top, .bottom] {
        try engine.addConstraint(
          LayoutConstraint(.attribute(view, attribute), .equal, .attribute(root, attribute)))
      }
      views.append(view)
      last = view
    }
    guard let last else { return }
    try engine.addConstraint(
      LayoutConstraint(
        .attribute(last, .right), .equal, .attribute(root, .right), constant: -8))
  }

  /// The seconds of a layout.
  mutating func layOut() -> Double {
    Cliff.time { engine.layout() }
  }

  /// The seconds of a layout after the constant of a gap changed.
  mutating func changeGap(_ index: Int, to constant: Double) throws -> Double {
    try Cliff.time {
      try engine.setConstant(of: gaps[index], to: constant)
      engine.layout()
    }
  }
}
