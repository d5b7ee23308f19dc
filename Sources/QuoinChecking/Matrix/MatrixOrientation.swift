// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// Orientations of devices in a matrix.
public enum MatrixOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On the side.
  case landscape
  /// Upright, and on the side.
  case both

  package var values: [SceneOrientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: [.portrait, .landscape]
    }
  }
}
