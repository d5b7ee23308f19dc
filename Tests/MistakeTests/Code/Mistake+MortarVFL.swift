// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension Mistake {
  /// Visual statements.
  static let mortarVFL = [
    Mistake(
      "MortarVFL: a row of fixed widths that is too wide", in: .mortarVFL,
      .conflict(
        [
          "a.left == screen.left", "a.width == 200", "b.left == a.right + 8", "b.width == 200",
          "b.right == screen.right", "screen is 320 points wide",
        ], broken: "b.right == screen.right")
    ) { stage in
      let (a, b, screen) = (stage.box("a"), stage.box("b"), stage.screen)
      [a, b].m_height |=| 44
      [a, b].m_top |=| screen.m_top
      screen.m_left |> a[==200] || b[==200] <| screen.m_right  // mistake
    },
    Mistake(
      "MortarVFL: a gap that is wider than the screen", in: .mortarVFL,
      // 400 - 320 = 80
      .conflict(
        [
          "a.left == screen.left", "b.left == a.right + 400", "b.right == screen.right",
          "screen is 320 points wide", "the width of a cannot be negative",
          "the width of b cannot be negative",
        ], broken: "b.right == screen.right")
    ) { stage in
      let (a, b, screen) = (stage.picture("a", 40, 20), stage.picture("b", 40, 20), stage.screen)
      [a, b].m_top |=| screen.m_top
      screen.m_left |> a | 400 | b <| screen.m_right  // mistake
    },
    Mistake(
      "MortarVFL: a row at one end without widths", in: .mortarVFL, .ambiguities(["width of a"])
    ) { stage in
      let (a, screen) = (stage.box("a"), stage.screen)
      a.m_height |=| 44
      a.m_top |=| screen.m_top
      screen.m_left |> a
    },
    Mistake(
      "MortarVFL: weights with one end", in: .mortarVFL,
      .refusal(
        code: "M-V6",
        "screen.right |> a[~~1]: a[~~1] has a weight, but the list is tied at one end only; "
          + "weights share what is left between two ends.")
    ) { stage in
      stage.screen.m_right |> stage.box("a")[~~1]  // mistake
    },
    Mistake(
      "MortarVFL: a row that ends as a column", in: .mortarVFL,
      .refusal(
        code: "M-V1",
        "screen |> a ^| b: |> begins a row and ^| ends a column; use operators of one axis.")
    ) { stage in
      let (a, b) = (stage.box("a"), stage.box("b"))
      stage.screen |> a ^| b  // mistake
    },
    Mistake(
      "MortarVFL: a view twice", in: .mortarVFL,
      .refusal(
        code: "M-V2",
        "screen |>> a | a: a stands in the list twice; a statement places each view once.")
    ) { stage in
      let a = stage.box("a")
      stage.screen |>> a | a  // mistake
    },
  ]
}
#endif
