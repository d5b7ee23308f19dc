// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder

/// Reads a device from the command line.
enum DeviceArgument {
  /// The device with a name or an identifier.
  ///
  /// - Throws: A `ValidationError` with the names that are spelled most like it.
  static func device(_ name: String) throws -> SceneDevice {
    if let device = SceneDevice(named: name) { return device }
    if name.lowercased().contains("watch") {
      throw ValidationError(.deviceWithoutAutoLayout(name))
    }
    throw ValidationError(
      .unknownDevice(name, similar: SceneDevice.names(closeTo: name, atMost: 6)))
  }
}
