// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// The size classes of a screen; unspecified ones are those of no device.
package struct SizeClasses: Hashable, Sendable {
  package var width: UIUserInterfaceSizeClass
  package var height: UIUserInterfaceSizeClass

  package init(
    width: UIUserInterfaceSizeClass = .unspecified, height: UIUserInterfaceSizeClass = .unspecified
  ) {
    self.width = width
    self.height = height
  }
}
