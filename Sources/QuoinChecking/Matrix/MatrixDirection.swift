// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// Reading directions in a matrix.
public enum MatrixDirection: Hashable, Sendable, CaseIterable {
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft
  /// Both directions, from left to right and from right to left.
  case both

  package var values: [UIUserInterfaceLayoutDirection] {
    switch self {
    case .leftToRight: [.leftToRight]
    case .rightToLeft: [.rightToLeft]
    case .both: [.leftToRight, .rightToLeft]
    }
  }
}
