// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The constant of a constraint, which is drawn at its line.
struct ConstraintLabel {
  var text: String
  var line: ConstraintLine
  var isConflicting: Bool

  static let font = RenderedFont(size: 8, weight: 600)
  static let height = 10.0
  /// The distance of a label beside its line, in points.
  private static let gap = 3.0

  /// The rectangles that the label may have, the best first: on the line where that is long enough,
  /// otherwise beside it.
  ///
  /// - Parameter width: The width of the label in points.
  func places(width: Double) -> [LayoutRect] {
    let isHorizontal = line.axis == .horizontal
    let (along, across) = isHorizontal ? (width, Self.height) : (Self.height, width)
    let span = line.span
    let middle = span.middle
    let beside = across / 2 + Self.gap
    var centers: [(along: Double, across: Double)] = []
    if span.length >= along + 4 {
      let reach = (span.length - along) / 2 - 2
      centers += [0, 0.5, -0.5, 1, -1].map { (middle + $0 * reach, 0) }
      centers += [0, 0.5, -0.5].flatMap { share in
        [-beside, beside].map { (middle + share * reach, $0) }
      }
    } else {
      // A horizontal line has its label above, a vertical one on its right.
      let side = isHorizontal ? -1.0 : 1
      let past = (span.length + along) / 2 + Self.gap
      centers += [(middle, side * beside), (middle, -side * beside)]
      centers += [(middle + past, 0), (middle - past, 0)]
      centers += [2.0, 3].flatMap { step in
        [side, -side].map { (middle, $0 * (beside + (step - 1) * across)) }
      }
    }
    return centers.map { center in
      let position = line.position + center.across
      let (x, y) = isHorizontal ? (center.along, position) : (position, center.along)
      return LayoutRect(x: x - width / 2, y: y - Self.height / 2, width: width, height: Self.height)
    }
  }

  /// The label in a rectangle, on a light background.
  func elements(in rect: LayoutRect) -> [DrawingElement] {
    [
      .rect(rect, radius: 2.5, .fill(RenderedColor(hex: 0xFFFFFF, alpha: 0.9))),
      .text(
        text, x: rect.midX, baseline: rect.midY + 2.9, font: Self.font,
        color: DrawingStyle.color(isConflicting: isConflicting), anchor: .middle),
    ]
  }
}
