// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import SwiftAutoLayout

extension SwiftAutoLayoutConstructs {
  static var manyViews: [Construct] {
    [
      Construct(dialect, "column", column)
    ]
  }

  // construct: A column
  // group: Many views
  // like: column
  /// The views follow each other from top to bottom with 8 points between them.
  static func column(_ box: ConstructCanvas) {
    box.a.constrain(to: box).top(constant: 8)
    box.b.constrain(after: box.a).topBottom(constant: 8)
    box.c.constrain(after: box.b).topBottom(constant: 8)
    box.a.constrain(to: box).leading(constant: 16)
    box.b.constrain(to: box.a).leading()
    box.c.constrain(to: box.a).leading()
  }
}
#endif
