// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL

// In a tray of 300 by 200 points; l is at 10 and 40 wide, r at 250 and 30 wide.

extension SpanCase {
  /// Statements whose views share the remaining length.
  static let weights = [
    SpanCase(
      number: "116", text: "one to four", count: 4, rows: ["a": [0, 60], "b": [60, 240]]
    ) { $0.root |>> $0.a[~~1] | $0.b[~~4] },
    SpanCase(
      number: "116", text: "three to two in a column", count: 4,
      columns: ["a": [0, 120], "b": [120, 80]]
    ) { $0.root |^^ $0.a[~~3] | $0.b[~~2] },
    SpanCase(
      number: "117", text: "padding everywhere", rows: ["a": [8, 138], "b": [154, 138]]
    ) { $0.root ||>> $0.a[~~1] || $0.b[~~1] },
    SpanCase(
      number: "118", text: "between fixed sizes", count: 6,
      rows: ["a": [0, 50], "b": [66, 200], "c": [274, 26]]
    ) { $0.root |>> $0.a[==50] | 16 | $0.b[~~1] || $0.c[==26] },
    SpanCase(
      number: "119", text: "spaces on both sides", count: 6, rows: ["a": [60, 60]]
    ) { $0.root |>> ~~1 | $0.a[==60] | ~~3 },
    SpanCase(
      number: "120", text: "three spaces", rows: ["a": [50, 50], "b": [200, 50]]
    ) { $0.root |>> ~~1 | $0.a[==50] | ~~2 | $0.b[==50] | ~~1 },
    SpanCase(
      number: "121", text: "between two views", count: 4,
      rows: ["a": [58, 114 + 2 / 3.0], "b": [184 + 2 / 3.0, 57 + 1 / 3.0]]
    ) { $0.l.m_right ||> $0.a[~~2] | 12 | $0.b[~~1] <|| $0.r.m_left },
    SpanCase(
      number: "126", text: "an array behind a view",
      rows: ["a": [0, 90], "b": [98, 202], "c": [98, 202]]
    ) { $0.root |>> $0.a[==90] || [$0.b, $0.c][~~1] },
    SpanCase(
      number: "127", text: "columns of arrays",
      rows: ["a": [8, 92], "b": [108, 184], "c": [8, 92], "d": [108, 184]],
      columns: ["a": [8, 88], "b": [8, 88], "c": [104, 88], "d": [104, 88]]
    ) { tray in
      tray.root ||^^ [tray.a, tray.b][~~1] || [tray.c, tray.d][~~1]
      return tray.root ||>> [tray.a, tray.c][~~1] || [tray.b, tray.d][~~2]
    },
    SpanCase(
      number: "128", text: "a weight by reference",
      rows: ["a": [0, 120], "b": [120, 120], "c": [240, 60]]
    ) { $0.root |>> $0.a[~~2] | $0.b[==$0.a] | $0.c[~~1] },
    SpanCase(
      number: "131", text: "broken weights",
      columns: ["a": [0, 30], "b": [30, 90], "c": [140, 60]]
    ) { $0.root |^^ $0.a[~~0.5] | $0.b[~~1.5] | 20 | $0.c[~~1] },
    SpanCase(
      number: "133", text: "an overlap", rows: ["a": [0, 160], "b": [140, 160]]
    ) { $0.root |>> $0.a[~~1] | -20 | $0.b[~~1] },
    SpanCase(
      number: "155", text: "padding next to a weighted space",
      rows: ["a": [0, 40], "b": [240, 60]]
    ) { $0.root |>> $0.a[==40] || ~~1 || $0.b[==60] },
  ]

