// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDevices
import QuoinRender

/// The first settings of a page, and the settings that it offers.
struct PreviewStart {
  var scene: String?
  var device: String?
  var direction: String?
  var textSize: String?
  /// The command of a program; nil for files.
  var command: String?
  /// The dialects that a scene can be converted to; none for a program.
  var dialects: [String] = []

  var json: String {
    let devices = SceneDevice.all.map { device in
      let size = device.size(in: .portrait)
      return JSONValue.object([
        ("id", .string(device.identifier)), ("name", .string(device.name)),
        ("family", .string("\(device.family)")),
        ("size", .numbers(Double(size.width), Double(size.height))),
      ])
    }
    return JSONValue.object([
      ("scene", .optional(scene)), ("device", .optional(device)),
      ("direction", .optional(direction)), ("text", .optional(textSize)),
      ("command", .optional(command)), ("dialects", .strings(dialects)),
      ("devices", .array(devices)),
      ("textSizes", .strings(TextSizeArgument.shortNames)),
    ]).serialized
  }
}
