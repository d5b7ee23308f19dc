// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var centres: [Construct] {
    [
      Construct(dialect, "center", center)
    ]
  }

  // construct: Centre
  // group: Centre
  // like: center
  /// The centres of both views coincide.
  static func center(_ box: ConstructCanvas) {
    box |>> ~~1 | box.a | ~~1
    box |^^ ~~1 | box.a | ~~1
  }
}
#endif
