// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Margins as a program set them.
enum ViewMargins {
  /// The width, in points, from which a controller's view has 20 at its sides instead of 16. Files
  /// have 16 on devices of 393 points and 20 on those of 402 points; the number between is a choice.
  static let wideWidth: Double = 400

  /// Not set.
  case standard
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
