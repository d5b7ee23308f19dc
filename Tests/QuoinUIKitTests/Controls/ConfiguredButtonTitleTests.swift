// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("The title label of configured buttons") struct ConfiguredButtonTitleTests {
  /// Notes the text of the label in each pass.
  private final class Watcher: UIButton {
    var seen: [String?] = []
    override func layoutSubviews() {
      seen.append(titleLabel?.text)
      super.layoutSubviews()
      seen.append(titleLabel?.text)
    }
  }

  private func labels(of button: UIButton) -> [UILabel] {
    button.subviews.compactMap { $0 as? UILabel }
  }

  @Test("The label has the title of the configuration before, during and after layout")
  func title() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = Watcher(configuration: configuration)
    #expect(button.titleLabel?.text == "Save")
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    #expect(button.seen == ["Save", "Save"])
    #expect(labels(of: button).map(\.text) == ["Save"])
    let label = try #require(button.titleLabel)
    // In the middle, within a pixel.
    #expect(abs(label.frame.midX - 60) < 0.5 && abs(label.frame.midY - 20) < 0.5)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.5)
  }

  @Test("The title of an action, of styles and of an update is that of the label")
  func sources() {
    let action = UIAction(title: "Send") { _ in }
    let sending = Watcher(configuration: .plain(), primaryAction: action)
    sending.layoutIfNeeded()
    #expect(sending.titleLabel?.text == "Send")

    var styled = UIButton.Configuration.gray()
    styled.attributedTitle = AttributedString("Styled")
    #expect(Watcher(configuration: styled).titleLabel?.text == "Styled")

    let button = Watcher(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.seen.compactMap(\.self).last == "On")
  }

  @Test("A title set by setTitle is shown where the configuration has none")
  func titleOfState() {
    let button = Watcher(configuration: .plain())
    button.setTitle("State", for: .normal)
    button.layoutIfNeeded()
    #expect(button.seen.last == .some("State"))
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "State")
  }

  @Test("A stack view lays out the button with its title")
  func inStack() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Continue"
    let button = Watcher(configuration: configuration)
    let stack = UIStackView(arrangedSubviews: [button])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    stack.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(button.seen.allSatisfy { $0 == "Continue" })
    #expect(!button.seen.isEmpty)
  }
}
