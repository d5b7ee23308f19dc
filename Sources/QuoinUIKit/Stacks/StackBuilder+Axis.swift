// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Constraints along the axis.

extension StackBuilder {
  mutating func arrangeAlongAxis() {
    connectEnds()
    separateNeighbours()
    for view in views where view.isHidden {
      add("UISV-hiding", (view, along.size), .equal, nil)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: makeEqual()
    case .fillProportionally: makeProportional()
    case .equalSpacing: makeGapsEqual(from: along.end, to: along.start, priority: 1000)
    case .equalCentering: makeGapsEqual(from: along.middle, to: along.middle, priority: 149)
    }
  }

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else {
      // Nothing is visible: the stack is as small as it can be.
      if let first = views.first {
        add("UISV-canvas-connection", (canvas, along.start), .equal, (first, along.start))
      }
      add("UISV-canvas-fit", (stack, along.size), .equal, nil, priority: 49)
      return
    }
    add("UISV-canvas-connection", (canvas, along.start), .equal, (first, along.start))
    add("UISV-canvas-connection", (canvas, along.end), .equal, (last, along.end))
  }

  private mutating func separateNeighbours() {
    let isExact: Bool
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: isExact = true
    case .equalSpacing, .equalCentering: isExact = false
    }
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing", (next, usesBaselines ? .firstBaseline : along.start),
        isExact ? .equal : .greaterThanOrEqual,
        (view, usesBaselines ? .lastBaseline : along.end), constant: gap(after: view, before: next))
    }
  }

  /// Returns the distance between two neighbours. Each hidden one takes half of it away, so that
  /// those around keep it once.
  private func gap(after view: UIView, before next: UIView) -> CGFloat {
    if next === visible.first || view === visible.last { return 0 }
    let hidden = (view.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
    return stack.spacing(after: view) * (1 - CGFloat(hidden) / 2)
  }

  private mutating func makeEqual(priority: Float = 1000) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(
        "UISV-fill-equally", (view, along.size), .equal, (first, along.size), priority: priority)
    }
  }

  /// Shares of the whole stack, though the denominator has the spacing in it, as Apple's: the later
  /// views get the rest, and a program that was made for Apple's result gets that.
  private mutating func makeProportional() {
    let sizes = visible.map { stack.contentLength(of: $0) }
    let filled = sizes.filter { $0 > 0 }
    // A nested stack has no size of its own for proportional sizes. All views keep the sizes of
    // their contents, and share only at a low priority; observed in frames that Interface Builder
    // stored.
    let holdsStack = zip(visible, sizes).contains { $0 is UIStackView && $1 <= 0 }
    guard !filled.isEmpty, !holdsStack else {
      makeEqual(priority: holdsStack ? 149 : 1000)
      return
    }
    let spacing = stack.resolvedSpacing
    let total = filled.reduce(0, +) + spacing * CGFloat(visible.count - 1)
    let isExact = filled.count == 1 && (visible.count == 1 || spacing == 0)
    for (index, (view, size)) in zip(visible, sizes).enumerated() {
      let priority: Float = isExact ? 1000 : max(999 - Float(index), 1)
      if size > 0 && total > 0 {
        add(
          "UISV-fill-proportionally", (view, along.size), .equal, (stack, along.size),
          multiplier: size / total, priority: priority)
      } else {
        add("UISV-fill-proportionally", (view, along.size), .equal, nil, priority: priority)
      }
    }
  }

  /// Adds a guide between each pair of neighbours, all with the same length.
  private mutating func makeGapsEqual(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = addGuide("UISV-distributing", after: view)
      add("UISV-distributing-edge", (gap, along.start), .equal, (view, end))
      add("UISV-distributing-edge", (gap, along.end), .equal, (next, start))
      if let first {
        add(
          "UISV-fill-equally", (gap, along.size), .equal, (first, along.size), priority: priority)
      } else {
        first = gap
      }
    }
    if !visible.isEmpty {
      add("UISV-canvas-fit", (stack, along.size), .equal, nil, priority: 49)
    }
  }
}
