// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A part of a view.
enum LayoutArea {
  case bounds
  case margins
  case readable
  case safeArea
  case fixed(Rect)

  /// The part as it is now, in the bounds coordinates of the view.
  @MainActor func rect(in view: View) -> Rect {
    switch self {
    case .bounds: view.hostBounds
    case .margins: view.hostBounds.rect(inside: view.hostMargins)
    case .readable: view.hostReadableArea
    case .safeArea: view.hostBounds.rect(inside: view.hostSafeArea)
    case .fixed(let rect): rect
    }
  }
}
