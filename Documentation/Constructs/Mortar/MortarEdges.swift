// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension MortarConstructs {
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
    box.a |=| box
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    box.a |=| box.m_edges ~ 16
  }

  // construct: A corner
  // group: Edges
  // like: corner
  /// The view keeps its own size in the leading corner at the top.
  static func corner(_ box: ConstructCanvas) {
    box.a.m_leading |=| box.m_leading + 24
    box.a.m_top |=| box.m_top + 8
  }

  // construct: Trailing, inward
  // group: Edges
  // like: trailing-inward
  /// The trailing edge is 16 points inside of the superview. Where coordinates grow to the right,
  /// inward is a subtraction; a chain of SwiftAutoLayout counts inward itself.
  static func trailingInward(_ box: ConstructCanvas) {
    box.a.m_trailing |=| box.m_trailing - 16
  }

  // construct: Right, in every direction
  // group: Edges
  // like: right-fixed
  /// The right edge stays on the right, whatever the reading direction.
  static func rightFixed(_ box: ConstructCanvas) {
    box.a.m_right |=| box.m_right - 16
    box.a.m_top |=| box.m_top + 16
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    box.a |=| box.layoutMarginsGuide
  }
}
#endif
