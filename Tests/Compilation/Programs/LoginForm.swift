// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Two text fields and a button below each other. The first field passes editing on to the second.
final class LoginForm: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  let password = UITextField()
  let signIn = UIButton(configuration: .filled(), primaryAction: nil)
  private(set) var attempts: [String] = []
  private var keyboardObserver: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    name.textContentType = .username
    name.keyboardType = .emailAddress
    name.autocapitalizationType = .none
    name.autocorrectionType = .no
    name.returnKeyType = .next
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.textContentType = .password
    password.returnKeyType = .go
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    name.leftView = icon
    name.leftViewMode = .always
    name.clearButtonMode = .whileEditing
    for field in [name, password] {
      field.borderStyle = .roundedRect
      field.delegate = self
    }
    signIn.configuration?.title = "Sign in"
    signIn.configuration?.cornerStyle = .capsule
    signIn.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [name, password, signIn])
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      _ = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { password.becomeFirstResponder() } else { submit() }
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    !(textField.text ?? "").isEmpty
  }

  private func submit() {
    view.endEditing(true)
    attempts.append(name.text ?? "")
  }
}
