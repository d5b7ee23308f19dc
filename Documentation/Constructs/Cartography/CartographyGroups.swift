// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyConstructs {
  static var groups: [Construct] {
    [
      Construct(dialect, "handle", handle),
      Construct(dialect, "switchOff", switchOff),
      Construct(dialect, "replace", replace),
    ]
  }

  // construct: A constant that changes
  // group: Groups and handles
  // like: handle
  /// The returned constraint is kept, and its constant changes later.
  static func handle(_ box: ConstructCanvas) {
    var width: NSLayoutConstraint?
    constrain(box.a) { a in
      width = (a.width == 72)
    }
    width?.constant = 140
  }

  // construct: Switching off
  // group: Groups and handles
  // like: switch-off
  /// Constraints that are switched off have no effect: the first width holds.
  static func switchOff(_ box: ConstructCanvas) {
    constrain(box.a) { a in a.width == 140 }
    let group = constrain(box.a) { a in a.width == 72 }
    group.active = false
  }

  // construct: Replacing
  // group: Groups and handles
  // like: replace
  /// The second block replaces the constraints of the first.
  static func replace(_ box: ConstructCanvas) {
    let group = constrain(box.a) { a in a.width == 72 }
    constrain(box.a, replace: group) { a in a.width == 140 }
  }
}
#endif
