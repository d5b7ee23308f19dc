// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar

extension StatementCase {
  private static let wide = CGRect(x: 0, y: 0, width: 50, height: 60)

  /// 6.3
  static let arithmetic = [
    StatementCase("32", frames: ["p": [.width: 170, .height: 80]]) { v in
      [v.p.m_width |=| v.box.m_width * 0.25 + 10, v.p.m_height |=| v.box.m_width / 8]
    },
    StatementCase("33", ["p.width == q.width * 2 + 10"], frames: ["p": [.width: 110]], q: wide) {
      v in [v.p.m_width |=| (v.q.m_width + 10) * 2]
    },
    StatementCase(
      "34", frames: ["p": [.width: 121, .height: 37]],
      q: CGRect(x: 0, y: 0, width: 40, height: 70)
    ) { v in [v.p.m_size |=| v.q.m_size * (3, 0.5) + (1, 2)] },
    StatementCase("35", frames: ["p": frame(-2, -1, 638, 478)]) { v in
      [v.p |=| v.box.m_edges - (1, 2, 3, 4)]
    },
    StatementCase("36", frames: ["p": frame(3, 3, 640, 480)]) { v in
      [v.p |=| v.box.m_edges + 3]
    },
    StatementCase("37", frames: ["p": frame(293, 236, 30, 22)]) { v in
      [v.p.m_center |=| v.box.m_center + (-12, 7), v.p.m_size |=| (30, 22)]
    },
    StatementCase("38", ["p.width == q.width + 20 @750"], frames: ["p": [.width: 70]], q: wide) {
      v in [v.p.m_width |=| v.q.m_width + (20 ! .high)]
    },
    StatementCase("39", ["p.width == q.width * 2 @750"], frames: ["p": [.width: 100]], q: wide) {
      v in [v.p.m_width |=| v.q.m_width * (2 ! .high)]
    },
    StatementCase("39 divided", ["p.width == q.width * 0.5 @750"]) { v in
      [v.p.m_width |=| v.q.m_width / (2 ! .high)]
    },
    StatementCase("40", ["p.width == q.width + 20 @750"]) { v in
      [v.p.m_width |=| (v.q.m_width ! .low) + (20 ! .high)]
    },
    StatementCase("40 none", ["p.width == q.width - 20"]) { v in
      [v.p.m_width |=| (v.q.m_width ! .low) - 20.m_intoAttribute()]
    },
    StatementCase("41", ["p.left == q.left"]) { v in
      let x = v.q.m_left
      _ = x + 10
      return [v.p.m_left |=| x]
    },
    StatementCase("42", ["p.left == q.left"]) { v in [v.p.m_left + 5 |=| v.q] },
    StatementCase(
      "45", frames: ["p": [.width: 36 + 2 / 3]], q: CGRect(x: 0, y: 0, width: 9, height: 9)
    ) { v in
      let k: CGFloat = 5
      return [v.p.m_width |=| v.q.m_width * k - 2 * k + k / 3]
    },
    StatementCase("Integers of all widths", ["p.width == q.width * 4 + 9"]) { v in
      let width = v.q.m_width * Int32(8) / UInt32(2) + UInt(4) + Int64(6) - UInt64(1)
      return [v.p.m_width |=| width]
    },
  ]

