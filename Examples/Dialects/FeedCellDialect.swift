// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import QuoinPlatform

/// The dialects in which the cell is written.
package enum FeedCellDialect: String, CaseIterable, Sendable {
  case cartography = "Cartography"
  case swiftAutoLayout = "SwiftAutoLayout"
  case mortar = "Mortar"
  case mortarVFL = "MortarVFL"
  case notAutoLayout = "NotAutoLayout"

  /// A cell, not laid out yet.
  @MainActor package func makeCell() -> FeedCell {
    switch self {
    case .cartography: CartographyFeedCell()
    case .swiftAutoLayout: SwiftAutoLayoutFeedCell()
    case .mortar: MortarFeedCell()
    case .mortarVFL: MortarVFLFeedCell()
    case .notAutoLayout: NotAutoLayoutFeedCell()
    }
  }
}
#endif
