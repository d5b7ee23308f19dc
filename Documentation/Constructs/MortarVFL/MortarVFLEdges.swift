// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var edges: [Construct] {
    [
      Construct(dialect, "edges", edges),
      Construct(dialect, "insets", insets),
      Construct(dialect, "corner", corner),
      Construct(dialect, "rightFixed", rightFixed),
      Construct(dialect, "margins", margins),
    ]
  }

  // construct: All four edges
  // group: Edges
  // like: edges
  /// The view covers its superview.
  static func edges(_ box: ConstructCanvas) {
    box |>> box.a
    box |^^ box.a
  }

  // construct: Insets
  // group: Edges
  // like: insets
  /// The view keeps 16 points from each edge of its superview.
  static func insets(_ box: ConstructCanvas) {
    box |>> 16 | box.a | 16
    box |^^ 16 | box.a | 16
  }

  // construct: A corner
  // group: Edges
  // like: corner
  /// The view keeps its own size in the leading corner at the top.
  static func corner(_ box: ConstructCanvas) {
    box.m_leading |> 24 | box.a
    box.m_top |^ 8 | box.a
  }

  // construct: Right, in every direction
  // group: Edges
  // like: right-fixed
  /// The right edge stays on the right, whatever the reading direction.
  static func rightFixed(_ box: ConstructCanvas) {
    box.a | 16 <! box.m_right
  }

  // construct: Margins
  // group: Edges
  // like: margins
  /// The view covers the layout margins of its superview.
  static func margins(_ box: ConstructCanvas) {
    box.layoutMarginsGuide |>> box.a
    box.layoutMarginsGuide |^^ box.a
  }
}
#endif
