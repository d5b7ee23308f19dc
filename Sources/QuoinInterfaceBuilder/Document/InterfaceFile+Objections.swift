// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import QuoinUIKit

extension InterfaceFile {
  /// Returns the reason that the scenes of the file cannot be laid out under some options.
  ///
  /// - Parameter options: The options of ``scenes(options:)``.
  /// - Returns: Two sentences, the second with a remedy; nil when the options suit the file.
  ///
  /// Scenes made under such options are made as if device, orientation and text size were not set.
  public func objection(to options: SceneOptions) -> String? {
    switch platform {
    case .macOS: macOSObjection(options)
    case .watchOS:
      options.device == nil && options.orientation == nil && options.textSize == nil
        ? nil
        : "The file is for watchOS, which has no Auto Layout. Leave device, orientation and text "
          + "size out."
    case .tvOS: tvOSObjection(options)
    case .iOS: iOSObjection(options)
    }
  }

  private func macOSObjection(_ options: SceneOptions) -> String? {
    if let device = options.device {
      return "The file is for macOS and not for \(device.name). "
        + "Leave the device out; a size can be given."
    }
    if options.orientation != nil {
      return "The file is for macOS, where windows are not turned. Leave the orientation out."
    }
    guard options.textSize != nil else { return nil }
    return "The file is for macOS, which has no text sizes. Leave the text size out."
  }

  private func tvOSObjection(_ options: SceneOptions) -> String? {
    if let device = options.device, device.family != .tv {
      return "The file is for tvOS and not for \(device.name). Choose Apple TV."
    }
    if options.orientation == .portrait {
      return "The file is for tvOS, where the screen is not turned. Leave the orientation out."
    }
    guard options.textSize != nil else { return nil }
    return "The file is for tvOS, which has no text sizes. Leave the text size out."
  }

  private func iOSObjection(_ options: SceneOptions) -> String? {
    if let device = options.device, device.family == .tv || device.family == .watch {
      return "The file is for iOS and not for \(device.name). Choose an iPhone or an iPad."
    }
    if let size = options.textSize, size != .unspecified, TextSizeCategory(size) == nil {
      return "There is no text size '\(size.rawValue)'. Choose one of UIContentSizeCategory."
    }
    guard options.orientation != nil, options.device == nil,
      document.device?.known == nil
    else { return nil }
    return "The file names no known device that could be turned. Choose a device too."
  }
}
