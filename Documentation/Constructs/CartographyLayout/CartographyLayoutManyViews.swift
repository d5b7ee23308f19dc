// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographyManyViews.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
  static var manyViews: [Construct] {
    [
      Construct(dialect, "thirds", thirds),
      Construct(dialect, "column", column),
    ]
  }

  // construct: A row of equal widths
  // group: Many views
  // like: thirds
  /// Three views share the width, with 8 points around and between them.
  static func thirds(_ box: ConstructCanvas) {
    layout(box.a, box.b, box.c, box) { a, b, c, box in
      a.left == box.left + 8
      c.right == box.right - 8
      distribute(by: 8, leftToRight: a, b, c)
      distribute(equalWidth: a, b, c)
      align(top: a, b, c)
      a.top == box.top + 16
    }
  }

  // construct: A column
  // group: Many views
  // like: column
  /// The views follow each other from top to bottom with 8 points between them.
  static func column(_ box: ConstructCanvas) {
    layout(box.a, box.b, box.c, box) { a, b, c, box in
      a.top == box.top + 8
      distribute(by: 8, vertically: a, b, c)
      align(leading: a, b, c)
      a.leading == box.leading + 16
    }
  }
}
#endif
