// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Margins as a program set them.
enum ViewMargins {
  /// Not set.
  case standard
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
