// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let cartography = CheatSheet(
    name: "Cartography",
    text: #"""
      Cartography
      import Cartography
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          constrain(box.a, box) { a, box in
            a.edges == box.edges
          }

        Insets: a (16 16; 288 128)
          constrain(box.a, box) { a, box in
            a.edges == inset(box.edges, 16)
          }

        A corner: a (24 8; 72 32)
          constrain(box.a, box) { a, box in
            a.leading == box.leading + 24
            a.top == box.top + 8
          }

        Trailing, inward: a (232 16; 72 32)
          constrain(box.a, box) { a, box in
            a.trailing == box.trailing - 16
          }

        Right, in every direction: a (232 16; 72 32)
          constrain(box.a, box) { a, box in
            a.right == box.right - 16
            a.top == box.top + 16
          }

        Margins: a (8 8; 304 144)
          constrain(box.a, box) { a, box in
            a.edges == box.layoutMarginsGuide.edges
          }

      CENTRE
        Centre: a (124 64; 72 32)
          constrain(box.a, box) { a, box in
            a.center == box.center
          }

        Centre with an offset: a (124 40; 72 32)
          constrain(box.a, box) { a, box in
            a.centerX == box.centerX
            a.centerY == box.centerY - 24
          }

      SIZES
        A fixed size: a (16 16; 120 60)
          constrain(box.a) { a in
            a.width == 120
            a.height == 60
          }

        A share of another size: a (16 16; 160 32)
          constrain(box.a, box) { a, box in
            a.width == box.width * 0.5
          }

        Arithmetic: a (16 16; 140 32)
          constrain(box.a, box) { a, box in
            a.width == (box.width - 40) / 2
          }

        Aspect ratio: a (16 16; 96 72)
          constrain(box.a) { a in
            a.width == 96
            a.height == a.width * 0.75
          }

        The size of another view: a (16 16; 88 40), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.size == b.size
          }

      RELATIONS AND PRIORITIES
        At least: a (16 16; 120 32)
          constrain(box.a) { a in
            a.width >= 120
          }

        At most: a (16 16; 48 32)
          constrain(box.a) { a in
            a.width <= 48
          }

        Priority: a (16 16; 120 32)
          constrain(box.a) { a in
            a.width == 200 ~ 750
            a.width <= 120
          }

        A gap of at least: a (100 16; 72 32)
          constrain(box.a, box) { a, box in
            a.leading >= box.leading + 100
          }

      BETWEEN VIEWS
        Below another view: a (120 104; 72 32), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.top == b.bottom + 8
            a.leading == b.leading
          }

        After another view: a (216 56; 72 32), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.leading == b.trailing + 8
            a.top == b.top
          }

        The middle of another view: a (16 60; 72 32), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.centerY == b.centerY
          }

        One edge at another: a (16 80; 72 32), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.centerY == b.bottom
          }

        Baseline: a (16 64; 72 32), b (120 56; 88 40)
          constrain(box.a, box.b) { a, b in
            a.lastBaseline == b.lastBaseline
          }

      MANY VIEWS
        A row of equal widths: a (8 16; 96 32), b (112 16; 96 40), c (216 16; 96 32)
          constrain(box.a, box.b, box.c, box) { a, b, c, box in
            a.left == box.left + 8
            c.right == box.right - 8
            distribute(by: 8, leftToRight: a, b, c)
            distribute(equalWidth: a, b, c)
            align(top: a, b, c)
            a.top == box.top + 16
          }

        A column: a (16 8; 72 32), b (16 48; 88 40), c (16 96; 64 32)
          constrain(box.a, box.b, box.c, box) { a, b, c, box in
            a.top == box.top + 8
            distribute(by: 8, vertically: a, b, c)
            align(leading: a, b, c)
            a.leading == box.leading + 16
          }

      GROUPS AND HANDLES
        A constant that changes: a (16 16; 140 32)
          var width: NSLayoutConstraint?
          constrain(box.a) { a in
            width = (a.width == 72)
          }
          width?.constant = 140

        Switching off: a (16 16; 140 32)
          constrain(box.a) { a in a.width == 140 }
          let group = constrain(box.a) { a in a.width == 72 }
          group.active = false

        Replacing: a (16 16; 140 32)
          let group = constrain(box.a) { a in a.width == 72 }
          constrain(box.a, replace: group) { a in a.width == 140 }

      ONLY HERE
        Insets by axis: a (40 12; 240 136)
          constrain(box.a, box) { a, box in
            a.edges == inset(box.edges, 40, 12)
          }

        Insets by side: a (16 8; 272 128)
          constrain(box.a, box) { a, box in
            a.edges == inset(box.edges, 8, 16, 24, 32)
          }

      """#)
}
