// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor @Suite("Program: a form of a storyboard") struct SignInStoryboardTests {
  private func controller() throws -> SignInController {
    SignInController.register()
    let storyboard = try UIStoryboard(
      data: Data(SignInController.file.utf8), fileName: "SignIn.storyboard")
    return try #require(storyboard.instantiateInitialViewController() as? SignInController)
  }

  @Test("Views of the file are placed by its constraints")
  func frames() throws {
    let controller = try controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.view.layoutIfNeeded()
    #expect(controller.titleLabel.text == "Welcome back")
    let title = controller.titleLabel.intrinsicContentSize.height
    // 24 points from the edges; 12 points between the rows of 40.
    #expect(controller.titleLabel.frame == CGRect(x: 0, y: 0, width: 252, height: title))
    #expect(
      controller.fields.map(\.frame.size)
        == Array(repeating: CGSize(width: 252, height: 40), count: 2))
    // Frames end on pixels, of which a point has three at most.
    #expect(abs(controller.fields[0].frame.minY - (title + 12)) < 0.5)
    #expect(abs(controller.fields[1].frame.minY - (title + 64)) < 0.5)
    #expect(controller.fields.map(\.isSecureTextEntry) == [false, true])
    // 50 high, 20 above the lower edge.
    #expect(controller.button.frame == CGRect(x: 24, y: 530, width: 252, height: 50))
    controller.showKeyboard(height: 216)
    #expect(controller.button.frame.maxY == 384)
  }

  @Test("The button of the file calls the method")
  func action() throws {
    let controller = try controller()
    controller.loadViewIfNeeded()
    #expect(!controller.button.isEnabled)
    controller.fill(["Ada", "secret"])
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.submissions == ["Ada/secret"])
  }
}
