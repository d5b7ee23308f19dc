// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@Suite struct SceneDeviceTests {
  @Test(
    "A device is found by its id and by the names it is sold under, however they are written",
    arguments: [
      ("retina6_12", "retina6_12"), ("RETINA6_12", "retina6_12"), ("iPhone 15", "retina6_12"),
      ("iphone 15 pro", "retina6_12"), ("iPhone SE (3rd generation)", "retina4_7"),
      ("iphone se 3rd gen", "retina4_7"), ("iPhone SE", "retina4_0"),
      ("iPad Pro 11-inch", "ipad11_0rounded"), ("iPad Pro (11-inch)", "ipad11_0rounded"),
      ("ipad pro 12.9", "ipad12_9rounded"), ("iPhone 13 mini", "iphone-13-mini"),
      ("apple tv", "appleTV"), ("AppleTV", "appleTV"),
    ])
  func names(name: String, identifier: String) throws {
    #expect(try #require(SceneDevice(named: name)).identifier == identifier)
  }

  @Test("No id and no name means two devices")
  func unique() {
    let ids = SceneDevice.all.map(\.identifier)
    #expect(Set(ids).count == ids.count)
    for device in SceneDevice.all {
      for name in device.names + [device.identifier] {
        #expect(SceneDevice(named: name) == device, "\(name)")
      }
    }
  }

  @Test("An unknown device leads to the closest names")
  func closeNames() {
    #expect(SceneDevice(named: "iPhone 51") == nil)
    #expect(SceneDevice(named: "") == nil)
    #expect(SceneDevice.names(closeTo: "iPhnoe 15 Pro", atMost: 1) == ["iPhone 15 Pro"])
    #expect(SceneDevice.names(closeTo: "retina6_13", atMost: 3).contains("retina6_12"))
    #expect(SceneDevice.names(closeTo: "toaster with a very long name", atMost: 5).isEmpty)
  }

  struct Row: Sendable {
    var name: String
    var size: CGSize
    var scale: CGFloat
    /// Top, sides, bottom.
    var portrait: [CGFloat]
    var landscape: [CGFloat]
    var isLarge: Bool
  }

  private static func row(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ portrait: [CGFloat], _ landscape: [CGFloat], isLarge: Bool = false
  ) -> Row {
    Row(
      name: name, size: CGSize(width: width, height: height), scale: scale, portrait: portrait,
      landscape: landscape, isLarge: isLarge)
  }

  /// Part B.1 of the specification of the format, with the insets that a running program sees; the
  /// iPhones with a hyphen in their id by Apple's published screen sizes.
  static let phones: [Row] = [
    row("retina3_5", 320, 480, 2, [20, 0, 0], [0, 0, 0]),
    row("retina4_0", 320, 568, 2, [20, 0, 0], [0, 0, 0]),
    row("retina4_7", 375, 667, 2, [20, 0, 0], [0, 0, 0]),
    row("retina5_5", 414, 736, 3, [20, 0, 0], [0, 0, 0], isLarge: true),
    row("retina5_9", 375, 812, 3, [44, 0, 34], [0, 44, 21]),
    row("retina6_1", 414, 896, 2, [48, 0, 34], [0, 48, 21], isLarge: true),
    row("retina6_5", 414, 896, 3, [44, 0, 34], [0, 44, 21], isLarge: true),
    row("retina6_0", 390, 844, 3, [47, 0, 34], [0, 47, 21]),
    row("retina6_7", 428, 926, 3, [47, 0, 34], [0, 47, 21], isLarge: true),
    row("retina6_12", 393, 852, 3, [59, 0, 34], [0, 59, 21]),
    row("retina6_3", 402, 874, 3, [62, 0, 34], [0, 62, 21]),
    row("iPhone 13 mini", 375, 812, 3, [50, 0, 34], [0, 50, 21]),
    row("iPhone 16 Plus", 430, 932, 3, [59, 0, 34], [0, 59, 21], isLarge: true),
    row("iPhone 16 Pro Max", 440, 956, 3, [62, 0, 34], [0, 62, 21], isLarge: true),
  ]

  @Test(
    "Phones have the screens of the table; large ones are wide on their side", arguments: phones)
  func phone(row: Row) throws {
    let device = try #require(SceneDevice(named: row.name))
    #expect(device.family == .phone)
    expect(device, row)
    #expect(device.horizontalSizeClass(in: .portrait) == .compact)
    #expect(device.verticalSizeClass(in: .portrait) == .regular)
    #expect(device.horizontalSizeClass(in: .landscape) == (row.isLarge ? .regular : .compact))
    #expect(device.verticalSizeClass(in: .landscape) == .compact)
  }

  static let tablets: [Row] = [
    row("ipad9_7", 768, 1024, 2, [20, 0, 0], [20, 0, 0]),
    row("ipad10_5", 834, 1112, 2, [20, 0, 0], [20, 0, 0]),
    row("ipad11_0rounded", 834, 1194, 2, [24, 0, 20], [24, 0, 20]),
    row("ipad12_9", 1024, 1366, 2, [20, 0, 0], [20, 0, 0]),
    row("ipad12_9rounded", 1024, 1366, 2, [24, 0, 20], [24, 0, 20]),
  ]

  @Test("Tablets are regular both ways, however they are held", arguments: tablets)
  func tablet(row: Row) throws {
    let device = try #require(SceneDevice(named: row.name))
    #expect(device.family == .pad)
    expect(device, row)
    for orientation in SceneOrientation.allCases {
      #expect(device.horizontalSizeClass(in: orientation) == .regular)
      #expect(device.verticalSizeClass(in: orientation) == .regular)
    }
  }

  @Test("The screen of a television does not turn")
  func television() throws {
    let device = try #require(SceneDevice(named: "appleTV"))
    for orientation in SceneOrientation.allCases {
      #expect(device.size(in: orientation) == CGSize(width: 1920, height: 1080))
      #expect(
        device.safeAreaInsets(in: orientation)
          == UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
    }
  }

  private func expect(_ device: SceneDevice, _ row: Row) {
    #expect(device.scale == row.scale)
    #expect(device.hasRoundScreen == (row.portrait[2] > 0))
    #expect(device.size(in: .portrait) == row.size)
    #expect(
      device.size(in: .landscape) == CGSize(width: row.size.height, height: row.size.width))
    for (orientation, insets) in [
      (SceneOrientation.portrait, row.portrait), (.landscape, row.landscape),
    ] {
      #expect(
        device.safeAreaInsets(in: orientation)
          == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[1]))
    }
  }
}
