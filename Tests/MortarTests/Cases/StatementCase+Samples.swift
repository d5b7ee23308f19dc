// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Mortar

extension StatementCase {
  /// Chapter 8: the samples of the original's documentation.
  static let samples = [
    StatementCase("S-1", ["p.right == q.left - 12"]) { v in
      [v.p.m_right |=| v.q.m_left - 12.0]
    },
    StatementCase(
      "S-2",
      ["p", "q", "r"].flatMap { ["\($0).width == 100", "\($0).height == 200"] }
    ) { v in [[v.p, v.q, v.r].m_size |=| (100, 200)] },
    StatementCase(
      "S-3",
      ["p.left == box.left", "p.right == box.right", "p.bottom == box.bottom", "p.height == 200"],
      frames: ["p": frame(0, 280, 640, 200)]
    ) { v in
      [[v.p.m_sides, v.p.m_bottom, v.p.m_height] |=| [v.container, v.container, 200]]
    },
    StatementCase(
      "S-6", ["p.width == 40", "p.width >= q.width", "p.width <= 100", "p.height <= 100"]
    ) { v in
      [v.p.m_width |=| 40, v.p.m_width |>| v.q.m_width, v.p.m_size |<| (100, 100)]
    },
    StatementCase(
      "S-8",
      ["top", "left", "bottom", "right", "top", "left", "bottom", "right"].map {
        "p.\($0) == q.\($0)"
      } + ["p.top >= q.top", "p.top >= q.top", "p.top <= q.bottom"]
    ) { v in
      [
        v.p.m_edges |=| v.q.m_edges, v.p |=| v.q, v.p.m_top |>| v.q, v.p |>| v.q.m_top,
        v.p.m_top |<| v.q.m_bottom,
      ]
    },
    StatementCase(
      "S-11",
      [
        "p.width == q.width * 2", "p.height == q.height * 2", "p.left >= q.right + 20",
        "p.top <= q.top * 1.4 + 20",
      ]
    ) { v in
      [
        v.p.m_size |=| v.q.m_size * 2, v.p.m_left |>| v.q.m_right + 20,
        v.p |<| v.q.m_top * 1.4 + 20,
      ]
    },
    StatementCase(
      "S-12",
      [
        "p.width == 100", "p.width == 150", "p.height == 150", "p.width >= 200", "p.height >= 50",
        "p.top <= box.top", "p.left <= box.left", "p.width <= 50", "p.height <= 100",
      ]
    ) { v in
      [
        v.p.m_width |=| 100, v.p.m_size |=| 150.0, v.p.m_size |>| (200, 50),
        v.p.m_frame |<| (0, 0, 50, 100),
      ]
    },
    StatementCase(
      "S-13",
      [
        "p.width == q.width + 50", "p.height == q.height + 30", "p.width >= q.width * 2 + 10",
        "p.height >= q.height * 3 + 10",
      ]
    ) { v in
      [
        v.p.m_size |=| v.q.m_size + (50, 30), v.p.m_size |>| v.q.m_size * (2, 3) + (10, 10),
      ]
    },
    StatementCase(
      "S-14",
      [
        "p.top == q.top + 20", "p.left == q.left + 20", "p.bottom == q.bottom - 20",
        "p.right == q.right - 20",
      ]
    ) { v in [v.p |=| v.q.m_edges ~ (20, 20, 20, 20)] },
    StatementCase("S-15", ["p.width == q.width", "p.height == 100"]) { v in
      [v.p.m_size |=| (v.q.m_width, 100)]
    },
    StatementCase(
      "S-16",
      ["p.top == q.top", "p.bottom == r.bottom", "p.width == s.width", "p.height == s.height"]
    ) { v in [v.p |=| [v.q.m_top, v.r.m_bottom, v.s.m_size]] },
    StatementCase(
      "S-17",
      ["p", "q", "r"].flatMap { ["\($0).width == 100", "\($0).height == 200"] }
    ) { v in [[v.p.m_size, v.q.m_size, v.r.m_size] |=| (100, 200)] },
    StatementCase(
      "S-18",
      ["p", "q", "r"].map { "\($0).centerY == s.centerY" }
        + ["p", "q", "r"].map { "\($0).height == s.height" }
    ) { v in
      [[v.p, v.q, v.r].m_centerY |=| v.s, [v.p, v.q, v.r].m_height |=| v.s]
    },
    StatementCase(
      "S-19",
      ["p.left == s.right"]
        + ["top", "left", "bottom", "right"].map { "q.\($0) == box.\($0)" }
        + ["top", "left", "bottom", "right"].map { "r.\($0) == s.\($0)" }
    ) { v in [[v.p.m_left, v.q, v.r] |=| [v.s.m_right, v.box, v.s]] },
    StatementCase(
      "S-21",
      [
        "p.height == box.height", "p.height == box.height @250", "p.height == box.height @500",
        "p.height == box.height @750", "p.height == box.height", "p.height == box.height @300",
      ]
    ) { v in
      [
        v.p |=| v.container.m_height, v.p |=| v.container.m_height ! .low,
        v.p |=| v.container.m_height ! .medium, v.p |=| v.container.m_height ! .high,
        v.p |=| v.container.m_height ! .required, v.p |=| v.container.m_height ! 300,
      ]
    },
    StatementCase(
      "S-22",
      [
        "p.top == q.top @750", "p.bottom == q.bottom @750", "p.left == q.left @250",
        "p.right == q.right @250", "p.width == q.height @750", "p.height == q.width + 20 @250",
      ]
    ) { v in
      [
        v.p |=| [v.q.m_caps ! .high, v.q.m_sides ! .low],
        v.p.m_size |=| (v.q.m_height ! .high, v.q.m_width + 20 ! .low),
      ]
    },
    StatementCase(
      "S-28", ["p.left == q.left", "p.top == q.top", "p.width == 100", "p.height == 100"]
    ) { v in
      let group = [v.p.m_origin |=| v.q, v.p.m_size |=| (100, 100)]
      let asGroup: MortarGroup = group
      return asGroup
    },
  ]
}
#endif
