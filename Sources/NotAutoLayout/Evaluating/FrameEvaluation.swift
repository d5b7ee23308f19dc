// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// One evaluation of a recorded chain: positions in the order of the calls, then lengths in theirs.
@MainActor struct FrameEvaluation {
  private var horizontal = AxisEvaluation()
  private var vertical = AxisEvaluation()
  private var frame: Rect?

  private init() {}

  /// The frame that the elements of a log determine.
  static func rect(
    of log: ElementLog, for target: View, guides: ViewLayoutGuides
  ) -> Rect {
    let count = log.elementCount
    var evaluation = FrameEvaluation()
    // Positions are read first. Elements without a position are read again for their lengths.
    let isFirstPlaced = evaluation.place(log.first, guides)
    let isSecondPlaced = count < 2 || evaluation.place(log.second, guides)
    let isThirdPlaced = count < 3 || evaluation.place(log.third, guides)
    let isFourthPlaced = count < 4 || evaluation.place(log.fourth, guides)
    if !isFirstPlaced { evaluation.measure(log.first, target, guides) }
    if !isSecondPlaced { evaluation.measure(log.second, target, guides) }
    if !isThirdPlaced { evaluation.measure(log.third, target, guides) }
    if !isFourthPlaced { evaluation.measure(log.fourth, target, guides) }
    if let frame = evaluation.frame { return frame }
    let (x, y) = (evaluation.horizontal.span, evaluation.vertical.span)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The size that the lengths of a log determine; positions are ignored.
  static func size(
    of log: ElementLog, for target: View, guides: ViewLayoutGuides
  ) -> Size {
    let count = log.elementCount
    var evaluation = FrameEvaluation()
    evaluation.measure(log.first, target, guides)
    if count > 1 { evaluation.measure(log.second, target, guides) }
    if count > 2 { evaluation.measure(log.third, target, guides) }
    if count > 3 { evaluation.measure(log.fourth, target, guides) }
    return Size(
      width: evaluation.horizontal.length ?? 0, height: evaluation.vertical.length ?? 0)
  }

  /// Reads the position of an element.
  ///
  /// - Returns: False if the element is a length.
  private mutating func place(_ slot: borrowing ElementSlot, _ guides: ViewLayoutGuides) -> Bool {
    switch slot.element {
    case .horizontal(let anchor, let position):
      horizontal.set(anchor.value(guides), at: position.value(guides))
    case .vertical(let anchor, let position):
      vertical.set(anchor.value, at: position.value(guides))
    case .point(let x, let y, let position):
      let point = position.value(guides)
      horizontal.set(x.value(guides), at: point.x)
      vertical.set(y.value, at: point.y)
    case .frame(let element):
      frame = element.value(guides)
    case .width, .height, .size: return false
    case .none: break
    }
    return true
  }

  private mutating func measure(
    _ slot: borrowing ElementSlot, _ target: View, _ guides: ViewLayoutGuides
  ) {
    switch slot.element {
    case .width(let length):
      horizontal.setLength(length.width(of: target, height: vertical.length ?? 0, guides))
    case .height(let length):
      vertical.setLength(length.height(of: target, width: horizontal.length ?? 0, guides))
    case .size(let element):
      let size = element.value(of: target, guides)
      horizontal.setLength(size.width)
      vertical.setLength(size.height)
    case .none, .horizontal, .vertical, .point, .frame: break
    }
  }
}

extension HorizontalAnchor {
  /// The fraction of the width, from the left.
  @MainActor func value(_ guides: ViewLayoutGuides) -> Float {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .leading: guides.direction == .rightToLeft ? 1 : 0
    case .trailing: guides.direction == .rightToLeft ? 0 : 1
    case .fraction(let fraction): fraction
    }
  }
}

extension VerticalAnchor {
  /// The fraction of the height, from the top.
  var value: Float {
    switch self {
    case .top: 0
    case .middle: 0.5
    case .bottom: 1
    case .fraction(let fraction): fraction
    }
  }
}
