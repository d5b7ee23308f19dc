// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let notAutoLayout = CheatSheet(
    name: "NotAutoLayout",
    text: #"""
      NotAutoLayout
      import NotAutoLayout
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          box.nal.layout(box.a) {
            $0
              .stickOnParent()
          }

        Insets: a (16 16; 288 128)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setRight(by: { $0.right - 16 })
              .setBottom(by: { $0.bottom - 16 })
          }

        Right, in every direction: a (232 16; 72 32)
          box.nal.layout(box.a) {
            $0
              .setRight(by: { $0.right - 16 })
              .setTop(to: 16)
              .fitSize()
          }

        Margins: a (8 8; 304 144)
          box.nal.layout(box.a) {
            $0
              .setFrame(by: { $0.layoutMarginsGuide.frame })
          }

      CENTRE
        Centre: a (124 64; 72 32)
          box.nal.layout(box.a) {
            $0
              .setMiddleCenter(by: { $0.middleCenter })
              .fitSize()
          }

        Centre with an offset: a (124 40; 72 32)
          box.nal.layout(box.a) {
            $0
              .setMiddleCenter(by: { $0.middleCenter + Point(x: 0, y: -24) })
              .fitSize()
          }

      SIZES
        A fixed size: a (16 16; 120 60)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setSize(to: Size(width: 120, height: 60))
          }

        A share of another size: a (16 16; 160 32)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setWidth(by: { $0.width / 2 })
              .fitHeight()
          }

        Arithmetic: a (16 16; 140 32)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setWidth(by: { ($0.width - 40) / 2 })
              .fitHeight()
          }

        Aspect ratio: a (16 16; 96 72)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setSize(by: { _ in Size(width: 96, height: 72) })
          }

        The size of another view: a (16 16; 88 40), b (120 56; 88 40)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: Point(x: 16, y: 16))
              .setSize(by: { _ in Size(box.b.frame.size) })
          }

      BETWEEN VIEWS
        The middle of another view: a (16 60; 72 32), b (120 56; 88 40)
          box.nal.layout(box.a) {
            $0
              .setLeft(to: 16)
              .pinMiddle(to: box.b, with: { $0.middle })
              .fitSize()
          }

        One edge at another: a (16 80; 72 32), b (120 56; 88 40)
          box.nal.layout(box.a) {
            $0
              .setLeft(to: 16)
              .pinMiddle(to: box.b, with: { $0.bottom })
              .fitSize()
          }

      ONLY HERE
        Fitting size: a (248 128; 72 32)
          box.nal.layout(box.a) {
            $0
              .setBottomRight(by: { $0.bottomRight })
              .fitSize()
          }

        Aspect fit: a (80 0; 160 160)
          box.nal.layout(box.a) {
            $0
              .setMiddleCenter(by: { $0.middleCenter })
              .aspectFit(ratio: 1)
          }

        Aspect fit of a wide ratio: a (0 26.67; 320 106.67)
          box.nal.layout(box.a) {
            $0
              .setMiddleCenter(by: { $0.middleCenter })
              .aspectFit(ratio: 3)
          }

        Moving a finished frame: a (40 20; 72 32)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(to: .zero)
              .fitSize()
              .movingX(by: 40)
              .movingY(by: 20)
          }

        A point by fractions: a (80 120; 72 32)
          box.nal.layout(box.a) {
            $0
              .setTopLeft(by: { $0.pointAt(x: 0.25, y: 0.75) })
              .fitSize()
          }

        A corner of another view: a (208 96; 72 32), b (120 56; 88 40)
          box.nal.layout(box.a) {
            $0
              .pinTopLeft(to: box.b, with: { $0.bottomRight })
              .fitSize()
          }

        A run of views: a (32 60; 64 40), b (128 60; 64 40), c (224 60; 64 40)
          box.nal.layout([box.a, box.b, box.c]) {
            $0
              .setMiddle(to: 80)
              .setSize(to: Size(width: 64, height: 40))
              .setHorizontalInsetsEqualingToMargin()
          }

        A grid: a (8 8; 96 144), b (112 8; 96 144), c (216 8; 96 144)
          box.nal.layout([[box.a, box.b, box.c]]) {
            $0
              .setFrame(by: { $0.layoutMarginsGuide.frame })
              .setInsets(to: 8)
          }

      """#)
}
