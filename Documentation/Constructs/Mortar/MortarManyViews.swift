// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension MortarConstructs {
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
    box.a.m_left |=| box.m_left + 8
    box.c.m_right |=| box.m_right - 8
    [box.b.m_left, box.c.m_left] |=| [box.a.m_right + 8, box.b.m_right + 8]
    [box.b, box.c].m_width |=| box.a
    [box.a, box.b, box.c].m_top |=| box.m_top + 16
  }

  // construct: A column
  // group: Many views
  // like: column
  /// The views follow each other from top to bottom with 8 points between them.
  static func column(_ box: ConstructCanvas) {
    box.a.m_top |=| box.m_top + 8
    [box.b.m_top, box.c.m_top] |=| [box.a.m_bottom + 8, box.b.m_bottom + 8]
    [box.a, box.b, box.c].m_leading |=| box.m_leading + 16
  }
}
#endif
