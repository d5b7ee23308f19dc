// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport

extension FrameCase {
  /// Edges and centers, in a root of 640 by 360 points, of a view of 100 by 60.
  static let positions: [FrameCase] = [
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
}
#endif
