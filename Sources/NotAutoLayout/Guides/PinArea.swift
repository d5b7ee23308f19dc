// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A part of the view that another one is pinned to.
enum PinArea {
  case frame
  case identityFrame
  case margins
  case readable
  case safeArea

  /// Returns the area in the coordinates of the view's superview. All areas but the frame ignore
  /// the view's own transform.
  @MainActor func rect(of view: View) -> Rect {
    switch self {
    case .frame: view.hostFrame
    case .identityFrame: view.hostIdentityFrame
    case .margins: view.hostIdentityFrame.rect(inside: view.hostMargins)
    case .safeArea: view.hostIdentityFrame.rect(inside: view.hostSafeArea)
    case .readable:
      Rect(
        origin: view.hostIdentityFrame.origin + view.hostReadableArea.origin
          - view.hostBounds.origin,
        size: view.hostReadableArea.size)
    }
  }

  /// Returns the area in the view's own bounds coordinates.
  @MainActor func ownRect(of view: View) -> Rect {
    switch self {
    case .frame, .identityFrame: view.hostBounds
    case .margins: LayoutArea.margins.rect(in: view)
    case .safeArea: LayoutArea.safeArea.rect(in: view)
    case .readable: LayoutArea.readable.rect(in: view)
    }
  }
}
