// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

extension CheatSheet {
  static let mortarVFL = CheatSheet(
    name: "MortarVFL",
    text: #"""
      MortarVFL
      import MortarVFL
      box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.

      EDGES
        All four edges: a (0 0; 320 160)
          box |>> box.a
          box |^^ box.a

        Insets: a (16 16; 288 128)
          box |>> 16 | box.a | 16
          box |^^ 16 | box.a | 16

        A corner: a (24 8; 72 32)
          box.m_leading |> 24 | box.a
          box.m_top |^ 8 | box.a

        Right, in every direction: a (232 16; 72 32)
          box.a | 16 <! box.m_right

        Margins: a (8 8; 304 144)
          box.layoutMarginsGuide |>> box.a
          box.layoutMarginsGuide |^^ box.a

      CENTRE
        Centre: a (124 64; 72 32)
          box |>> ~~1 | box.a | ~~1
          box |^^ ~~1 | box.a | ~~1

      SIZES
        A fixed size: a (16 16; 120 60)
          box.m_left |> 16 | box.a[==120]
          box.m_top |^ 16 | box.a[==60]

      RELATIONS AND PRIORITIES
        At least: a (16 16; 120 32)
          box.m_left |> 16 | box.a[>=120]

        At most: a (16 16; 48 32)
          box.m_left |> 16 | box.a[<=48]

      BETWEEN VIEWS
        Below another view: a (120 104; 72 32), b (120 56; 88 40)
          box.b.m_bottom |^ 8 | box.a
          box.b.m_leading |> box.a

        After another view: a (216 56; 72 32), b (120 56; 88 40)
          box.b.m_trailing |> 8 | box.a
          box.b.m_top |^ box.a

      MANY VIEWS
        A row of equal widths: a (8 16; 96 32), b (112 16; 96 40), c (216 16; 96 32)
          box ||>> box.a[~~1] || box.b[~~1] || box.c[~~1]
          box.m_top |^ 16 | box.a
          box.m_top |^ 16 | box.b
          box.m_top |^ 16 | box.c

        A column: a (16 8; 72 32), b (16 48; 88 40), c (16 96; 64 32)
          box.m_top ||^ box.a || box.b || box.c
          box.m_leading |> 16 | box.a
          box.m_leading |> 16 | box.b
          box.m_leading |> 16 | box.c

      ONLY HERE
        Weights: a (0 16; 80 32), b (80 56; 240 40)
          box |>> box.a[~~1] | box.b[~~3]

        Spaces that share: a (124 16; 72 32)
          box |>> ~~1 | box.a | ~~1

        As long as another part: a (0 16; 100 32), b (108 56; 100 40)
          box.m_left |> box.a[==100] | 8 | box.b[==box.a]

        Between two places: a (8 16; 104 32), b (120 56; 88 40)
          box.m_left |> 8 | box.a | 8 <| box.b.m_left

        Parallel parts: a (0 16; 80 32), b (88 56; 232 40), c (88 112; 232 32)
          box |>> box.a[==80] | 8 | [box.b, box.c]

      """#)
}
