// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout

extension NotAutoLayoutConstructs {
  static var neighbours: [Construct] {
    [
      Construct(dialect, "sameMiddle", sameMiddle),
      Construct(dialect, "crossEdges", crossEdges),
    ]
  }

  // construct: The middle of another view
  // group: Between views
  // like: same-middle
  /// Both middles are at one height.
  static func sameMiddle(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setLeft(to: 16)
        .pinMiddle(to: box.b, with: { $0.middle })
        .fitSize()
    }
  }

  // construct: One edge at another
  // group: Between views
  // like: cross-edges
  /// The middle of the view is on the bottom edge of the other one.
  static func crossEdges(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setLeft(to: 16)
        .pinMiddle(to: box.b, with: { $0.bottom })
        .fitSize()
    }
  }
}
#endif