  /// 6.4
  static let insets = [
    StatementCase("46", frames: ["p": frame(20, 10, 580, 440)]) { v in
      [v.p |=| v.box.m_edges ~ (10, 20, 30, 40)]
    },
    StatementCase("47", frames: ["p": frame(5, 33, 628, 403)]) { v in
      [v.p |=| v.box.m_caps ~ (33, 44), v.p.m_sides |=| v.box.m_sides ~ (5, 7)]
    },
    StatementCase("48", frames: ["p": frame(-8, -4, 664, 496)]) { v in
      [v.p |=| v.box.m_edges ~ (-4, -8, -12, -16)]
    },
    StatementCase("49", frames: ["p": [.width: 57, .height: 69]], q: wide) { v in
      [v.p |=| v.q.m_size ~ (7, 9)]
    },
    StatementCase("50", ["p.bottom == q.bottom - 7", "p.right == q.right - 9"]) { v in
      [v.p |=| v.q.m_cornerBR ~ (7, 9)]
    },
    StatementCase("51", ["p.centerX == q.centerX + 1", "p.centerY == q.centerY + 2"]) { v in
      [v.p |=| v.q.m_center ~ (1, 2)]
    },
    StatementCase(
      "52",
      [
        "p.top == box.top + 1 @250", "p.left == box.left + 2 @250",
        "p.bottom == box.bottom - 3 @250", "p.right == box.right - 4 @250",
      ]
    ) { v in [v.p |=| v.box.m_edges ~ (1, 2, 3, 4) ! .low] },
    StatementCase("53", frames: ["p": frame(2, 1, 314, 236)]) { v in
      [v.p |=| v.box.m_edges * 0.5 ~ (1, 2, 3, 4)]
    },
    StatementCase("Sums before insets (D-5)", ["p.left == q.left + 3", "p.right == q.right - 1"]) {
      v in [v.p |=| v.q.m_sides + 1 ~ (2, 2)]
    },
    StatementCase(
      "A frame is moved and grows", frames: ["p": frame(22, 11, 53, 64)],
      q: CGRect(x: 20, y: 10, width: 50, height: 60)
    ) { v in [v.p |=| v.q.m_frame ~ (1, 2, 3, 4)] },
    StatementCase("One number for all (E-2)", frames: ["p": frame(16, 16, 608, 448)]) { v in
      [v.p |=| v.box.m_edges ~ 16]
    },
    StatementCase(
      "One number with a priority",
      ["p.left == q.left + 16 @250", "p.right == q.right - 16 @250"]
    ) { v in [v.p |=| v.q.m_sides ~ 16 ! .low] },
    StatementCase("A number keeps the priority", ["p.trailing == q.trailing - 4 @250"]) { v in
      [v.p |=| (v.q.m_trailing ! .low) ~ 4]
    },
  ]

  /// E-1
  static let geometry = [
    StatementCase("A size", ["p.width == 30", "p.height == 40"]) { v in
      [v.p.m_size |=| CGSize(width: 30, height: 40)]
    },
    StatementCase("A size by its initialiser", ["p.width >= 30", "p.height >= 40"]) { v in
      [v.p.m_size |>| .init(width: 30, height: 40)]
    },
    StatementCase(
      "A point goes by axis",
      [
        "p.left == box.left + 3", "p.top == box.top + 4", "q.top == box.top + 4",
        "q.left == box.left + 3", "r.centerX == box.left + 3", "r.centerY == box.top + 4",
      ]
    ) { v in
      let point = CGPoint(x: 3, y: 4)
      return [v.p.m_origin |=| point, v.q.m_cornerTL |=| point, v.r.m_center |=| point]
    },
    StatementCase("A rectangle", frames: ["p": frame(3, 4, 50, 60)]) { v in
      [v.p.m_frame |=| CGRect(x: 3, y: 4, width: 50, height: 60)]
    },
    StatementCase("A rectangle's edges and center", frames: ["p": frame(3, 4, 50, 60)]) { v in
      let rectangle = CGRect(x: 3, y: 4, width: 50, height: 60)
      return [v.p.m_cornerBR |=| rectangle, v.p.m_center |=| rectangle]
    },
    StatementCase("Insets", frames: ["p": frame(20, 10, 580, 440)]) { v in
      [v.p |=| v.box.m_edges ~ UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)]
    },
    StatementCase("Insets of a frame and of a center", frames: ["p": frame(20, 10, 580, 440)]) {
      v in
      let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      return [v.p |=| v.box.m_size ~ insets, v.p |=| v.box.m_center ~ insets]
    },
  ]
}
#endif
