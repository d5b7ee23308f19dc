// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Cartography
import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FormController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A text field with a title above and a message below, which is there while the text is wrong.
final class Entry: UIView {
  private let title = UILabel()
  let field = UITextField()
  private let message = UILabel()
  private let check: (String) -> String?
  var onChange: () -> Void = {}

  /// - Parameter check: returns what is wrong with a text.
  init(_ name: String, placeholder: String, check: @escaping (String) -> String?) {
    self.check = check
    super.init(frame: .zero)
    title.text = name
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    field.font = .preferredFont(forTextStyle: .body)
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.accessibilityLabel = name
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.showMessage() }, for: .editingDidEnd)
    message.font = .preferredFont(forTextStyle: .caption1)
    message.textColor = .systemRed
    message.numberOfLines = 0
    for label in [title, message] { label.adjustsFontForContentSizeCategory = true }
    field.adjustsFontForContentSizeCategory = true
    for view in [title, field, message] { addSubview(view) }

    constrain(title, field, message) { title, field, message in
      let entry = title.superview!
      title.top == entry.top
      field.top == title.bottom + 4
      message.top == field.bottom + 4
      message.bottom == entry.bottom
      align(left: entry, title, field, message)
      align(right: entry, title, field, message)
    }
  }

  required init?(coder: NSCoder) { fatalError("The form is made in code.") }

  var text: String { field.text ?? "" }
  var isValid: Bool { check(text) == nil }

  private func textDidChange() {
    // A field that is valid again needs no message; a field that is not valid yet gets none while
    // text is typed.
    if isValid { showMessage() }
    onChange()
  }

  /// Shows what is wrong, if anything is.
  func showMessage() { message.text = check(text) }
}

final class FormController: UIViewController {
  private let heading = UILabel()
  private let explanation = UILabel()
  private let name = Entry("Name", placeholder: "Ada Lovelace") {
    $0.isEmpty ? "A name is needed." : nil
  }
  private let address = Entry("E-mail", placeholder: "ada@example.org") {
    let parts = $0.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isAddress ? nil : "An address looks like ada@example.org."
  }
  private let phone = Entry("Telephone", placeholder: "optional") {
    $0.allSatisfy { $0.isNumber || " +-()".contains($0) }
      ? nil : "Only digits, spaces and + - ( ) are used in telephone numbers."
  }
  private let letters = UILabel()
  private let wantsLetters = UISwitch()
  private let save = UIButton(type: .system)
  private let result = UIView()
  private let resultText = UILabel()
  private let resultHeight = ConstraintGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New contact"
    heading.text = "New contact"
    heading.font = .preferredFont(forTextStyle: .title1)
    explanation.text =
      "The contact is stored when name and e-mail are complete. Everything can be changed later."
    for label in [heading, explanation, letters, resultText] {
      if label !== heading { label.font = .preferredFont(forTextStyle: .body) }
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    explanation.textColor = .secondaryLabel
    letters.text = "Send the monthly letter"
    wantsLetters.accessibilityLabel = letters.text
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    save.addAction(UIAction { [weak self] _ in self?.saveContact() }, for: .touchUpInside)
    result.backgroundColor = UIColor(red: 0.86, green: 0.95, blue: 0.87, alpha: 1)
    result.layer.cornerRadius = 8
    result.clipsToBounds = true
    resultText.textColor = UIColor(red: 0.1, green: 0.35, blue: 0.15, alpha: 1)
    result.addSubview(resultText)
    for entry in [name, address, phone] {
      entry.onChange = { [weak self] in self?.updateButton() }
    }
    let views = [heading, explanation, name, address, phone, letters, wantsLetters, save, result]
    for subview in views { view.addSubview(subview) }
    place()
  }

  private func place() {
    constrain(heading, explanation, name, address, phone) {
      heading, explanation, name, address, phone in
      let page = heading.superview!
      heading.top == page.safeAreaLayoutGuide.top + 24
      heading.centerX == page.centerX
      heading.width == page.width - 40 ~ LayoutPriority(900)
      heading.width <= 520
      align(left: heading, explanation, name, address, phone)
      align(right: heading, explanation, name, address, phone)
      explanation.top == heading.bottom + 8
      name.top == explanation.bottom + 20
      distribute(by: 10, vertically: name, address, phone)
    }
    constrain(phone, letters, wantsLetters, save, result) {
      phone, letters, wantsLetters, save, result in
      letters.leading == phone.leading
      letters.trailing <= wantsLetters.leading - 12
      letters.centerY == wantsLetters.centerY
      wantsLetters.top >= phone.bottom + 12
      letters.top >= phone.bottom + 12
      wantsLetters.trailing == phone.trailing
      save.top >= wantsLetters.bottom + 20
      save.top >= letters.bottom + 20
      save.top == wantsLetters.bottom + 20 ~ LayoutPriority(100)
      wantsLetters.top == phone.bottom + 12 ~ LayoutPriority(100)
      save.trailing == phone.trailing
      save.width >= 100
      result.leading == phone.leading
      result.trailing == phone.trailing
      result.top == save.bottom + 20
    }
    constrain(resultText) { text in
      let box = text.superview!
      text.edges == inset(box.edges, 12, 14) ~ LayoutPriority(750)
    }
    constrain(result, replace: resultHeight) { $0.height == 0 }
  }

  private func updateButton() {
    save.isEnabled = name.isValid && address.isValid && phone.isValid
  }

  private func saveContact() {
    let letter = wantsLetters.isOn ? ", who gets the monthly letter" : ""
    resultText.text = "\(name.text) <\(address.text)> was saved\(letter)."
    for entry in [name, address, phone] { entry.showMessage() }
    // The box opens to the height of its text.
    constrain(result, replace: resultHeight) { $0.height >= 1 }
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
