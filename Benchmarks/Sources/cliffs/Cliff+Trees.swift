// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import QuoinLayout
internal import QuoinUIKit

extension Cliff {
  /// Trees of views that are deep, or flat with many views.
  static let trees = [
    Cliff("deep-top-down", size: 20_000, limit: 1) { DeepTree(levels: $0, .topDown).seconds },
    Cliff("deep-bottom-up", size: 20_000, limit: 1) { DeepTree(levels: $0, .bottomUp).seconds },
    Cliff("deep-layout", size: 20_000, limit: 1) { size in
      let tree = DeepTree(levels: size, .topDown)
      return try time { try tree.layOut(expecting: 400) }
    },
    Cliff("deep-change", size: 20_000, limit: 0.05) { size in
      let tree = DeepTree(levels: size, .topDown)
      try tree.layOut(expecting: 400)
      return try time {
        tree.innermost[0].constant = 8
        try tree.layOut(expecting: 392)
      }
    },
    Cliff("deep-resize", size: 20_000, limit: 0.5) { size in
      let tree = DeepTree(levels: size, .topDown)
      try tree.layOut(expecting: 400)
      return try time {
        tree.views[0].frame.size.width = 300
        try tree.layOut(expecting: 300)
      }
    },
    Cliff("deep-change-inside", size: 20_000, limit: 0.2) { size in
      let tree = DeepTree(levels: size, .bottomUp)
      try tree.layOut(expecting: 400)
      // A change in each view, from the deepest one on, each of which needs the host of the layout.
      return time {
        for view in tree.views.reversed() {
          view.setContentHuggingPriority(.required, for: .vertical)
        }
      }
    },
    Cliff("deep-removal", size: 20_000, limit: 1) { size in
      let tree = DeepTree(levels: size, .topDown)
      try tree.layOut(expecting: 400)
      // From the deepest view on, as a program does that empties its views.
      return time {
        for view in tree.views.reversed() { view.removeFromSuperview() }
        tree.views[0].layoutIfNeeded()
      }
    },
    Cliff("deep-engine", size: 20_000, limit: 0.5) { size in
      var engine = LayoutEngine()
      return try time {
        var root = LayoutItem()
        root.givenSize = LayoutSize(width: 400, height: 400)
        var outer = try engine.addItem(root)
        for _ in 1..<size {
          let item = try engine.addItem(LayoutItem(parent: outer))
          for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
            try engine.addConstraint(
              LayoutConstraint(
                .attribute(item, attribute), .equal, .attribute(outer, attribute)))
          }
          outer = item
        }
        engine.layout()
        let width = engine.frame(of: outer).width
        guard width == 400 else { throw CliffError.unexpectedWidth(width) }
      }
    },
    Cliff("flat-exchange", size: 100_000, limit: 0.01) { size in
      FlatTree(views: size).slowest { number, root in
        root.exchangeSubview(at: number, withSubviewAt: size - 1)
      }
    },
    // At the front, in the middle and at the end.
    Cliff("flat-removal", size: 100_000, limit: 0.01) { size in
      FlatTree(views: size).slowest { number, root in
        let last = root.subviews.count - 1
        root.subviews[FlatTree.index(number, upTo: last)].removeFromSuperview()
      }
    },
    Cliff("flat-insertion", size: 100_000, limit: 0.01) { size in
      FlatTree(views: size).slowest { number, root in
        FlatTree.insertView(at: FlatTree.index(number, upTo: root.subviews.count), into: root)
      }
    },
  ]
}
