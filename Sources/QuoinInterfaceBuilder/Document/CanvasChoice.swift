// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What takes the place of what a file says about its canvas.
struct CanvasChoice: Hashable, Sendable {
  /// nil: the device of the file.
  var device: DeviceDescription?

  /// Whether nothing is chosen.
  var isEmpty: Bool { self == CanvasChoice() }
}
