// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL

extension SpanCase {
  /// The samples of Mortar's documentation, with numbers that follow from its text.
  static let samples = [
    SpanCase(
      number: "S-4", text: "the first sample", count: 5,
      rows: ["a": [0, 66], "b": [74, 44], "c": [138, 162]]
    ) { $0.root |>> $0.fill($0.a, 66, 20) || $0.b[==44] | 20 | $0.c[~~2] },
    // 300 = a + b + 8 + 40 + 30 + d + space + e with b = a = 31 and weights 1, 1, 2: 160 for four.
    SpanCase(
      number: "S-31", text: "one of each kind", count: 11,
      rows: ["a": [0, 31], "b": [31, 31], "c": [70, 40], "d": [140, 40], "e": [220, 80]]
    ) {
      $0.root |>> $0.fill($0.a, 31, 20) | $0.b[==$0.a]
        || $0.c[==40] | 30 | $0.d[~~1] | ~~1
          | $0.e[~~2]
    },
    SpanCase(
      number: "S-33", text: "an array in the middle",
      rows: ["a": [0, 50], "b": [58, 40], "c": [58, 40], "d": [58, 40], "e": [106, 194]]
    ) { $0.root |>> $0.fill($0.a, 50, 20) || [$0.b, $0.c, $0.d][==40] || $0.e },
    SpanCase(
      number: "S-34", text: "halves between two views", count: 4,
      rows: ["b": [50, 100], "c": [150, 100]]
    ) { $0.l.m_right |> $0.b[~~1] | $0.c[~~1] <| $0.r.m_left },
    SpanCase(
      number: "S-34", text: "halves inside of a view", rows: ["b": [8, 122], "c": [170, 122]]
    ) { $0.root ||>> $0.b[~~1] | 40 | $0.c[~~1] },
    SpanCase(
      number: "S-35", text: "halves of a column", columns: ["b": [20, 80], "c": [100, 80]]
    ) { tray in
      tray.a.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      tray.d.frame = CGRect(x: 0, y: 180, width: 300, height: 20)
      return tray.a.m_bottom |^ tray.b[~~1] | tray.c[~~1] ^| tray.d.m_top
    },
    SpanCase(
      number: "S-37", text: "two thirds and one third", columns: ["b": [0, 134], "c": [134, 67]]
    ) { tray in
      tray.a.frame = CGRect(x: 0, y: 0, width: 300, height: 201)
      return tray.a |^^ tray.b[~~2] | tray.c[~~1]
    },
    SpanCase(
      number: "S-38", text: "right of a view", rows: ["b": [50, 44], "c": [102, 88]]
    ) { $0.l.m_right |> $0.b[==44] || $0.c[==88] },
    SpanCase(
      number: "S-38", text: "left of a view", rows: ["b": [110, 44], "c": [162, 88]]
    ) { $0.b[==44] || $0.c[==88] <! $0.r.m_left },
    SpanCase(
      number: "S-38", text: "below a view", columns: ["b": [0, 44], "c": [52, 30]]
    ) { tray in
      tray.a.frame = CGRect(x: 0, y: -10, width: 9, height: 10)
      return tray.a.m_bottom |^ tray.b[==44] || tray.fill(tray.c, 20, 30)
    },
    SpanCase(
      number: "S-38", text: "above a view", columns: ["b": [40, 44], "c": [92, 88]]
    ) { tray in
      tray.a.frame = CGRect(x: 0, y: 180, width: 9, height: 10)
      return tray.b[==44] || tray.c[==88] ^! tray.a.m_top
    },
    SpanCase(
      number: "S-42", text: "side padding", rows: ["a": [40, 220]]
    ) { $0.root |>> 40 | $0.a | 40 },
    SpanCase(
      number: "S-42", text: "one to two spaces", rows: ["a": [86 + 2 / 3.0, 40]]
    ) { $0.root |>> ~~1 | $0.a[==40] | ~~2 },
    SpanCase(
      number: "S-42", text: "a box centered between siblings", rows: ["a": [130, 40]]
    ) { $0.l.m_right |> ~~1 | $0.a[==40] | ~~1 <| $0.r.m_left },
    // 200 = 20 + 24 + 44 + two spaces of 56.
    SpanCase(
      number: "S-42", text: "content, a fixed button and weighted spaces",
      columns: ["a": [0, 20], "b": [76, 24], "c": [156, 44]]
    ) {
      $0.root |^^ $0.fill($0.a, 50, 20) | ~~1 | $0.fill($0.b, 60, 24) | ~~1 | $0.c[==44]
    },
  ]
}
#endif
