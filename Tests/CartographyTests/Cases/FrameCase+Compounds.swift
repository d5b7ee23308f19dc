// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport

extension FrameCase {
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
