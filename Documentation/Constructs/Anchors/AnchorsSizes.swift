// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinPlatform

extension AnchorsConstructs {
  static var sizes: [Construct] {
    [
      Construct(dialect, "fixedSize", fixedSize),
      Construct(dialect, "halfWidth", halfWidth),
      Construct(dialect, "arithmetic", arithmetic),
      Construct(dialect, "aspectRatio", aspectRatio),
      Construct(dialect, "sameSize", sameSize),
    ]
  }

  // construct: A fixed size
  // group: Sizes
  // like: fixed-size
  /// The view is 120 points wide and 60 high.
  static func fixedSize(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalToConstant: 120),
      box.a.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  // construct: A share of another size
  // group: Sizes
  // like: half-width
  /// The view is half as wide as its superview.
  static func halfWidth(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    ])
  }

  // construct: Arithmetic
  // group: Sizes
  // like: arithmetic
  /// Half of the width without 40 points.
  static func arithmetic(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: -20)
    ])
  }

  // construct: Aspect ratio
  // group: Sizes
  // like: aspect-ratio
  /// The height is three quarters of the width.
  static func aspectRatio(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalToConstant: 96),
      box.a.heightAnchor.constraint(equalTo: box.a.widthAnchor, multiplier: 0.75),
    ])
  }

  // construct: The size of another view
  // group: Sizes
  // like: same-size
  /// Both views have one size.
  static func sameSize(_ box: ConstructCanvas) {
    box.a.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.a.widthAnchor.constraint(equalTo: box.b.widthAnchor),
      box.a.heightAnchor.constraint(equalTo: box.b.heightAnchor),
    ])
  }
}
#endif
