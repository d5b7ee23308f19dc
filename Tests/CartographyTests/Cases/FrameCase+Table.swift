// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport

extension FrameCase {
  /// Widths and heights, in a root of 300 by 500 points.
  static let dimensions: [FrameCase] = [
    FrameCase(
      number: 1, text: "width == superview", width: 300, height: 500, expected: [.width: 300]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == a.superview!.width
        _ = root
      }
    },
    FrameCase(
      number: 2, text: "height <= and >= superview", width: 300, height: 500,
      expected: [.height: 500]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.height <= root.height
        a.height >= root.height
      }
    },
    FrameCase(
      number: 3, text: "width and more", width: 300, height: 500, expected: [.width: 345]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == root.width + 45
      }
    },
    FrameCase(
      number: 3, text: "width and less", width: 300, height: 500, expected: [.width: 180]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == root.width - 120
      }
    },
    FrameCase(
      number: 4, text: "thrice the width", width: 300, height: 500, expected: [.width: 900]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == root.width * 3
      }
    },
    FrameCase(
      number: 4, text: "a quarter of the height", width: 300, height: 500, expected: [.height: 125]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.height == root.height / 4
      }
    },
    FrameCase(
      number: 5, text: "a quarter and more", width: 300, height: 500, expected: [.width: 105]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == root.width / 4 + 30
      }
    },
    FrameCase(
      number: 6, text: "a quarter of less", width: 300, height: 500, expected: [.width: 60]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == (root.width - 60) * 0.25
      }
    },
    FrameCase(
      number: 7, text: "nested terms", width: 300, height: 500, expected: [.height: 250]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.height == ((root.height + 20) * 2 - 40) / 4
      }
    },
    FrameCase(
      number: 8, text: "number times width", width: 300, height: 500, expected: [.width: 150]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == 0.5 * root.width
      }
    },
    FrameCase(
      number: 8, text: "number and width", width: 300, height: 500, expected: [.width: 312]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == 12 + root.width
      }
    },
    FrameCase(
      number: 9, text: "a number", width: 300, height: 500, expected: [.width: 72]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == 72
        _ = root
      }
    },
    FrameCase(
      number: 10, text: "an optional width below a limit", width: 300, height: 500,
      expected: [.width: 200]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width >= 200
        a.width == 120 ~ 500
        _ = root
      }
    },
    FrameCase(
      number: 11, text: "an aspect ratio", width: 300, height: 500,
      expected: [.width: 60, .height: 40]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.height == 40
        a.width == a.height * 1.5
        _ = root
      }
    },
    FrameCase(
      number: 13, text: "a Double", width: 300, height: 500, expected: [.width: 33.5]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        let double: Double = 33.5
        a.width == double
        _ = root
      }
    },
    FrameCase(
      number: 14, text: "a size without a place", width: 300, height: 500,
      expected: [.minX: 0, .minY: 0]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == 10
        a.height == 10
        _ = root
      }
    },
    FrameCase(
      number: 52, text: "a wish and a requirement", width: 300, height: 500, expected: [.width: 120]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.width == 300 ~ 250
        a.width == 120
        _ = root
      }
    },
  ]

  /// Edges and centers, in a root of 640 by 360 points, of a view of 100 by 60.
  static let places: [FrameCase] = [
    FrameCase(
      number: 15, text: "left", width: 640, height: 360, expected: [.minX: 35]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.left == root.left + 35
      }
    },
    FrameCase(
      number: 16, text: "right", width: 640, height: 360, expected: [.maxX: 605, .minX: 505]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.right == root.right - 35
      }
    },
    FrameCase(
      number: 17, text: "top", width: 640, height: 360, expected: [.minY: -12]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.top == root.top - 12
      }
    },
    FrameCase(
      number: 18, text: "bottom", width: 640, height: 360, expected: [.maxY: 378]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.bottom == root.bottom + 18
      }
    },
    FrameCase(
      number: 19, text: "left between", width: 640, height: 360, expected: [.minX: 0]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.left <= root.left
        a.left >= root.left
      }
    },
    FrameCase(
      number: 20, text: "half the center", width: 640, height: 360, expected: [.midX: 160]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.centerX == root.centerX * 0.5
      }
    },
    FrameCase(
      number: 20, text: "left of the center", width: 640, height: 360, expected: [.midX: 280]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.centerX == root.centerX - 40
      }
    },
    FrameCase(
      number: 21, text: "a third of the center", width: 640, height: 360, expected: [.midY: 60]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.centerY == root.centerY / 3
      }
    },
    FrameCase(
      number: 21, text: "twice the center", width: 640, height: 360, expected: [.midY: 360]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.centerY == root.centerY * 2
      }
    },
    FrameCase(
      number: 22, text: "bottom above the center", width: 640, height: 360, expected: [.maxY: 179]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.bottom == root.centerY - 1
      }
    },
    FrameCase(
      number: 24, text: "leading", width: 640, height: 360, expected: [.minX: 14]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.leading == root.leading + 14
      }
    },
    FrameCase(
      number: 24, text: "leading, right to left", width: 640, height: 360, isRightToLeft: true,
      expected: [.maxX: 626]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.leading == root.leading + 14
      }
    },
    FrameCase(
      number: 25, text: "trailing", width: 640, height: 360, expected: [.maxX: 626]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.trailing == root.trailing - 14
      }
    },
    FrameCase(
      number: 25, text: "trailing, right to left", width: 640, height: 360, isRightToLeft: true,
      expected: [.minX: 14]
    ) { stage in
      stage.fix(stage.a, 100, 60)
      constrain(stage.a, stage.root) { a, root in
        a.trailing == root.trailing - 14
      }
    },
    FrameCase(
      number: 23, text: "a sibling", width: 640, height: 360, expected: [.minX: 144]
    ) { stage in
      stage.place(stage.b, 35, 0, 100, 60)
      stage.fix(stage.a, 20, 20)
      constrain(stage.a, stage.b) { a, b in a.left == b.right + 9 }
    },
  ]

  /// Sizes, centers and edges, in a root of 500 by 400 points.
  static let compounds: [FrameCase] = [
    FrameCase(
      number: 28, text: "edges", width: 500, height: 400, expected: FrameCase.frame(0, 0, 500, 400)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == root.edges
      }
    },
    FrameCase(
      number: 29, text: "edges between", width: 500, height: 400,
      expected: FrameCase.frame(0, 0, 500, 400)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges <= root.edges
        a.edges >= root.edges
      }
    },
    FrameCase(
      number: 30, text: "one inset", width: 500, height: 400,
      expected: FrameCase.frame(12, 12, 476, 376)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, 12)
      }
    },
    FrameCase(
      number: 31, text: "horizontal, vertical", width: 500, height: 400,
      expected: FrameCase.frame(30, 8, 440, 384)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, 30, 8)
      }
    },
    FrameCase(
      number: 32, text: "horizontally", width: 500, height: 400,
      expected: FrameCase.frame(25, 0, 450, 400)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, horizontally: 25)
      }
    },
    FrameCase(
      number: 32, text: "vertically", width: 500, height: 400,
      expected: FrameCase.frame(0, 40, 500, 320)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, vertically: 40)
      }
    },
    FrameCase(
      number: 33, text: "four insets", width: 500, height: 400,
      expected: FrameCase.frame(10, 5, 470, 380)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, 5, 10, 15, 20)
      }
    },
    FrameCase(
      number: 34, text: "outward", width: 500, height: 400,
      expected: FrameCase.frame(-10, -10, 520, 420)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, -10)
      }
    },
    FrameCase(
      number: 35, text: "inseted by", width: 500, height: 400,
      expected: FrameCase.frame(7, 7, 486, 386)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == root.edges.inseted(by: 7)
      }
    },
    FrameCase(
      number: 35, text: "inseted horizontally, vertically", width: 500, height: 400,
      expected: FrameCase.frame(3, 9, 494, 382)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == root.edges.inseted(horizontally: 3, vertically: 9)
      }
    },
    FrameCase(
      number: 36, text: "edge insets", width: 500, height: 400,
      expected: FrameCase.frame(2, 1, 494, 396)
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        a.edges == root.edges.inseted(by: insets)
      }
    },
    FrameCase(
      number: 37, text: "insets, right to left", width: 500, height: 400, isRightToLeft: true,
      expected: [.minX: 30, .maxX: 490]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.edges == inset(root.edges, 0, 10, 0, 30)
      }
    },
    FrameCase(
      number: 39, text: "size", width: 500, height: 400, expected: [.width: 500, .height: 400]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.size == root.size
      }
    },
    FrameCase(
      number: 39, text: "size and a half", width: 500, height: 400,
      expected: [.width: 750, .height: 600]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.size == root.size * 1.5
      }
    },
    FrameCase(
      number: 39, text: "part of a size", width: 500, height: 400,
      expected: [.width: 200, .height: 160]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.size == root.size / 2.5
      }
    },
    FrameCase(
      number: 40, text: "twice the size", width: 500, height: 400,
      expected: [.width: 1000, .height: 800]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.size == 2 * root.size
      }
    },
    FrameCase(
      number: 40, text: "nested size", width: 500, height: 400,
      expected: [.width: 250, .height: 200]
    ) { stage in
      constrain(stage.a, stage.root) { a, root in
        a.size == (root.size * 2) / 4
      }
    },
    FrameCase(
      number: 41, text: "center", width: 500, height: 400,
      expected: FrameCase.frame(190, 155, 120, 90)
    ) { stage in
      stage.fix(stage.a, 120, 90)
      constrain(stage.a, stage.root) { a, root in
        a.center == root.center
      }
    },
    FrameCase(
      number: 42, text: "center", width: 500, height: 400,
      expected: FrameCase.frame(190, 155, 120, 90)
    ) { stage in
      stage.fix(stage.a, 120, 90)
      constrain(stage.a, stage.root) { a, root in
        a.center <= root.center
        a.center >= root.center
      }
    },
    FrameCase(
      number: 43, text: "edges within margins", width: 500, height: 400,
      expected: FrameCase.frame(11, 6, 468, 378)
    ) { stage in
      stage.root.layoutMargins = UIEdgeInsets(top: 6, left: 11, bottom: 16, right: 21)
      constrain(stage.a, stage.root) { a, root in
        a.edges == root.edgesWithinMargins
      }
    },
    FrameCase(
      number: 44, text: "margins", width: 500, height: 400,
      expected: [.minX: 11, .maxX: 479, .maxY: 384]
    ) { stage in
      stage.root.layoutMargins = UIEdgeInsets(top: 6, left: 11, bottom: 16, right: 21)
      constrain(stage.a, stage.root) { a, root in
        a.left == root.leftMargin
        a.right == root.rightMargin
        a.bottom == root.bottomMargin
      }
    },
    FrameCase(
      number: 45, text: "center within margins", width: 500, height: 400, expected: [.midX: 245]
    ) { stage in
      stage.root.layoutMargins = UIEdgeInsets(top: 6, left: 11, bottom: 16, right: 21)
      constrain(stage.a, stage.root) { a, root in
        a.centerX == root.centerXWithinMargins
      }
    },
    FrameCase(
      number: 46, text: "own margins", width: 500, height: 400,
      expected: FrameCase.frame(210, 168, 100, 80)
    ) { stage in
      stage.a.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 20, right: 30)
      stage.fix(stage.a, 100, 80)
      constrain(stage.a, stage.root) { a, root in
        a.centerWithinMargins == root.center
      }
    },
    FrameCase(
      number: 47, text: "baseline of a view without text", width: 500, height: 400,
      expected: [.maxY: 50]
    ) { stage in
      stage.place(stage.b, 0, 10, 10, 40)
      stage.fix(stage.a, 10, 20)
      constrain(stage.a, stage.b) { a, b in a.baseline == b.baseline }
    },
  ]
}
#endif
