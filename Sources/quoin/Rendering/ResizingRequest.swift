// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender

/// The range and the options of a page that resizes.
struct ResizingRequest {
  var range = SizeRange.devices
  /// The devices to choose from; none for the device of the options or of the file.
  var devices: [SceneDevice] = []
}
