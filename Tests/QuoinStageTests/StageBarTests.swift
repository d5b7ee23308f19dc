// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Bars on devices") struct StageBarTests {
  /// A device and the heights of its bars.
  struct Device: Sendable, CustomTestStringConvertible {
    var name: String
    var isTurned: Bool
    var top: Double
    var bottom: Double
    var testDescription: String { "\(name)\(isTurned ? ", turned" : "")" }

    static let all = [
      Device(name: "iPhone 15", isTurned: false, top: 44, bottom: 49),
      Device(name: "iPhone 15", isTurned: true, top: 32, bottom: 32),
      Device(name: "iPhone 8", isTurned: true, top: 32, bottom: 32),
      Device(name: "iPad Pro (11-inch)", isTurned: false, top: 50, bottom: 50),
      Device(name: "iPad Pro (11-inch)", isTurned: true, top: 50, bottom: 50),
    ]
  }

  @Test("Bars have the heights of their devices, beside the safe area", arguments: Device.all)
  func heights(_ device: Device) throws {
    let stage = Stage(device: device.name, orientation: device.isTurned ? .landscape : .portrait)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let safe = stage.safeAreaInsets
    #expect(Double(navigation.navigationBar.frame.height) == device.top)
    #expect(Double(tabs.tabBar.frame.height) == device.bottom + Double(safe.bottom))
    #expect(Double(content.view.safeAreaInsets.top) == device.top + Double(safe.top))
    #expect(Double(content.view.safeAreaInsets.bottom) == device.bottom + Double(safe.bottom))
  }

  @Test("Turning a phone changes the heights of its bars")
  func turning() {
    let stage = Stage(device: "iPhone 15")
    let navigation = stage.show(UINavigationController(rootViewController: UIViewController()))
    stage.rotate(to: .landscape)
    #expect(navigation.navigationBar.frame.height == 32)
    stage.rotate(to: .portrait)
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
