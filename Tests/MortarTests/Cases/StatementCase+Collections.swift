// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar

extension StatementCase {
  /// 6.5
  static let tuples = [
    StatementCase(
      "55", frames: ["p": [.width: 64, .height: 70]],
      q: CGRect(x: 0, y: 0, width: 64, height: 48)
    ) { v in [v.p.m_size |=| (v.q, v.q.m_width + 6)] },
    StatementCase("56", frames: ["p": [.minX: 13, .minY: 11]]) { v in
      [v.p.m_cornerTL |=| (11, 13)]
    },
    StatementCase(
      "57", frames: ["p": frame(9, 45, 601, 435)], q: CGRect(x: 0, y: 0, width: 10, height: 40)
    ) { v in [v.p.m_edges |=| (v.q.m_bottom + 5, 9, v.box, v.box.m_right - 30)] },
    StatementCase(
      "58",
      ["p.width >= 70", "p.height >= 80", "p.width == 0 @250", "p.height == 200 @250"],
      frames: ["p": [.width: 70, .height: 200]]
    ) { v in [v.p.m_size |>| (70, 80), v.p.m_size |=| (0 ! .low, 200 ! .low)] },
    StatementCase("A tuple made by hand", ["p.width == 1 @300", "p.height == 2 @250"]) { v in
      let tuple: MortarTuple = ([1.m_intoAttribute(), 2 ! .low], .init(rawValue: 300))
      return [v.p.m_size |=| tuple]
    },
  ]

  /// 6.6
  static let arrays = [
    StatementCase(
      "62",
      frames: [
        "p": frame(0, 222.5, 25, 35), "q": frame(30, 222.5, 25, 35), "r": frame(60, 222.5, 25, 35),
      ]
    ) { v in
      [
        [v.p, v.q, v.r].m_size |=| (25, 35), [v.p, v.q, v.r].m_centerY |=| v.box,
        [v.p.m_left, v.q.m_left, v.r.m_left]
          |=| [v.box.m_left, v.p.m_right + 5, v.q.m_right + 5],
      ]
    },
    StatementCase(
      "63",
      ["p.left == box.left", "p.right == box.right", "p.top == box.centerY", "p.height == 44"],
      frames: ["p": frame(0, 240, 640, 44)]
    ) { v in [[v.p.m_sides, v.p.m_top, v.p.m_height] |=| [v.box, v.box.m_centerY, 44]] },
    StatementCase(
      "64",
      [
        "p.top == box.top", "p.left == box.left", "p.width == box.width * 0.5",
        "p.height == box.height * 0.5",
      ], frames: ["p": frame(0, 0, 320, 240)]
    ) { v in [v.p |=| [v.box.m_top, v.box.m_left, v.box.m_size * 0.5]] },
    StatementCase("65", ["p.width == r.width", "q.width == s.width"]) { v in
      [[v.p, v.q].m_width |=| [v.r, v.s].m_width]
    },
    StatementCase("66", ["p.top == box.top", "q.top == box.top"]) { v in
      [[v.p, v.q] |=| v.box.m_top]
    },
    StatementCase(
      "67",
      ["first", "second"].flatMap { label in
        ["top", "left", "bottom", "right"].map { "\(label).\($0) == box.\($0)" }
      }
    ) { v in [v.labels |=| v.box] },
    StatementCase(
      "68", ["p.width == 10", "p.height == 20", "q.width == r.width", "q.height == r.height"]
    ) { v in [[v.p.m_size, v.q.m_size] |=| [(10, 20), v.r.m_size]] },
    StatementCase("69", ["p.width == 10 @250", "p.height == 20 @250", "q.width == r.width"]) { v in
      [[v.p.m_size, v.q.m_width] |=| [(10, 20) ! .low, v.r]]
    },
    StatementCase(
      "A number and four values in a mixed array (R-9)", nil,
      frames: [
        "p": frame(2, 1, 3, 4), "q": [.width: 5],
      ]
    ) { v in [[v.p.m_frame, v.q.m_width] |=| [(1, 2, 3, 4), 5]] },
    StatementCase(
      "71",
      ["p", "q"].flatMap {
        [
          "\($0).top == box.top + 1 @250", "\($0).left == box.left + 2 @250",
          "\($0).width == 3 @250", "\($0).height == 4 @250",
        ]
      }
    ) { v in [[v.p, v.q].m_frame |=| (1, 2, 3, 4) ! .low] },
    StatementCase("72", []) { v in [([] as [MortarView]) |=| v.box] },
    StatementCase(
      "Each target with each source, target by target",
      [
        "p.top == r.top", "q.top == r.top", "p.top == s.top", "p.left == s.left",
      ]
    ) { v in [[v.p, v.q].m_top |=| v.r, v.p |=| [v.s.m_top, v.s.m_left]] },
  ]

  private static let priorityNames: [String] = [250, 500, 750, 1000, 1000, 1000, 320.5].map {
    $0 == 1000
      ? "p.width == q.width" : "p.width == q.width @\($0 == 320.5 ? "320.5" : "\(Int($0))")"
  }

  /// The cases of 6.7 that consist of statements alone.
  static let priorities = [
    StatementCase("73", priorityNames) { v in
      [
        v.p |=| v.q.m_width ! .low, v.p |=| v.q.m_width ! .medium, v.p |=| v.q.m_width ! .high,
        v.p |=| v.q.m_width ! .req, v.p |=| v.q.m_width ! .required,
        v.p |=| v.q.m_width ! MortarLayoutPriority.required, v.p |=| v.q.m_width ! 320.5,
      ]
    },
    StatementCase("74", ["p.width == 30 @250"]) { v in [v.p.m_width ! .low |=| 30] },
    StatementCase("75", ["p.width == q.width @750"]) { v in
      [v.p.m_width ! .low |=| v.q ! .high]
    },
    StatementCase("76", ["p.width == 30 @750", "p.height == q.height @250"]) { v in
      [v.p.m_size |=| (30, v.q.m_height ! .low) ! .high]
    },
    StatementCase("77", ["p.width == 30 @250", "p.height == 40 @250"]) { v in
      [v.p.m_size ! .low |=| (30, 40)]
    },
    StatementCase(
      "78",
      [
        "p.top == q.top @601", "p.bottom == q.bottom @601", "p.left == q.left @602",
        "p.right == q.right @602",
      ]
    ) { v in [v.p |=| [v.q.m_caps ! 601, v.q.m_sides ! 602]] },
    StatementCase("79", frames: ["p": [.minX: 600, .width: 10]]) { v in
      [
        v.p.m_right |<| v.box.m_right - 30, v.p.m_left |=| 600, v.p.m_width |=| 100 ! .high,
      ]
    },
    StatementCase("Arrays (E-4)", ["p.width == 3 @250", "q.width == 3 @250"]) { v in
      [[v.p, v.q].m_width ! .low |=| 3]
    },
    StatementCase("The later priority wins", ["p.width == 3 @750"]) { v in
      [v.p.m_width |=| (3 ! .low) ! .high]
    },
  ]
}
#endif
