// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
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
    box ||>> box.a[~~1] || box.b[~~1] || box.c[~~1]
    box.m_top |^ 16 | box.a
    box.m_top |^ 16 | box.b
    box.m_top |^ 16 | box.c
  }

  // construct: A column
  // group: Many views
  // like: column
  /// The views follow each other from top to bottom with 8 points between them.
  static func column(_ box: ConstructCanvas) {
    box.m_top ||^ box.a || box.b || box.c
    box.m_leading |> 16 | box.a
    box.m_leading |> 16 | box.b
    box.m_leading |> 16 | box.c
  }
}
#endif
