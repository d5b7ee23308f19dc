// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var neighbours: [Construct] {
    [
      Construct(dialect, "below", below),
      Construct(dialect, "after", after),
    ]
  }

  // construct: Below another view
  // group: Between views
  // like: below
  /// The view begins 8 points below the other one, at its leading edge.
  static func below(_ box: ConstructCanvas) {
    box.b.m_bottom |^ 8 | box.a
    box.b.m_leading |> box.a
  }

  // construct: After another view
  // group: Between views
  // like: after
  /// The view begins where the other one ends in the reading direction, 8 points further.
  static func after(_ box: ConstructCanvas) {
    box.b.m_trailing |> 8 | box.a
    box.b.m_top |^ box.a
  }
}
#endif
