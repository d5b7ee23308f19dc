// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension MortarConstructs {
  static var groups: [Construct] {
    [
      Construct(dialect, "switchOff", switchOff)
    ]
  }

  // construct: Switching off
  // group: Groups and handles
  // like: switch-off
  /// Constraints that are switched off have no effect: the first width holds.
  static func switchOff(_ box: ConstructCanvas) {
    box.a.m_width |=| 140
    box.a.m_width |=| 72 ~~ .deactivated
  }
}
#endif
