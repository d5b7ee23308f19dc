// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import SwiftAutoLayout

extension SwiftAutoLayoutConstructs {
  static var groups: [Construct] {
    [
      Construct(dialect, "handle", handle),
      Construct(dialect, "switchOff", switchOff),
    ]
  }

  // construct: A constant that changes
  // group: Groups and handles
  // like: handle
  /// The returned constraint is kept, and its constant changes later.
  static func handle(_ box: ConstructCanvas) {
    let builder = box.a.constrainSelf().width(constant: 72)
    builder.constraints.last?.constant = 140
  }

  // construct: Switching off
  // group: Groups and handles
  // like: switch-off
  /// Constraints that are switched off have no effect: the first width holds.
  static func switchOff(_ box: ConstructCanvas) {
    box.a.constrainSelf().width(constant: 140)
    box.a.constrainSelf().width(constant: 72, activate: false)
  }
}
#endif
