// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The device of a canvas.
package struct DeviceDescription: Hashable, Sendable {
  package var id: String
  package var isLandscape: Bool
  /// Whether it was chosen instead of the file's. Then the safe area is that of a running program,
  /// not that of the canvas.
  package var isChosen = false
}
