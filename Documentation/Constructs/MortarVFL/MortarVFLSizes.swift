// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var sizes: [Construct] {
    [
      Construct(dialect, "fixedSize", fixedSize)
    ]
  }

  // construct: A fixed size
  // group: Sizes
  // like: fixed-size
  /// The view is 120 points wide and 60 high.
  static func fixedSize(_ box: ConstructCanvas) {
    box.m_left |> 16 | box.a[==120]
    box.m_top |^ 16 | box.a[==60]
  }
}
#endif
