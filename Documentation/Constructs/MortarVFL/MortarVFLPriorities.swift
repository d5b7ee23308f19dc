// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import MortarVFL

extension MortarVFLConstructs {
  static var priorities: [Construct] {
    [
      Construct(dialect, "atLeast", atLeast),
      Construct(dialect, "atMost", atMost),
    ]
  }

  // construct: At least
  // group: Relations and priorities
  // like: at-least
  /// A content of 72 points grows to the limit of 120.
  static func atLeast(_ box: ConstructCanvas) {
    box.m_left |> 16 | box.a[>=120]
  }

  // construct: At most
  // group: Relations and priorities
  // like: at-most
  /// The limit of 48 points cuts the content of 72.
  static func atMost(_ box: ConstructCanvas) {
    box.m_left |> 16 | box.a[<=48]
  }
}
#endif
