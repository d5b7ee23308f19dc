// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
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
    box.a.translatesAutoresizingMaskIntoConstraints = false
    let width = box.a.widthAnchor.constraint(equalToConstant: 72)
    width.isActive = true
    width.constant = 140
  }

  // construct: Switching off
  // group: Groups and handles
  // like: switch-off
  /// Constraints that are switched off have no effect: the first width holds.
  static func switchOff(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalToConstant: 140)
    ])
    box.a.widthAnchor.constraint(equalToConstant: 72).isActive = false
  }
}
#endif
