// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyConstructs {
  static var ownForms: [Construct] {
    [
      Construct(dialect, "insetAxes", insetAxes),
      Construct(dialect, "insetSides", insetSides),
    ]
  }

  // construct: Insets by axis
  // group: Only here
  // like: inset-axes
  /// Another inset on each axis.
  static func insetAxes(_ box: ConstructCanvas) {
    constrain(box.a, box) { a, box in
      a.edges == inset(box.edges, 40, 12)
    }
  }

  // construct: Insets by side
  // group: Only here
  // like: inset-sides
  /// Top, leading, bottom, trailing.
  static func insetSides(_ box: ConstructCanvas) {
    constrain(box.a, box) { a, box in
      a.edges == inset(box.edges, 8, 16, 24, 32)
    }
  }
}
#endif