  /// Statements with fixed and intrinsic sizes.
  static let sizes = [
    SpanCase(
      number: "130", text: "what the spaces leave", columns: ["a": [15, 140]]
    ) { $0.root |^^ 15 | $0.a | 45 },
    SpanCase(
      number: "136", text: "an array alone",
      rows: ["a": [8, 284], "b": [8, 284], "c": [8, 284]]
    ) { $0.root ||>> [$0.a, $0.b, $0.c] },
    SpanCase(
      number: "137", text: "content and a weight", rows: ["a": [86, 206], "l": [8, 70]]
    ) { $0.root ||>> $0.fill($0.l, 70, 20) || $0.a[~~1] },
    SpanCase(
      number: "138", text: "content between fixed spaces", rows: ["l": [25, 250]]
    ) { $0.root |>> 25 | $0.fill($0.l, 70, 20) | 25 },
    SpanCase(
      number: "139", text: "the weaker hugging stretches", rows: ["l": [0, 70], "r": [80, 220]]
    ) { tray in
      tray.r.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      return tray.root |>> tray.fill(tray.l, 70, 20) | 10 | tray.fill(tray.r, 50, 20)
    },
    SpanCase(
      number: "140", text: "as wide as content", count: 3, rows: ["l": [0, 70], "a": [78, 70]]
    ) { $0.root |> $0.fill($0.l, 70, 20) || $0.a[==$0.l] },
    SpanCase(
      number: "141", text: "a chain of references",
      rows: ["a": [0, 21], "b": [29, 21], "c": [58, 21]]
    ) { $0.root |> $0.a[==$0.c] || $0.b[==$0.a] || $0.c[==21] },
    SpanCase(
      number: "146", text: "a space by reference", rows: ["a": [0, 30], "b": [60, 240]]
    ) { $0.root |>> $0.a[==30] | ==$0.a | $0.b },
    SpanCase(
      number: "R-3", text: "a space as wide as content", rows: ["l": [0, 70], "a": [140, 160]]
    ) { $0.root |>> $0.fill($0.l, 70, 20) | ==$0.l | $0.a },
    SpanCase(
      number: "3.4", text: "a space by reference to a weight",
      rows: ["a": [0, 100], "b": [200, 100]]
    ) { $0.root |>> $0.a[~~3] | ~~$0.a | $0.b[~~3] },
    SpanCase(
      number: "3.4", text: "a reference to a member of an array",
      rows: ["a": [0, 60], "b": [0, 60], "c": [60, 60]]
    ) { $0.root |> [$0.a, $0.b][==60] | $0.c[==$0.b] },
    SpanCase(
      number: "E-5", text: "content below the smallest size",
      rows: ["l": [0, 90], "a": [90, 210]]
    ) { $0.root |>> $0.fill($0.l, 70, 20)[>=90] | $0.a },
    SpanCase(
      number: "E-5", text: "content above the largest size",
      rows: ["l": [0, 50], "a": [50, 250]]
    ) { $0.root |>> $0.fill($0.l, 70, 20)[<=50] | $0.a },
    SpanCase(
      number: "E-5", text: "a space of at least so much", rows: ["a": [0, 100], "b": [150, 150]]
    ) { tray in
      tray.b.m_width |=| 200 ! .low
      tray.b.m_width |<| 150
      return tray.root |>> tray.a[==100] | >=40 | tray.b
    },
    SpanCase(
      number: "147", text: "fixed sizes that add up", count: 5,
      rows: ["a": [0, 120], "b": [120, 180]]
    ) { $0.root |>> $0.a[==120] | $0.b[==180] },
  ]

