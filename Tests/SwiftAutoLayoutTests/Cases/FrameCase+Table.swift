// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import SwiftAutoLayout

extension FrameCase {
  static let all: [FrameCase] = [
    FrameCase(
      number: 1, text: "leading and top", size: CGSize(width: 50, height: 40),
      expected: [.minX: 12, .minY: 20, .width: 50, .height: 40]
    ) { v, root in
      v.constrain(to: root).leading(constant: 12).top(constant: 20)
    },
    FrameCase(
      number: 2, text: "trailing", size: CGSize(width: 50, height: 40), expected: [.maxX: 370]
    ) { v, root in
      v.constrain(to: root).trailing(constant: 30)
    },
    FrameCase(
      number: 3, text: "bottom", size: CGSize(width: 50, height: 40), expected: [.maxY: 275]
    ) { v, root in
      v.constrain(to: root).bottom(constant: 25)
    },
    FrameCase(
      number: 4, text: "insets by axis", expected: [.minX: 16, .minY: 8, .width: 368, .height: 284]
    ) { v, root in
      v.constrain(to: root).leadingTrailing(constant: 16).topBottom(constant: 8)
    },
    FrameCase(
      number: 5, text: "all edges", expected: [.minX: 0, .minY: 0, .width: 400, .height: 300]
    ) { v, root in
      v.constrain(to: root).leadingTrailingTopBottom()
    },
    FrameCase(
      number: 6, text: "inward", expected: [.minX: 10, .minY: 10, .width: 380, .height: 280]
    ) { v, root in
      v.constrain(to: root).leadingTrailingTopBottom(constant: 10)
    },
    FrameCase(
      number: 6, text: "outward", expected: [.minX: -5, .minY: -5, .width: 410, .height: 310]
    ) { v, root in
      v.constrain(to: root).leadingTrailingTopBottom(constant: -5)
    },
    FrameCase(number: 7, text: "a gap of at least 40", expected: [.width: 360]) { v, root in
      v.constrain(to: root).leading().trailing(.greaterThanOrEqual, constant: 40)
      v.constrainSelf().width(constant: 390, priority: .defaultHigh)
    },
    FrameCase(number: 8, text: "a gap of at most 40", expected: [.width: 360]) { v, root in
      v.constrain(to: root).leading().trailing(.lessThanOrEqual, constant: 40)
      v.constrainSelf().width(constant: 100, priority: .defaultHigh)
    },
    FrameCase(
      number: 9, text: "at least from the top", size: CGSize(width: 10, height: 10),
      expected: [.minY: 33]
    ) { v, root in
      v.constrain(to: root).top(.greaterThanOrEqual, constant: 33)
    },
    FrameCase(number: 10, text: "at least from all edges", expected: [.width: 388, .minX: 6]) {
      v, root in
      v.constrain(to: root).leadingTrailingTopBottom(.greaterThanOrEqual, constant: 6)
      v.constrainSelf().widthHeight(
        size: CGSize(width: 500, height: 20), priority: UILayoutPriority(400))
    },
    FrameCase(
      number: 12, text: "twice the trailing edge", size: CGSize(width: 40, height: 40),
      expected: [.maxX: 200]
    ) { v, root in
      v.constrain(to: root).trailing(multiplier: 2)
    },
    FrameCase(
      number: 13, text: "half the bottom edge", size: CGSize(width: 40, height: 40),
      expected: [.maxY: 560]
    ) { v, root in
      v.constrain(to: root).bottom(constant: 20, multiplier: 0.5)
    },
    FrameCase(
      number: 14, text: "leading, right to left", size: CGSize(width: 50, height: 10),
      isRightToLeft: true, expected: [.maxX: 384]
    ) { v, root in
      v.constrain(to: root).leading(constant: 16)
    },
    FrameCase(
      number: 14, text: "trailing, right to left", size: CGSize(width: 50, height: 10),
      isRightToLeft: true, expected: [.minX: 16]
    ) { v, root in
      v.constrain(to: root).trailing(constant: 16)
    },
    FrameCase(
      number: 15, text: "center", size: CGSize(width: 60, height: 20),
      expected: [.minX: 170, .minY: 140, .width: 60, .height: 20]
    ) { v, root in
      v.constrain(to: root).centerXY()
    },
    FrameCase(
      number: 15, text: "off center", size: CGSize(width: 60, height: 20),
      expected: [.minX: 180, .minY: 150]
    ) { v, root in
      v.constrain(to: root).centerXY(constant: 10)
    },
    FrameCase(
      number: 16, text: "multiples of centers", size: CGSize(width: 20, height: 20),
      expected: [.midX: 100, .midY: 225]
    ) { v, root in
      v.constrain(to: root).centerX(multiplier: 0.5).centerY(multiplier: 1.5)
    },
    FrameCase(number: 17, text: "lengths", expected: [.width: 100, .height: 240]) { v, root in
      v.constrain(to: root).width(multiplier: 0.25).height(constant: -60)
    },
    FrameCase(number: 18, text: "half the size", expected: [.width: 200, .height: 150]) { v, root in
      v.constrain(to: root).widthHeight(multiplier: 0.5)
    },
    FrameCase(number: 19, text: "a limit above a wish", expected: [.width: 340]) { v, root in
      v.constrain(to: root).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
      v.constrainSelf().width(constant: 390, priority: UILayoutPriority(500))
    },
    FrameCase(number: 20, text: "half and more, not quite required", expected: [.width: 220]) {
      v, root in
      v.constrain(to: root).width(constant: 20, multiplier: 0.5, priority: .required - 1)
    },
    FrameCase(
      number: 21, text: "center on an edge", size: CGSize(width: 30, height: 30),
      expected: [.midX: 0]
    ) { v, root in
      v.constrain(to: root).xAxis(.centerX, to: .leading)
    },
    FrameCase(
      number: 22, text: "center below an edge", size: CGSize(width: 30, height: 30),
      expected: [.midY: 33]
    ) { v, root in
      v.constrain(to: root).yAxis(.centerY, to: .top, constant: 33)
    },
    FrameCase(number: 23, text: "width from height", expected: [.width: 300]) { v, root in
      v.constrain(to: root).dimension(.width, to: .height)
    },
    FrameCase(number: 24, text: "height from width", expected: [.height: 200]) { v, root in
      v.constrain(to: root).dimension(.height, to: .width, multiplier: 0.5)
    },
    FrameCase(
      number: 25, text: "trailing edges, not exchanged", size: CGSize(width: 30, height: 30),
      expected: [.maxX: 390]
    ) { v, root in
      v.constrain(to: root).xAxis(.trailing, to: .trailing, constant: -10)
    },
    FrameCase(number: 49, text: "a least height", expected: [.height: 30]) { v, root in
      root.addSubview(v)
      v.constrainSelf().height(.greaterThanOrEqual, constant: 30)
    },
    FrameCase(number: 50, text: "a square", expected: [.width: 24, .height: 24]) { v, root in
      root.addSubview(v)
      v.constrainSelf().widthHeight(constant: 24)
    },
    FrameCase(
      number: 51, text: "a size", size: CGSize(width: 90, height: 35),
      expected: [.width: 90, .height: 35]
    ) { v, root in
      root.addSubview(v)
    },
    FrameCase(number: 53, text: "height from ratio", expected: [.height: 60]) { v, root in
      root.addSubview(v)
      v.constrainSelf().width(constant: 120).aspectRatio(0.5)
    },
    FrameCase(number: 54, text: "width from ratio", expected: [.width: 60]) { v, root in
      root.addSubview(v)
      v.constrainSelf().height(constant: 90).aspectRatio(1.5)
    },
    FrameCase(number: 55, text: "no width", expected: [.width: 0]) { v, root in
      root.addSubview(v)
      v.constrainSelf().width()
    },
    FrameCase(number: 66, text: "system spacing at the sides", expected: [.minX: 8, .maxX: 392]) {
      v, root in
      v.constrain(to: root).leadingTrailing(constant: .systemSpacing)
    },
    FrameCase(number: 67, text: "system spacing above and below", expected: [.minY: 8, .maxY: 292])
    { v, root in
      v.constrain(to: root).topBottom(constant: .systemSpacing)
    },
  ]
}
#endif
