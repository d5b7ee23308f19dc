// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The margins that a program set.
enum ViewMargins {
  /// No margins are set.
  case standard
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
