// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension SceneDevice {
  /// All devices of canvases, and newer ones, in the order in which people are shown them. Ids with
  /// a hyphen are Quoin's own: no canvas with that screen is known.
  package static let table: [SceneDevice] = [
    homeButton("retina3_5", 320, 480, 2, ["iPhone 4", "iPhone 4s"]),
    homeButton(
      "retina4_0", 320, 568, 2,
      ["iPhone SE", "iPhone SE (1st generation)", "iPhone 5", "iPhone 5s", "iPhone 5c"]
    ).shown(size: .frames(3), before: .frames(2)),
    homeButton(
      "retina4_7", 375, 667, 2,
      [
        "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ]
    ).shown(
      size: .frames(335, against: 10), before: .frames(89, against: 2), since: .frames(28),
      landscape: .frames(3)),
    homeButton(
      "retina5_5", 414, 736, 3,
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"]
    ).shown(size: .frames(30), before: .frames(3), since: .frames(6)),
    // The canvas of newer builds has the notch of the later, smaller phones.
    phone(
      "retina5_9", 375, 812, 3, notch: 44, newNotch: 50, runningNotch: 44,
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"]
    ).shown(
      size: .frames(91), before: .frames(35, against: 2),
      since: .frames(23, against: 1), landscape: .frames(1)),
    phone("retina6_1", 414, 896, 2, notch: 44, newNotch: 48, ["iPhone XR", "iPhone 11"]).shown(
      size: .frames(183), before: .frames(76, against: 1),
      since: .frames(25, against: 4), landscape: .frames(1)),
    phone("retina6_5", 414, 896, 3, notch: 44, ["iPhone XS Max", "iPhone 11 Pro Max"]).shown(
      size: .frames(17), before: .frames(10), since: .frames(2), landscape: .frames(1)),
    published(
      phone("iphone-13-mini", 375, 812, 3, notch: 50, ["iPhone 12 mini", "iPhone 13 mini"])),
    phone(
      "retina6_0", 390, 844, 3, notch: 44, newNotch: 47,
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]
    ).shown(size: .frames(2), since: .frames(3)),
    phone(
      "retina6_7", 428, 926, 3, notch: 44, newNotch: 47,
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    phone(
      "retina6_12", 393, 852, 3, notch: 59,
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]
    ).shown(size: .frames(10), since: .frames(7)),
    published(
      phone(
        "iphone-15-plus", 430, 932, 3, notch: 59,
        ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"])),
    phone(
      "retina6_3", 402, 874, 3, notch: 62, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]
    ).shown(size: .frames(4), since: .frames(1)),
    published(
      phone(
        "iphone-16-pro-max", 440, 956, 3, notch: 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"])),
    published(phone("iphone-air", 420, 912, 3, notch: 68, ["iPhone Air"])),
    flatPad(
      "ipad9_7", 768, 1024,
      [
        "iPad (5th generation)", "iPad (6th generation)", "iPad Air", "iPad Air 2",
        "iPad mini 4", "iPad mini (5th generation)", "iPad Pro (9.7-inch)",
      ]
    ).shown(
      size: .frames(21, against: 4), since: .frames(1), landscape: .frames(5)),
    published(
      flatPad(
        "ipad-10-2", 810, 1080,
        ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"])),
    flatPad("ipad10_5", 834, 1112, ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"]).shown(
      size: .frames(2)),
    flatPad("ipad12_9", 1024, 1366, ["iPad Pro (12.9-inch, 2nd generation)"]).shown(
      size: .frames(1)),
    published(
      roundedPad("ipad-mini", 744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"])),
    published(
      roundedPad(
        "ipad-air-11", 820, 1180,
        [
          "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
          "iPad Air (5th generation)", "iPad Air (11-inch)",
        ])),
    roundedPad(
      "ipad11_0rounded", 834, 1194,
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch, 2nd generation)",
        "iPad Pro (11-inch, 3rd generation)", "iPad Pro (11-inch, 4th generation)",
      ]),
    published(roundedPad("ipad-pro-11-m4", 834, 1210, ["iPad Pro (11-inch, M4)"])),
    roundedPad(
      "ipad12_9rounded", 1024, 1366,
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch, 3rd generation)",
        "iPad Pro (12.9-inch, 4th generation)", "iPad Pro (12.9-inch, 5th generation)",
        "iPad Pro (12.9-inch, 6th generation)", "iPad Air (13-inch)",
      ]),
    published(
      roundedPad("ipad-pro-13-m4", 1032, 1376, ["iPad Pro (13-inch)", "iPad Pro (13-inch, M4)"])),
    television("appleTV", scale: 1, ["Apple TV"]).shown(size: .frames(8)),
    published(television("apple-tv-4k", scale: 2, ["Apple TV 4K"])),
    SceneDevice(
      identifier: "watch38", names: ["Apple Watch 38mm"], family: .watch,
      uprightSize: LayoutSize(width: 136, height: 170), scale: 2, top: 0, bottom: 0,
      landscape: (0, 0, 0)),
  ]

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: CGFloat, notch: Double,
    newNotch: Double? = nil, runningNotch: Double? = nil, _ names: [String]
  ) -> SceneDevice {
    SceneDevice(
      identifier: id, names: names, family: .phone,
      uprightSize: LayoutSize(width: width, height: height),
      scale: scale, top: notch, bottom: 34, landscape: (0, notch, 21), newNotch: newNotch,
      runningNotch: runningNotch)
  }

  private static func homeButton(
    _ id: String, _ width: Double, _ height: Double, _ scale: CGFloat, _ names: [String]
  ) -> SceneDevice {
    SceneDevice(
      identifier: id, names: names, family: .phone,
      uprightSize: LayoutSize(width: width, height: height),
      scale: scale, top: 20, bottom: 0, landscape: (0, 0, 0))
  }

  private static func flatPad(
    _ id: String, _ width: Double, _ height: Double, _ names: [String]
  ) -> SceneDevice {
    pad(id, width, height, top: 20, bottom: 0, names)
  }

  private static func roundedPad(
    _ id: String, _ width: Double, _ height: Double, _ names: [String]
  ) -> SceneDevice {
    pad(id, width, height, top: 24, bottom: 20, names)
  }

  private static func pad(
    _ id: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    _ names: [String]
  ) -> SceneDevice {
    SceneDevice(
      identifier: id, names: names, family: .pad,
      uprightSize: LayoutSize(width: width, height: height),
      scale: 2, top: top, bottom: bottom, landscape: (top, 0, bottom))
  }

  private static func television(_ id: String, scale: CGFloat, _ names: [String]) -> SceneDevice {
    SceneDevice(
      identifier: id, names: names, family: .tv, uprightSize: LayoutSize(width: 1920, height: 1080),
      scale: scale, top: 60, bottom: 60, landscape: (60, 80, 60))
  }

  private static func published(_ device: SceneDevice) -> SceneDevice {
    var device = device
    device.source = .published
    return device
  }

  /// The device with the counts of the stored frames that show its size and its insets.
  private func shown(
    size: StoredEvidence = .guess, before: StoredEvidence = .guess,
    since: StoredEvidence = .guess, landscape: StoredEvidence = .guess
  ) -> SceneDevice {
    var device = self
    device.sizeEvidence = size
    device.uprightEvidence = (before, since)
    device.landscapeEvidence = landscape
    return device
  }
}
