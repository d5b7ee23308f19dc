// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The devices on which Interface Builder draws its canvas.
enum DeviceTable {
  struct Device: Sendable {
    var id: String
    /// In points, upright.
    var size: LayoutSize
    var scale: Double
    /// Upright, as drawn by builds before `newTopSince`.
    var top: Double
    var bottom: Double
    /// On its side: top, both sides, bottom.
    var landscape: (top: Double, sides: Double, bottom: Double)
    /// What the notch takes from build 21000 on, if that is something else.
    var newNotch: Double?
  }

  /// The device with that id, nil for an unknown one.
  static func device(_ id: String) -> Device? { devices.first { $0.id == id } }

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, notch: Double,
    newNotch: Double? = nil
  ) -> Device {
    Device(
      id: id, size: LayoutSize(width: width, height: height), scale: scale,
      top: notch, bottom: 34, landscape: (0, notch, 21), newNotch: newNotch)
  }

  private static func homeButton(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double,
    landscapeTop: Double = 0
  ) -> Device {
    Device(
      id: id, size: LayoutSize(width: width, height: height), scale: scale,
      top: 20, bottom: 0, landscape: (landscapeTop, 0, 0))
  }

  private static func roundedPad(_ id: String, _ width: Double, _ height: Double) -> Device {
    Device(
      id: id, size: LayoutSize(width: width, height: height), scale: 2,
      top: 24, bottom: 20, landscape: (24, 0, 20))
  }

  private static let devices: [Device] = [
    homeButton("retina3_5", 320, 480, 2),
    homeButton("retina4_0", 320, 568, 2),
    homeButton("retina4_7", 375, 667, 2),
    homeButton("retina5_5", 414, 736, 3),
    phone("retina5_9", 375, 812, 3, notch: 44, newNotch: 50),
    phone("retina6_1", 414, 896, 2, notch: 44, newNotch: 48),
    phone("retina6_5", 414, 896, 3, notch: 44),
    phone("retina6_0", 390, 844, 3, notch: 44, newNotch: 47),
    phone("retina6_7", 428, 926, 3, notch: 44, newNotch: 47),
    phone("retina6_12", 393, 852, 3, notch: 59),
    phone("retina6_3", 402, 874, 3, notch: 62),
    homeButton("ipad9_7", 768, 1024, 2, landscapeTop: 20),
    homeButton("ipad10_5", 834, 1112, 2, landscapeTop: 20),
    roundedPad("ipad11_0rounded", 834, 1194),
    homeButton("ipad12_9", 1024, 1366, 2, landscapeTop: 20),
    roundedPad("ipad12_9rounded", 1024, 1366),
    Device(
      id: "appleTV", size: LayoutSize(width: 1920, height: 1080), scale: 1, top: 60, bottom: 60,
      landscape: (60, 80, 60)),
    Device(
      id: "watch38", size: LayoutSize(width: 136, height: 170), scale: 2, top: 0, bottom: 0,
      landscape: (0, 0, 0)),
  ]

  /// The size classes of a canvas.
  static func sizeClasses(of device: DeviceDescription?) -> SizeClasses {
    guard let device else { return SizeClasses() }
    if device.id.hasPrefix("ipad") || device.id == "appleTV" {
      return SizeClasses(width: .regular, height: .regular)
    }
    guard device.id.hasPrefix("retina") else { return SizeClasses() }
    guard device.isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(device.id)
    return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
  }
}
