// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

/// Texts of controls that are not on a label of their own. Widths of texts are those of the built-in
/// table, which are not what is tested here.
@MainActor @Suite("Texts of configured buttons, fields and text views") struct ControlTextTests {
  private func natural(_ text: String, size: CGFloat = 17) -> CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label.sizeThatFits(.zero)
  }

  private func found(
    _ view: UIView, width: CGFloat, height: CGFloat
  ) -> String? {
    violations(of: .textFits) { board in
      view.accessibilityIdentifier = "part"
      view.frame = CGRect(x: 0, y: 300, width: width, height: height)
      board.addSubview(view)
    }.first
  }

  @Test("The title of a configured button needs its width besides insets, image and padding")
  func configuredButton() {
    let title = "Continue"
    func button() -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      configuration.titleLineBreakMode = .byTruncatingTail
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 10, bottom: 4, trailing: 20)
      return UIButton(configuration: configuration)
    }
    let width = natural(title).width
    #expect(found(button(), width: width + 30, height: 40) == nil)
    #expect(
      found(button(), width: width + 20, height: 40)?.hasSuffix(
        " wide, has \(LengthText.points(width - 10))") == true)
  }

  @Test("The subtitle of a configured button is judged like its title")
  func subtitle() {
    func button() -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Pay"
      configuration.subtitle = "With the card that ends in 4242"
      configuration.contentInsets = .zero
      return UIButton(configuration: configuration)
    }
    let width = natural("With the card that ends in 4242", size: 12).width
    #expect(found(button(), width: width + 1, height: 60) == nil)
    #expect(
      found(button(), width: width / 2, height: 60)?.contains("\"With the card")
        == true)
  }

  @Test("A title that wraps needs lines")
  func wrappedTitle() {
    func button() -> UIButton {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "One two three four five six"
      configuration.titleLineBreakMode = .byWordWrapping
      configuration.contentInsets = .zero
      return UIButton(configuration: configuration)
    }
    let size = natural("One two three four five six")
    // At a third of its width the title needs three lines or more.
    #expect(found(button(), width: size.width / 3, height: size.height * 6) == nil)
    #expect(
      found(button(), width: size.width / 3, height: size.height)?.hasSuffix("shows 1") == true)
  }

  @Test("The text of a field, otherwise its placeholder, needs its width inside of the border")
  func field() {
    func field(_ text: String?, secure: Bool = false) -> UITextField {
      let field = UITextField()
      field.placeholder = "Your email address"
      field.text = text
      field.isSecureTextEntry = secure
      return field
    }
    let width = natural("Your email address").width
    #expect(found(field(nil), width: width + 30, height: 44) == nil)
    #expect(
      found(field(nil), width: width / 2, height: 44)?.contains("\"Your email address\"") == true)
    #expect(found(field("me"), width: width / 2, height: 44) == nil)
    let long = "somebody.with.a.long.name@example.org"
    #expect(found(field(long), width: width / 2, height: 44)?.contains(" wide, has ") == true)
    // Dots take a width of their own.
    #expect(found(field(long, secure: true), width: width / 2, height: 44) == nil)
  }

  @Test("A text view that scrolls shows everything, another one needs the height of its lines")
  func textView() {
    let text = "One two three four five six seven eight nine ten"
    func view(scrolls: Bool) -> UITextView {
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = text
      view.isScrollEnabled = scrolls
      return view
    }
    let size = natural(text)
    #expect(found(view(scrolls: false), width: size.width / 3, height: size.height * 8) == nil)
    #expect(found(view(scrolls: true), width: size.width / 3, height: 40) == nil)
    #expect(
      found(view(scrolls: false), width: size.width / 3, height: 40)?.hasSuffix("shows 1") == true)
  }
}
