// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a profile") struct ProfileControllerTests {
  @Test("The column hangs below the safe area, the button stands on it")
  func frames() {
    let controller = ProfileController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // Column: 390 - 2 * 16 wide, 50 + 24 from the top; its first row is 80 high and centred.
    #expect(controller.picture.superview?.frame.origin == CGPoint(x: 16, y: 74))
    #expect(controller.picture.frame == CGRect(x: 139, y: 0, width: 80, height: 80))
    #expect(controller.name.frame.minY == 88)
    // Button: 44 high, its end 12 above 844 - 30.
    #expect(controller.button.frame == CGRect(x: 16, y: 758, width: 358, height: 44))
  }
}
