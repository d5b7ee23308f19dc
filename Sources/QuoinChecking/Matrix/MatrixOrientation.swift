// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// Orientations of devices in a matrix.
public enum MatrixOrientation: Hashable, Sendable, CaseIterable {
  /// The device is upright.
  case portrait
  /// The device is in landscape.
  case landscape
  /// Both orientations, portrait first.
  case both

  package var values: [SceneOrientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: [.portrait, .landscape]
    }
  }
}
