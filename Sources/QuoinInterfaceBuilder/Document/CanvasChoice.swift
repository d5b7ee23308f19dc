// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// A device and a text size instead of those of a file's canvas.
struct CanvasChoice: Hashable, Sendable {
  /// nil: the device of the file.
  var device: DeviceDescription?
  /// The size classes; nil: those of the device.
  var classes: SizeClasses?
  /// How large texts in a text style are.
  var textSize = TextSizeCategory.standard

  /// Whether nothing is chosen.
  var isEmpty: Bool { self == CanvasChoice() }
}
