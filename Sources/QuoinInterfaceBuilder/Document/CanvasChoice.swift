// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// What takes the place of what a file says about its canvas.
struct CanvasChoice: Hashable, Sendable {
  /// nil: the device of the file.
  var device: DeviceDescription?
  /// How large texts in a text style are.
  var textSize = TextSizeCategory.standard

  /// Whether nothing is chosen.
  var isEmpty: Bool { self == CanvasChoice() }
}
