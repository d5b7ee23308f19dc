// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDevices
import QuoinRender
import QuoinUIKit

/// Lays scenes out on several devices, and lists what is wrong with them.
@MainActor struct PreviewCheck {
  private let scenes: [PreviewScene]

  init(_ scenes: [PreviewScene]) { self.scenes = scenes }

  /// A small and a large phone, and a tablet.
  private static let devices = ["iPhone SE", "iPhone 14 Pro", "iPad Pro (11-inch)"]

  /// A line for each problem of each scene on each device.
  var lines: [String] {
    scenes.flatMap { scene in
      Self.devices.compactMap { SceneDevice(named: $0) }.flatMap { device in
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
          problems(of: scene, DeviceSettings(device: device, direction: direction)).map {
            let word = direction == .leftToRight ? "left to right" : "right to left"
            return "\(scene.name), \(device.name), \(word): \($0)"
          }
        }
      }
    }
  }

  private func problems(of scene: PreviewScene, _ settings: DeviceSettings) -> [String] {
    let stage = Stage(settings)
    stage.perform { scene.show(stage) }
    let found = stage.picture.scene
    return
      (found.conflicts.map(\.message) + found.ambiguities.compactMap(\.message)
      + found.problems.map(\.message))
      .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}
