// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinPlatform

/// A number of a frame, for tables of what dialects give.
package enum FrameNumber: Sendable {
  case minX, maxX, midX, minY, maxY, midY, width, height

  @MainActor package func of(_ view: PlatformView) -> CGFloat {
    switch self {
    case .minX: view.frame.minX
    case .maxX: view.frame.maxX
    case .midX: view.frame.midX
    case .minY: view.frame.minY
    case .maxY: view.frame.maxY
    case .midY: view.frame.midY
    case .width: view.frame.width
    case .height: view.frame.height
    }
  }
}
