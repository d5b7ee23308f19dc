// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// The closures of elements are called when a layout is evaluated, once for each evaluation.

extension LayoutElement.Horizontal {
  @MainActor func value(_ guides: ViewLayoutGuides) -> Float {
    switch self {
    case .constant(let position): position
    case .byParent(let position): position(guides)
    case .byView(let view, let position):
      position(.init(guides.reference(.view(view))))
    case .byReference(let getter, let position):
      position(.init(guides.reference(.getter(getter))))
    }
  }
}

extension LayoutElement.Vertical {
  @MainActor func value(_ guides: ViewLayoutGuides) -> Float {
    switch self {
    case .constant(let position): position
    case .byParent(let position): position(guides)
    case .byView(let view, let position):
      position(.init(guides.reference(.view(view))))
    case .byReference(let getter, let position):
      position(.init(guides.reference(.getter(getter))))
    }
  }
}

extension LayoutElement.Point {
  @MainActor func value(_ guides: ViewLayoutGuides) -> NotAutoLayout.Point {
    switch self {
    case .constant(let position): position
    case .byParent(let position): position(guides)
    case .byView(let view, let position):
      position(.init(guides.reference(.view(view))))
    case .byReference(let getter, let position):
      position(.init(guides.reference(.getter(getter))))
    }
  }
}

extension LayoutElement.Rect {
  @MainActor func value(_ guides: ViewLayoutGuides) -> NotAutoLayout.Rect {
    switch self {
    case .constant(let rect): rect
    case .byParent(let rect): rect(guides)
    case .insideBounds(let insets): guides.frame(inside: insets)
    case .insideSafeArea(let insets): guides.safeAreaGuide.frame(inside: insets)
    }
  }
}
