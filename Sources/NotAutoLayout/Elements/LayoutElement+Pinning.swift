// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// A layout that is applied at once references other views strongly, since it is released before the
// call returns. Weak references cost more than the rest of such a layout, so only stored layouts
// have them.

extension LayoutElement.Horizontal {
  @inlinable static func pinned(
    to reference: View?, isImmediate: Bool,
    _ position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> Self {
    if isImmediate, let reference { return .byView(reference, position) }
    return .byReference(referenceGetter: weakGetter(of: reference), position)
  }
}

extension LayoutElement.Vertical {
  @inlinable static func pinned(
    to reference: View?, isImmediate: Bool,
    _ position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> Self {
    if isImmediate, let reference { return .byView(reference, position) }
    return .byReference(referenceGetter: weakGetter(of: reference), position)
  }
}

extension LayoutElement.Point {
  @inlinable static func pinned(
    to reference: View?, isImmediate: Bool,
    _ position: @escaping (ViewPinGuides.Point) -> NotAutoLayout.Point
  ) -> Self {
    if isImmediate, let reference { return .byView(reference, position) }
    return .byReference(referenceGetter: weakGetter(of: reference), position)
  }
}
