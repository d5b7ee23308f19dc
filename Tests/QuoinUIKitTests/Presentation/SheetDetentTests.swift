// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Heights of sheets") struct SheetDetentTests {
  private func present(
    _ configure: (UISheetPresentationController) -> Void
  ) throws -> (shown: UIViewController, window: UIWindow) {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layOutNow()
    let shown = UIViewController()
    configure(try #require(shown.sheetPresentationController))
    root.present(shown, animated: false)
    return (shown, window)
  }

  // No safe area: the sheet may be 844 - 10 = 834 points high.
  @Test("The lowest detent is the height, from the bottom")
  func lowest() throws {
    let (shown, _) = try present { $0.detents = [.large(), .medium()] }
    #expect(shown.view.frame == CGRect(x: 0, y: 844 - 417, width: 390, height: 417))
  }

  @Test("The selected detent is the height, and another one after an update")
  func selected() throws {
    let (shown, window) = try present {
      $0.detents = [.custom(identifier: .init("small")) { _ in 200 }, .large()]
      $0.selectedDetentIdentifier = .large
    }
    #expect(shown.view.frame.height == 834)
    let sheet = try #require(shown.sheetPresentationController)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") }
    window.layOutNow()
    #expect(shown.view.frame == CGRect(x: 0, y: 644, width: 390, height: 200))
  }

  @Test("A detent without a height is left out, and one that is too high is cut")
  func resolution() throws {
    let (shown, _) = try present { $0.detents = [.custom { _ in nil }, .custom { _ in 2000 }] }
    #expect(shown.view.frame.height == 834)
    let (tall, _) = try present { $0.detents = [.custom { $0.maximumDetentValue / 3 }] }
    #expect(tall.view.frame.height == 278)
  }
}
