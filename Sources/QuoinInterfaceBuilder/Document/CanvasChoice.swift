// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// A device and a text size instead of those of a file's canvas.
struct CanvasChoice: Hashable, Sendable {
  /// The device; nil for the device of the file.
  var device: DeviceDescription?
  /// The size classes; nil for those of the device.
  var classes: SizeClasses?
  /// The size of texts in a text style.
  var textSize = TextSizeCategory.standard

  /// Whether nothing is chosen.
  var isEmpty: Bool { self == CanvasChoice() }
}
