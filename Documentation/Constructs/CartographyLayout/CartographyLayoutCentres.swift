// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Documentation/Constructs/Cartography/CartographyCentres.swift and run it again.
// swift-format-ignore-file

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension CartographyLayoutConstructs {
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
    layout(box.a, box) { a, box in
      a.center == box.center
    }
  }

  // construct: Centre with an offset
  // group: Centre
  // like: center-offset
  /// The centre is 24 points above that of the superview.
  static func centerOffset(_ box: ConstructCanvas) {
    layout(box.a, box) { a, box in
      a.centerX == box.centerX
      a.centerY == box.centerY - 24
    }
  }
}
#endif
