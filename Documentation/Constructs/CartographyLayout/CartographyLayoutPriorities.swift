// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographyPriorities.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
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
    layout(box.a) { a in
      a.width >= 120
    }
  }

  // construct: At most
  // group: Relations and priorities
  // like: at-most
  /// The limit of 48 points cuts the content of 72.
  static func atMost(_ box: ConstructCanvas) {
    layout(box.a) { a in
      a.width <= 48
    }
  }

  // construct: Priority
  // group: Relations and priorities
  // like: priority
  /// The optional constraint wants 200 points; the required one allows 120, and the nearest width
  /// is taken.
  static func priority(_ box: ConstructCanvas) {
    layout(box.a) { a in
      a.width == 200 ~ 750
      a.width <= 120
    }
  }

  // construct: A gap of at least
  // group: Relations and priorities
  // like: gap-at-least
  /// The view keeps at least 100 points from the leading edge.
  static func gapAtLeast(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.leading >= box.leading + 100
    }
  }
}
#endif
