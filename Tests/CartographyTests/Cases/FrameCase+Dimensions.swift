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
}
#endif
