// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinInterfaceBuilder
import QuoinText
import QuoinUIKit

/// Reads a device from the command line.
enum DeviceArgument {
  /// - Throws: A sentence that names devices which are written nearly like that.
  static func device(_ name: String) throws -> SceneDevice {
    if let device = SceneDevice(named: name) { return device }
    if name.lowercased().contains("watch") {
      throw ValidationError("'\(name)' has no Auto Layout, so nothing can be laid out for it.")
    }
    let close = SceneDevice.names(closeTo: name, atMost: 4)
    let question =
      close.isEmpty ? "" : " Did you mean \(close.map { "'\($0)'" }.joined(separator: ", "))?"
    throw ValidationError(
      "There is no device '\(name)'.\(question) 'quoin devices' lists all.")
  }
}

/// How a device is held, as it is written on the command line.
enum OrientationArgument: String, CaseIterable, ExpressibleByArgument {
  case portrait, landscape

  var orientation: SceneOrientation { self == .portrait ? .portrait : .landscape }
}

/// Reads a text size from the command line.
enum TextSizeArgument {
  /// As in the inspector of Xcode, smallest first.
  static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// - Throws: A sentence that lists the text sizes.
  static func textSize(_ text: String) throws -> UIContentSizeCategory {
    let step = shortNames.firstIndex(of: text.uppercased())
    let category =
      step.flatMap { TextSizeCategory(rawValue: $0) } ?? TextSizeCategory(name: text)
    guard let category else {
      throw ValidationError(
        "'\(text)' is no text size; write one of \(shortNames.joined(separator: ", ")), or Apple's "
          + "name, such as extraLarge or accessibilityMedium.")
    }
    return UIContentSizeCategory(rawValue: category.archiveName)
  }
}