  /// Statements with each kind of end.
  static let ends = [
    SpanCase(
      number: "122", text: "outer edges of views", count: 2, rows: ["a": [10, 270]]
    ) { $0.l |> $0.a <| $0.r },
    SpanCase(
      number: "123", text: "to the right", rows: ["a": [58, 30], "b": [93, 30]]
    ) { $0.l.m_right ||> $0.a[==30] | 5 | $0.b[==$0.a] },
    SpanCase(
      number: "124", text: "up to the right edge", rows: ["a": [194, 70], "b": [272, 20]]
    ) { $0.a[==70] || $0.b[==20] <!! $0.root },
    SpanCase(
      number: "125", text: "up to above the bottom", columns: ["a": [95, 70], "b": [174, 20]]
    ) { $0.a[==70] | 9 | $0.b[==20] ^! $0.root.m_bottom - 6 },
    SpanCase(
      number: "129", text: "sums as ends", rows: ["a": [25, 240]]
    ) { $0.root.m_left + 25 |> $0.a <| $0.root.m_right - 35 },
    SpanCase(
      number: "132", text: "from the middle", rows: ["a": [150, 142]]
    ) { $0.root.m_centerX |> $0.a <|| $0.root },
    SpanCase(
      number: "134", text: "down from the top", columns: ["a": [8, 33], "b": [49, 33]]
    ) { $0.root ||^ $0.a[==33] || $0.b[==$0.a] },
    SpanCase(
      number: "135", text: "an array up to the right edge",
      rows: ["a": [248, 44], "b": [248, 44]]
    ) { [$0.a, $0.b][==44] <!! $0.root },
    SpanCase(
      number: "E-6", text: "an array of content up to the right edge",
      rows: ["a": [222, 70], "l": [222, 70]]
    ) { [$0.fill($0.a, 70, 20), $0.fill($0.l, 70, 20)] <!! $0.root },
    SpanCase(
      number: "3.5", text: "content first up to the right edge", count: 3,
      rows: ["l": [200, 70], "a": [270, 30]]
    ) { $0.fill($0.l, 70, 20) | $0.a[==30] <! $0.root },
    SpanCase(
      number: "E-6", text: "an array between two ends", rows: ["a": [0, 292], "b": [0, 292]]
    ) { $0.root |> [$0.a, $0.b] <|| $0.root },
    SpanCase(
      number: "160", text: "from the leading edge", isRightToLeft: true, rows: ["a": [260, 40]]
    ) { $0.root.m_leading |> $0.a[==40] },
    SpanCase(
      number: "R-12", text: "from the leading edge, left to right",
      rows: ["a": [0, 40], "b": [40, 260], "c": [40, 260]]
    ) { $0.root.m_leading |> $0.a[==40] | [$0.b, $0.c] <| $0.root },
    SpanCase(
      number: "R-12", text: "up to the trailing edge", isRightToLeft: true,
      rows: ["a": [200, 100], "b": [20, 180], "c": [20, 180]]
    ) { $0.root |> $0.a[==100] | [$0.b, $0.c] <| $0.root.m_trailing - 20 },
    SpanCase(
      number: "R-12", text: "views keep left and right", isRightToLeft: true,
      rows: ["a": [0, 100], "b": [100, 200]]
    ) { $0.root |>> $0.a[==100] | $0.b },
    SpanCase(
      number: "E-3", text: "a guide around", rows: ["a": [11, 139], "b": [150, 139]]
    ) { tray in
      tray.root.layoutMargins = UIEdgeInsets(top: 7, left: 11, bottom: 13, right: 11)
      return tray.root.layoutMarginsGuide |>> tray.a[~~1] | tray.b[~~1]
    },
    SpanCase(
      number: "E-3", text: "guides as ends", columns: ["a": [15, 44], "b": [59, 136]]
    ) { tray in
      tray.root.layoutMargins = UIEdgeInsets(top: 7, left: 11, bottom: 5, right: 11)
      let guide = tray.root.layoutMarginsGuide
      return guide ||^ tray.a[==44] | tray.b ^| guide
    },
    SpanCase(
      number: "3.2", text: "attributes of guides as ends", columns: ["a": [10, 178]]
    ) { tray in
      tray.root.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 12, right: 0)
      let guide = tray.root.layoutMarginsGuide
      return guide.m_top |^ tray.a ^| guide.m_bottom
    },
    SpanCase(
      number: "R-11", text: "down from a baseline", columns: ["a": [200, 30]]
    ) { $0.l.m_baseline |^ $0.a[==30] },
    SpanCase(
      number: "2.8", text: "a view with a priority as an end", rows: ["a": [0, 50]]
    ) { $0.root ! .low |> $0.a[==50] },
  ]
}
#endif
