// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographyEdges.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
  static var edges: [Construct] {
    [
      Construct(dialect, "edges", edges),
      Construct(dialect, "insets", insets),
      Construct(dialect, "corner", corner),
      Construct(dialect, "trailingInward", trailingInward),
      Construct(dialect, "rightFixed", rightFixed),
      Construct(dialect, "margins", margins),
    ]
  }

  // construct: All four edges
  // group: Edges
  // like: edges
  /// The view covers its superview.
  static func edges(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.edges == box.edges
    }
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.edges == inset(box.edges, 16)
    }
  }

  // construct: A corner
  // group: Edges
  // like: corner
  /// The view keeps its own size in the leading corner at the top.
  static func corner(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.leading == box.leading + 24
      a.top == box.top + 8
    }
  }

  // construct: Trailing, inward
  // group: Edges
  // like: trailing-inward
  /// The trailing edge is 16 points inside of the superview. Where coordinates grow to the right,
  /// inward is a subtraction; a chain of SwiftAutoLayout counts inward itself.
  static func trailingInward(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.trailing == box.trailing - 16
    }
  }

  // construct: Right, in every direction
  // group: Edges
  // like: right-fixed
  /// The right edge stays on the right, whatever the reading direction.
  static func rightFixed(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.right == box.right - 16
      a.top == box.top + 16
    }
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.edges == box.layoutMarginsGuide.edges
    }
  }
}
#endif
