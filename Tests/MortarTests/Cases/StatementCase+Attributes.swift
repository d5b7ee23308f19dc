// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar

extension StatementCase {
  private static let edges = [
    "p.top == box.top", "p.left == box.left", "p.bottom == box.bottom", "p.right == box.right",
  ]

  /// 6.1
  static let attributes = [
    StatementCase("1", edges, frames: ["p": frame(0, 0, 640, 480)]) { v in
      [v.p.m_edges |=| v.box]
    },
    StatementCase("2", edges) { v in [v.p |=| v.box] },
    StatementCase(
      "3",
      ["p.bottom == box.bottom", "p.right == box.right", "p.width == 36", "p.height == 28"],
      frames: ["p": frame(604, 452, 36, 28)]
    ) { v in [v.p.m_cornerBR |=| v.box, v.p.m_size |=| (36, 28)] },
    StatementCase("4", frames: ["p": frame(593, 6, 36, 28)]) { v in
      [v.p.m_cornerTR |=| v.box.m_cornerTR ~ (6, 11), v.p.m_size |=| (36, 28)]
    },
    StatementCase("5", frames: ["p": frame(9, 416, 50, 50)]) { v in
      [v.p |=| v.box.m_cornerBL ~ (14, 9), v.p.m_size |=| 50]
    },
    StatementCase("6", frames: ["p": frame(275, 195, 90, 90)]) { v in
      [v.p.m_center |=| v.box, v.p.m_size |=| 90]
    },
    StatementCase("7", frames: ["p": frame(0, 0, 640, 480)]) { v in
      [v.p.m_sides |=| v.box, v.p.m_caps |=| v.box]
    },
    StatementCase("8", ["p.top >= q.top", "p.top >= q.top"]) { v in
      [v.p.m_top |>| v.q, v.p |>| v.q.m_top]
    },
    StatementCase(
      "9", ["p.top == q.bottom + 4"], frames: ["p": [.minY: 34]],
      q: CGRect(x: 0, y: 10, width: 9, height: 20)
    ) { v in [v.p.m_top |=| v.q.m_bottom + 4] },
    StatementCase("10", ["p.lastBaseline == q.lastBaseline"]) { v in [v.p.m_baseline |=| v.q] },
    StatementCase("11", ["p.firstBaseline == q.lastBaseline"]) { v in
      [v.p.m_firstBaseline |=| v.q.m_baseline]
    },
    StatementCase("11a", ["p.lastBaseline == q.lastBaseline"]) { v in
      [v.p.m_lastBaseline |=| v.q]
    },
    StatementCase("12", ["p.width == q.width", "p.height == q.height"]) { v in
      [v.p.m_size |=| v.q]
    },
    StatementCase(
      "13", ["p.left == box.leftMargin", "p.right == box.rightMargin"],
      frames: ["p": [.minX: 11, .maxX: 623]]
    ) { v in [v.p.m_left |=| v.box.m_leftMargin, v.p.m_right |=| v.box.m_rightMargin] }
    .after { $0.box.layoutMargins = UIEdgeInsets(top: 7, left: 11, bottom: 13, right: 17) },
    StatementCase(
      "14", ["p.left == q.left", "p.top == q.top", "p.width == 5", "p.height == 6"],
      frames: ["p": frame(40, 70, 5, 6)], q: CGRect(x: 40, y: 70, width: 1, height: 1)
    ) { v in [v.p.m_origin |=| v.q, v.p.m_size |=| (5, 6)] },
    StatementCase(
      "15", ["p.top == q.bottom", "p.left == q.right"], frames: ["p": [.minX: 40, .minY: 60]],
      q: CGRect(x: 10, y: 20, width: 30, height: 40)
    ) { v in [v.p.m_cornerTL |=| v.q.m_cornerBR] },
    StatementCase(
      "16", ["p.width == p.height * 1.5 - 5", "p.height == 60"], frames: ["p": [.width: 85]]
    ) { v in [v.p.m_width |=| v.p.m_height * 1.5 - 5, v.p.m_height |=| 60] },
    StatementCase(
      "17", frames: ["p": frame(60, 50, 500, 360), "q": frame(9, 3, 64, 48)]
    ) { v in
      [
        v.p |=| v.box.m_edges ~ (50, 60, 70, 80), v.q.m_size |=| v.box.m_size * 0.1,
        v.q.m_cornerTL |=| v.p.m_cornerTL + (3, 9),
      ]
    }.after { $0.p.addSubview($0.q) },
  ]

