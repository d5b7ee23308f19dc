// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension MortarConstructs {
  static var ownForms: [Construct] {
    [
      Construct(dialect, "corners", corners),
      Construct(dialect, "tupleInsets", tupleInsets),
      Construct(dialect, "sides", sides),
      Construct(dialect, "frame", frame),
      Construct(dialect, "array", array),
    ]
  }

  // construct: Corners
  // group: Only here
  // like: corners
  /// A corner is two edges at once.
  static func corners(_ box: ConstructCanvas) {
    box.a.m_cornerBR |=| box.m_cornerBR ~ (12, 20)
  }

  // construct: Insets by side
  // group: Only here
  // like: tuple-insets
  /// Top, left, bottom, right.
  static func tupleInsets(_ box: ConstructCanvas) {
    box.a |=| box.m_edges ~ (8, 16, 24, 32)
  }

  // construct: Sides and caps
  // group: Only here
  // like: sides
  /// Sides are left and right, caps top and bottom.
  static func sides(_ box: ConstructCanvas) {
    box.a.m_sides |=| box
    box.a.m_caps |=| box.m_caps ~ (20, 20)
  }

  // construct: A frame
  // group: Only here
  // like: frame
  /// Top, left, width and height as numbers.
  static func frame(_ box: ConstructCanvas) {
    box.a.m_frame |=| (20, 40, 200, 100)
  }

  // construct: An array as a target
  // group: Only here
  // like: array
  /// Each member of the array gets the constraint.
  static func array(_ box: ConstructCanvas) {
    [box.a, box.b, box.c].m_height |=| 24
  }
}
#endif
