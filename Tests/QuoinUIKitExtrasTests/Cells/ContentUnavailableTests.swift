// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("What is shown in the place of content") struct ContentUnavailableTests {
  @Test("Image and texts are a column in the middle of the controller's view")
  func column() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "Nothing here"
    configuration.imageToTextPadding = 20
    controller.contentUnavailableConfiguration = configuration
    controller.view.layoutIfNeeded()
    let content = try #require(controller.view.subviews.first)
    #expect(content.frame == controller.view.bounds)
    let stack = try #require(content.subviews.first as? UIStackView)
    let (image, label) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    #expect(abs(stack.frame.midX - 150) < 0.5 && abs(stack.frame.midY - 200) < 0.5)
    #expect(label.frame.minY == image.frame.maxY + 20)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test("The title is bold and follows the text size, below a symbol")
  func fonts() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "Nothing here"
    let content = configuration.makeContentView()
    let stack = try #require(content.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews[0] is UIImageView)
    let label = try #require(stack.arrangedSubviews[1] as? UILabel)
    // Apple's size of `title2`.
    #expect(label.font == .systemFont(ofSize: 22, weight: .bold) || label.font.pointSize == 22)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(label.adjustsFontForContentSizeCategory)
  }
}
