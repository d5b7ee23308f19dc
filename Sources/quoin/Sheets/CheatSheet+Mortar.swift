// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let mortar = CheatSheet(
    name: "Mortar",
    text: #"""
      Mortar
      import Mortar
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          box.a |=| box

        Insets: a (16 16; 288 128)
          box.a |=| box.m_edges ~ 16

        A corner: a (24 8; 72 32)
          box.a.m_leading |=| box.m_leading + 24
          box.a.m_top |=| box.m_top + 8

        Trailing, inward: a (232 16; 72 32)
          box.a.m_trailing |=| box.m_trailing - 16

        Right, in every direction: a (232 16; 72 32)
          box.a.m_right |=| box.m_right - 16
          box.a.m_top |=| box.m_top + 16

        Margins: a (8 8; 304 144)
          box.a |=| box.layoutMarginsGuide

      CENTRE
        Centre: a (124 64; 72 32)
          box.a.m_center |=| box

        Centre with an offset: a (124 40; 72 32)
          box.a.m_center |=| box.m_center + (0, -24)

      SIZES
        A fixed size: a (16 16; 120 60)
          box.a.m_size |=| (120, 60)

        A share of another size: a (16 16; 160 32)
          box.a.m_width |=| box.m_width * 0.5

        Arithmetic: a (16 16; 140 32)
          box.a.m_width |=| box.m_width / 2 - 20

        Aspect ratio: a (16 16; 96 72)
          box.a.m_width |=| 96
          box.a.m_height |=| box.a.m_width * 0.75

        The size of another view: a (16 16; 88 40), b (120 56; 88 40)
          box.a.m_size |=| box.b

      RELATIONS AND PRIORITIES
        At least: a (16 16; 120 32)
          box.a.m_width |>| 120

        At most: a (16 16; 48 32)
          box.a.m_width |<| 48

        Priority: a (16 16; 120 32)
          box.a.m_width |=| 200 ! .high
          box.a.m_width |<| 120

        A gap of at least: a (100 16; 72 32)
          box.a.m_leading |>| box.m_leading + 100

      BETWEEN VIEWS
        Below another view: a (120 104; 72 32), b (120 56; 88 40)
          box.a.m_top |=| box.b.m_bottom + 8
          box.a.m_leading |=| box.b.m_leading

        After another view: a (216 56; 72 32), b (120 56; 88 40)
          box.a.m_leading |=| box.b.m_trailing + 8
          box.a.m_top |=| box.b

        The middle of another view: a (16 60; 72 32), b (120 56; 88 40)
          box.a.m_centerY |=| box.b

        One edge at another: a (16 80; 72 32), b (120 56; 88 40)
          box.a.m_centerY |=| box.b.m_bottom

        Baseline: a (16 64; 72 32), b (120 56; 88 40)
          box.a.m_lastBaseline |=| box.b.m_lastBaseline

      MANY VIEWS
        A row of equal widths: a (8 16; 96 32), b (112 16; 96 40), c (216 16; 96 32)
          box.a.m_left |=| box.m_left + 8
          box.c.m_right |=| box.m_right - 8
          [box.b.m_left, box.c.m_left] |=| [box.a.m_right + 8, box.b.m_right + 8]
          [box.b, box.c].m_width |=| box.a
          [box.a, box.b, box.c].m_top |=| box.m_top + 16

        A column: a (16 8; 72 32), b (16 48; 88 40), c (16 96; 64 32)
          box.a.m_top |=| box.m_top + 8
          [box.b.m_top, box.c.m_top] |=| [box.a.m_bottom + 8, box.b.m_bottom + 8]
          [box.a, box.b, box.c].m_leading |=| box.m_leading + 16

      GROUPS AND HANDLES
        Switching off: a (16 16; 140 32)
          box.a.m_width |=| 140
          box.a.m_width |=| 72 ~~ .deactivated

      ONLY HERE
        Corners: a (228 116; 72 32)
          box.a.m_cornerBR |=| box.m_cornerBR ~ (12, 20)

        Insets by side: a (16 8; 272 128)
          box.a |=| box.m_edges ~ (8, 16, 24, 32)

        Sides and caps: a (0 20; 320 120)
          box.a.m_sides |=| box
          box.a.m_caps |=| box.m_caps ~ (20, 20)

        A frame: a (40 20; 200 100)
          box.a.m_frame |=| (20, 40, 200, 100)

        An array as a target: a (16 16; 72 24), b (120 56; 88 24), c (232 112; 64 24)
          [box.a, box.b, box.c].m_height |=| 24

      """#)
}
