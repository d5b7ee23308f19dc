// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographySizes.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
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
    layout(box.a) { a in
      a.width == 120
      a.height == 60
    }
  }

  // construct: A share of another size
  // group: Sizes
  // like: half-width
  /// The view is half as wide as its superview.
  static func halfWidth(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.width == box.width * 0.5
    }
  }

  // construct: Arithmetic
  // group: Sizes
  // like: arithmetic
  /// Half of the width without 40 points.
  static func arithmetic(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.width == (box.width - 40) / 2
    }
  }

  // construct: Aspect ratio
  // group: Sizes
  // like: aspect-ratio
  /// The height is three quarters of the width.
  static func aspectRatio(_ box: ConstructCanvas) {
    layout(box.a) { a in
      a.width == 96
      a.height == a.width * 0.75
    }
  }

  // construct: The size of another view
  // group: Sizes
  // like: same-size
  /// Both views have one size.
  static func sameSize(_ box: ConstructCanvas) {
    layout(box.a, box.b) { a, b in
      a.size == b.size
    }
  }
}
#endif