  /// 6.2
  static let numbers = [
    StatementCase("18", ["p.left == box.left + 20"]) { v in [v.p.m_left |=| 20] },
    StatementCase("19", frames: ["p": frame(220, 150, 80, 50)]) { v in
      [
        v.p.m_right |=| 300, v.p.m_width |=| 80, v.p.m_bottom |=| 200, v.p.m_height |=| 50,
      ]
    },
    StatementCase(
      "20",
      [
        "p.centerX == box.left + 120", "p.centerY == box.top + 90", "p.width == 40",
        "p.height == 20",
      ], frames: ["p": frame(100, 80, 40, 20)]
    ) { v in [v.p.m_centerX |=| 120, v.p.m_centerY |=| 90, v.p.m_size |=| (40, 20)] },
    StatementCase("21", ["p.width == 42"]) { v in [v.p.m_width |=| 42] },
    StatementCase("22", ["p.width == 75.5", "p.height == 75.5"]) { v in [v.p.m_size |=| 75.5] },
    StatementCase(
      "23",
      [
        "p.top == box.top + 60", "p.left == box.left + 60", "p.bottom == box.bottom + 60",
        "p.right == box.right + 60",
      ], frames: ["p": frame(60, 60, 640, 480)]
    ) { v in [v.p |=| 60] },
    StatementCase("24", frames: ["p": frame(18, 12, 300, 200)]) { v in
      [v.p.m_edges |=| (12, 18, 212, 318)]
    },
    StatementCase("25", frames: ["p": frame(25, 15, 210, 130)]) { v in
      [v.p.m_frame |=| (15, 25, 210, 130)]
    },
    StatementCase("26", frames: ["p": frame(0, 0, 320, 120)]) { v in
      [v.p.m_frame |=| v.box.m_frame / (1, 1, 2, 4)]
    },
    StatementCase("27", ["p.leading == box.leading + 16"], frames: ["p": [.minX: 16]]) { v in
      [v.p.m_leading |=| 16]
    },
    StatementCase(
      "27 the other places (R-7)",
      [
        "p.trailing == box.leading + 1", "p.leadingMargin == box.leading + 2",
        "p.trailingMargin == box.leading + 3", "p.leftMargin == box.left + 4",
        "p.rightMargin == box.left + 5", "p.lastBaseline == box.top + 6",
        "p.firstBaseline == box.top + 7", "p.topMargin == box.top + 8",
        "p.bottomMargin == box.top + 9", "p.centerXWithinMargins == box.left + 10",
        "p.centerYWithinMargins == box.top + 11",
      ]
    ) { v in
      [
        v.p.m_trailing |=| 1, v.p.m_leadingMargin |=| 2, v.p.m_trailingMargin |=| 3,
        v.p.m_leftMargin |=| 4, v.p.m_rightMargin |=| 5, v.p.m_baseline |=| 6,
        v.p.m_firstBaseline |=| 7, v.p.m_topMargin |=| 8, v.p.m_bottomMargin |=| 9,
        v.p.m_centerXWithinMargin |=| 10, v.p.m_centerYWithinMargin |=| 11,
      ]
    },
    StatementCase("28", frames: ["p": [.minY: -20]]) { v in [v.p.m_top |=| -20] },
    StatementCase("29", Array(repeating: "p.width == 3", count: 4)) { v in
      [
        v.p.m_width |=| CGFloat(3), v.p.m_width |=| Float(3), v.p.m_width |=| 3.0,
        v.p.m_width |=| 3,
      ]
    },
    StatementCase("30", ["p.width == 5"]) { v in [v.p.m_width |=| 5] }
      .after { $0.p.removeFromSuperview() },
  ]
}
#endif
