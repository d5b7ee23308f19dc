// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The margins that a program or the row of a table set.
enum ViewMargins {
  /// No margins are set.
  case standard
  /// The margins that the content of a row has until a program sets others.
  case row(NSDirectionalEdgeInsets)
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
