// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import SwiftAutoLayout

extension SwiftAutoLayoutConstructs {
  static var edges: [Construct] {
    [
      Construct(dialect, "edges", edges),
      Construct(dialect, "insets", insets),
      Construct(dialect, "corner", corner),
      Construct(dialect, "trailingInward", trailingInward),
      Construct(dialect, "margins", margins),
    ]
  }

  // construct: All four edges
  // group: Edges
  // like: edges
  /// The view covers its superview.
  static func edges(_ box: ConstructCanvas) {
    box.a.constrain(to: box).leadingTrailingTopBottom()
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    box.a.constrain(to: box).leadingTrailingTopBottom(constant: 16)
  }

  // construct: A corner
  // group: Edges
  // like: corner
  /// The view keeps its own size in the leading corner at the top.
  static func corner(_ box: ConstructCanvas) {
    box.a.constrain(to: box).leading(constant: 24).top(constant: 8)
  }

  // construct: Trailing, inward
  // group: Edges
  // like: trailing-inward
  /// The trailing edge is 16 points inside of the superview. Where coordinates grow to the right,
  /// inward is a subtraction; a chain of SwiftAutoLayout counts inward itself.
  static func trailingInward(_ box: ConstructCanvas) {
    box.a.constrain(to: box).trailing(constant: 16)
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    box.a.constrain(to: box.layoutMarginsGuide).leadingTrailingTopBottom()
  }
}
#endif
