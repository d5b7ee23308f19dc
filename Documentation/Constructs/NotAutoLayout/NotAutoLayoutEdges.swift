// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout

extension NotAutoLayoutConstructs {
  static var edges: [Construct] {
    [
      Construct(dialect, "edges", edges),
      Construct(dialect, "insets", insets),
      Construct(dialect, "rightFixed", rightFixed),
      Construct(dialect, "margins", margins),
    ]
  }

  // construct: All four edges
  // group: Edges
  // like: edges
  /// The view covers its superview.
  static func edges(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .stickOnParent()
    }
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setTopLeft(to: Point(x: 16, y: 16))
        .setRight(by: { $0.right - 16 })
        .setBottom(by: { $0.bottom - 16 })
    }
  }

  // construct: Right, in every direction
  // group: Edges
  // like: right-fixed
  /// The right edge stays on the right, whatever the reading direction.
  static func rightFixed(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setRight(by: { $0.right - 16 })
        .setTop(to: 16)
        .fitSize()
    }
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setFrame(by: { $0.layoutMarginsGuide.frame })
    }
  }
}
#endif
