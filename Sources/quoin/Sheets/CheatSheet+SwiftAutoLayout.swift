// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let swiftAutoLayout = CheatSheet(
    name: "SwiftAutoLayout",
    text: #"""
      SwiftAutoLayout
      import SwiftAutoLayout
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          box.a.constrain(to: box).leadingTrailingTopBottom()

        Insets: a (16 16; 288 128)
          box.a.constrain(to: box).leadingTrailingTopBottom(constant: 16)

        A corner: a (24 8; 72 32)
          box.a.constrain(to: box).leading(constant: 24).top(constant: 8)

        Trailing, inward: a (232 16; 72 32)
          box.a.constrain(to: box).trailing(constant: 16)

        Margins: a (8 8; 304 144)
          box.a.constrain(to: box.layoutMarginsGuide).leadingTrailingTopBottom()

      CENTRE
        Centre: a (124 64; 72 32)
          box.a.constrain(to: box).centerXY()

        Centre with an offset: a (124 40; 72 32)
          box.a.constrain(to: box).centerX().centerY(constant: -24)

      SIZES
        A fixed size: a (16 16; 120 60)
          box.a.constrainSelf().widthHeight(size: CGSize(width: 120, height: 60))

        A share of another size: a (16 16; 160 32)
          box.a.constrain(to: box).width(multiplier: 0.5)

        Arithmetic: a (16 16; 140 32)
          box.a.constrain(to: box).width(constant: -20, multiplier: 0.5)

        Aspect ratio: a (16 16; 96 72)
          box.a.constrainSelf().width(constant: 96).aspectRatio(0.75)

        The size of another view: a (16 16; 88 40), b (120 56; 88 40)
          box.a.constrain(to: box.b).widthHeight()

      RELATIONS AND PRIORITIES
        At least: a (16 16; 120 32)
          box.a.constrainSelf().width(.greaterThanOrEqual, constant: 120)

        At most: a (16 16; 48 32)
          box.a.constrainSelf().width(.lessThanOrEqual, constant: 48)

        Priority: a (16 16; 120 32)
          box.a.constrainSelf()
            .width(constant: 200, priority: .defaultHigh)
            .width(.lessThanOrEqual, constant: 120)

        A gap of at least: a (100 16; 72 32)
          box.a.constrain(to: box).leading(.greaterThanOrEqual, constant: 100)

      BETWEEN VIEWS
        Below another view: a (120 104; 72 32), b (120 56; 88 40)
          box.a.constrain(after: box.b).topBottom(constant: 8)
          box.a.constrain(to: box.b).leading()

        After another view: a (216 56; 72 32), b (120 56; 88 40)
          box.a.constrain(after: box.b).leadingTrailing(constant: 8)
          box.a.constrain(to: box.b).top()

        The middle of another view: a (16 60; 72 32), b (120 56; 88 40)
          box.a.constrain(to: box.b).centerY()

        One edge at another: a (16 80; 72 32), b (120 56; 88 40)
          box.a.constrain(to: box.b).yAxis(.centerY, to: .bottom)

        Baseline: a (16 64; 72 32), b (120 56; 88 40)
          box.a.constrain(toBaselinesOf: box.b).lastBaseline()

      MANY VIEWS
        A column: a (16 8; 72 32), b (16 48; 88 40), c (16 96; 64 32)
          box.a.constrain(to: box).top(constant: 8)
          box.b.constrain(after: box.a).topBottom(constant: 8)
          box.c.constrain(after: box.b).topBottom(constant: 8)
          box.a.constrain(to: box).leading(constant: 16)
          box.b.constrain(to: box.a).leading()
          box.c.constrain(to: box.a).leading()

      GROUPS AND HANDLES
        A constant that changes: a (16 16; 140 32)
          let builder = box.a.constrainSelf().width(constant: 72)
          builder.constraints.last?.constant = 140

        Switching off: a (16 16; 140 32)
          box.a.constrainSelf().width(constant: 140)
          box.a.constrainSelf().width(constant: 72, activate: false)

      ONLY HERE
        System spacing: a (16 104; 72 32), b (120 56; 88 40)
          box.a.constrain(after: box.b).topBottom(constant: .systemSpacing)

        A width from a height: a (16 16; 80 32), b (120 56; 88 40)
          box.a.constrain(to: box.b).dimension(.width, to: .height, multiplier: 2)

      """#)
}
