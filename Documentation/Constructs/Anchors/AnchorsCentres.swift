// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var centres: [Construct] {
    [
      Construct(dialect, "center", center),
      Construct(dialect, "centerOffset", centerOffset),
    ]
  }

  // construct: Centre
  // group: Centre
  // like: center
  /// The centres of both views coincide.
  static func center(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      box.a.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }

  // construct: Centre with an offset
  // group: Centre
  // like: center-offset
  /// The centre is 24 points above that of the superview.
  static func centerOffset(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      box.a.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: -24),
    ])
  }
}
#endif
