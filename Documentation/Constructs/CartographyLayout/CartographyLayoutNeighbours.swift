// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographyNeighbours.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
  static var neighbours: [Construct] {
    [
      Construct(dialect, "below", below),
      Construct(dialect, "after", after),
      Construct(dialect, "sameMiddle", sameMiddle),
      Construct(dialect, "crossEdges", crossEdges),
      Construct(dialect, "baseline", baseline),
    ]
  }

  // construct: Below another view
  // group: Between views
  // like: below
  /// The view begins 8 points below the other one, at its leading edge.
  static func below(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.top == b.bottom + 8
      a.leading == b.leading
    }
  }

  // construct: After another view
  // group: Between views
  // like: after
  /// The view begins where the other one ends in the reading direction, 8 points further.
  static func after(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.leading == b.trailing + 8
      a.top == b.top
    }
  }

  // construct: The middle of another view
  // group: Between views
  // like: same-middle
  /// Both middles are at one height.
  static func sameMiddle(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.centerY == b.centerY
    }
  }

  // construct: One edge at another
  // group: Between views
  // like: cross-edges
  /// The middle of the view is on the bottom edge of the other one.
  static func crossEdges(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.centerY == b.bottom
    }
  }

  // construct: Baseline
  // group: Between views
  // like: baseline
  /// The last lines of both views share a baseline. A view without text has it at its bottom
  /// edge.
  static func baseline(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.lastBaseline == b.lastBaseline
    }
  }
}
#endif
