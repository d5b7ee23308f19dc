// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension MortarConstructs {
  static var priorities: [Construct] {
    [
      Construct(dialect, "atLeast", atLeast),
      Construct(dialect, "atMost", atMost),
      Construct(dialect, "priority", priority),
      Construct(dialect, "gapAtLeast", gapAtLeast),
    ]
  }

  // construct: At least
  // group: Relations and priorities
  // like: at-least
  /// A content of 72 points grows to the limit of 120.
  static func atLeast(_ box: ConstructCanvas) {
    box.a.m_width |>| 120
  }

  // construct: At most
  // group: Relations and priorities
  // like: at-most
  /// The limit of 48 points cuts the content of 72.
  static func atMost(_ box: ConstructCanvas) {
    box.a.m_width |<| 48
  }

  // construct: Priority
  // group: Relations and priorities
  // like: priority
  /// The optional constraint wants 200 points; the required one allows 120, and the nearest width
  /// is taken.
  static func priority(_ box: ConstructCanvas) {
    box.a.m_width |=| 200 ! .high
    box.a.m_width |<| 120
  }

  // construct: A gap of at least
  // group: Relations and priorities
  // like: gap-at-least
  /// The view keeps at least 100 points from the leading edge.
  static func gapAtLeast(_ box: ConstructCanvas) {
    box.a.m_leading |>| box.m_leading + 100
  }
}
#endif
