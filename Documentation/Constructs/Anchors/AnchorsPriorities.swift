// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var priorities: [Construct] {
    [
      Construct(dialect, "atLeast", atLeast),
      Construct(dialect, "atMost", atMost),
      Construct(dialect, "priority", priority),
      Construct(dialect, "gapAtLeast", gapAtLeast),
    ]
  }

  // construct: At least
  // group: Relations and priorities
  // like: at-least
  /// A content of 72 points grows to the limit of 120.
  static func atLeast(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    ])
  }

  // construct: At most
  // group: Relations and priorities
  // like: at-most
  /// The limit of 48 points cuts the content of 72.
  static func atMost(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(lessThanOrEqualToConstant: 48)
    ])
  }

  // construct: Priority
  // group: Relations and priorities
  // like: priority
  /// The optional constraint wants 200 points; the required one allows 120, and the nearest width
  /// is taken.
  static func priority(_ box: ConstructCanvas) {
    let width = box.a.widthAnchor.constraint(equalToConstant: 200)
    width.priority = .defaultHigh
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      width,
      box.a.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
    ])
  }

  // construct: A gap of at least
  // group: Relations and priorities
  // like: gap-at-least
  /// The view keeps at least 100 points from the leading edge.
  static func gapAtLeast(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 100)
    ])
  }
}
#endif
