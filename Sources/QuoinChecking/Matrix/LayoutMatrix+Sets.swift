// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

// Named sets of values. Each exists as a beginning and as a link of a chain.

extension LayoutMatrix {
  /// The smallest phone, the most common size and the largest one, in portrait.
  public var phones: LayoutMatrix {
    addingDevices([.small, .common, .large]).orientations(.portrait)
  }

  /// A small, a common and a large tablet, in portrait.
  public var pads: LayoutMatrix {
    devices("iPad mini (6th generation)", "iPad Air (11-inch)", "iPad Pro (13-inch)")
      .orientations(.portrait)
  }

  /// Both orientations.
  public var rotation: LayoutMatrix { orientations(.both) }

  /// The smallest text size, the usual one, and the smallest and the largest of those for
  /// accessibility.
  public var textSizes: LayoutMatrix {
    textSizes(
      .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge)
  }

  /// Both reading directions.
  public var rtl: LayoutMatrix { directions(.both) }

  private func addingDevices(_ devices: [MatrixDevice]) -> LayoutMatrix {
    var matrix = self
    for device in devices where !matrix.deviceValues.contains(device) {
      matrix.deviceValues.append(device)
    }
    return matrix
  }
}

extension LayoutMatrix {
  /// One iPhone 15, in portrait, from left to right, with the usual text size.
  public static let single = LayoutMatrix().devices("iPhone 15")
  /// The smallest phone, the most common size and the largest one, in portrait.
  public static let phones = LayoutMatrix().phones
  /// A small, a common and a large tablet, in portrait.
  public static let pads = LayoutMatrix().pads
  /// Both orientations.
  public static let rotation = LayoutMatrix().rotation
  /// The smallest text size, the usual one, and the smallest and the largest of those for
  /// accessibility.
  public static let textSizes = LayoutMatrix().textSizes
  /// Both reading directions.
  public static let rtl = LayoutMatrix().rtl
}
