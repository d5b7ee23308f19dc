// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinDevices
import QuoinInterfaceBuilder
package import QuoinUIKit

/// An environment in which both sides of a conversion are laid out.
package struct ProofSetting: Sendable {
  package var size: CGSize
  package var direction: UIUserInterfaceLayoutDirection
  /// The device whose size classes count; nil: that of the file.
  package var device: SceneDevice?
  package var orientation: SceneOrientation?

  /// The sizes of the first phones, of usual ones in portrait and in landscape, and of tablets.
  package static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852),
    CGSize(width: 430, height: 932), CGSize(width: 852, height: 393),
    CGSize(width: 820, height: 1180), CGSize(width: 1024, height: 768),
  ]

  package static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  /// Returns settings with all combinations of sizes and directions, for the device of the file.
  package static func all(
    sizes: [CGSize] = sizes, directions: [UIUserInterfaceLayoutDirection] = directions
  ) -> [ProofSetting] {
    sizes.flatMap { size in
      directions.map { ProofSetting(size: size, direction: $0) }
    }
  }

  /// Returns the settings of compiled code: a phone and a tablet, with the pixels of a current
  /// phone.
  package static func compiled(
    directions: [UIUserInterfaceLayoutDirection] = directions
  ) -> [ProofSetting] {
    all(sizes: [sizes[1], sizes[5]], directions: directions).map { setting in
      var result = setting
      result.device = SceneDevice(identifier: "retina6_12")
      result.orientation = .portrait
      return result
    }
  }

  /// The screen of a device; nil for an identifier that is not known.
  static func device(
    _ identifier: String, _ direction: UIUserInterfaceLayoutDirection
  ) -> ProofSetting? {
    guard let device = SceneDevice(identifier: identifier) else { return nil }
    return ProofSetting(
      size: CGSize(width: 375, height: 667), direction: direction, device: device,
      orientation: .portrait)
  }

  /// Returns the settings with devices that have all combinations of size classes.
  package static func allClasses(_ settings: [ProofSetting]) -> [ProofSetting] {
    let devices = ["retina6_12", "ipad11_0rounded", "retina5_5"].compactMap {
      SceneDevice(identifier: $0)
    }
    let poses = devices.flatMap { device in
      [SceneOrientation.portrait, .landscape].map { (device, $0) }
    }
    return settings.flatMap { setting in
      poses.map { device, orientation in
        var result = setting
        result.device = device
        result.orientation = orientation
        return result
      }
    }
  }

  var options: SceneOptions {
    SceneOptions(size: size, direction: direction, device: device, orientation: orientation)
  }

  /// The setting in words.
  package var words: String {
    "\(Int(size.width)) × \(Int(size.height)), "
      + (direction == .rightToLeft ? "right to left" : "left to right")
      + (device.map { ", \($0.name)" } ?? "")
  }
}
