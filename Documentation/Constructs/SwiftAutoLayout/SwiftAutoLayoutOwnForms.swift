// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import SwiftAutoLayout

extension SwiftAutoLayoutConstructs {
  static var ownForms: [Construct] {
    [
      Construct(dialect, "systemSpacing", systemSpacing),
      Construct(dialect, "dimension", dimension),
    ]
  }

  // construct: System spacing
  // group: Only here
  // like: system-spacing
  /// The distance of the platform between two views.
  static func systemSpacing(_ box: ConstructCanvas) {
    box.a.constrain(after: box.b).topBottom(constant: .systemSpacing)
  }

  // construct: A width from a height
  // group: Only here
  // like: dimension
  /// A dimension of one axis determines the other.
  static func dimension(_ box: ConstructCanvas) {
    box.a.constrain(to: box.b).dimension(.width, to: .height, multiplier: 2)
  }
}
#endif
