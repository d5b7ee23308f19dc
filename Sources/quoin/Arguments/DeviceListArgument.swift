// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Reads a list of devices from the command line.
enum DeviceListArgument {
  /// The devices whose names or identifiers are separated by commas. Names that have a comma
  /// themselves are found too.
  ///
  /// - Throws: A `ValidationError` about the first name that no device has.
  static func devices(_ text: String) throws -> [SceneDevice] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    var devices: [SceneDevice] = []
    var start = 0
    while start < names.count {
      let longest = (start..<names.count).reversed().first {
        SceneDevice(named: names[start...$0].joined(separator: ", ")) != nil
      }
      let end = longest ?? start
      devices.append(try DeviceArgument.device(names[start...end].joined(separator: ", ")))
      start = end + 1
    }
    return devices
  }
}
