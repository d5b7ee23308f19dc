// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A form with a title, a field and a button. What is wrong with it is chosen by a test.
final class FormView: UIView {
  /// What a form has wrong.
  enum Fault: CaseIterable {
    case none
    /// The title is to be 300 wide, between insets of 16.
    case wideTitle
    /// Nothing says where the field is from left to right.
    case freeField
    /// The button ends 16 from the left, whatever the direction.
    case leftButton
    /// The button is 30 points wide, with a text that is wider.
    case narrowButton
    /// The field begins above the end of the title.
    case overlap
  }

  let title = UILabel()
  let email = UITextField()
  let submit = UIButton(type: .system)

  /// Lines below are those that messages name.
  init(_ fault: Fault = .none) {
    super.init(frame: .zero)
    title.text = "Welcome back"
    title.font = .systemFont(ofSize: 17)
    email.placeholder = "E-mail"
    submit.setTitle("Sign in with a passkey", for: .normal)
    for view in [title, email, submit] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    constrain(fault)
  }

  required init?(coder: NSCoder) { nil }

  /// The lines at which constraints are made, by name.
  static let lines = (leading: 54, trailing: 55, width: 57, buttonWidth: 71)

  private func constrain(_ fault: Fault) {
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      title.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
    ])
    if fault == .wideTitle { title.widthAnchor.constraint(equalToConstant: 300).isActive = true }
    let gap: CGFloat = fault == .overlap ? -10 : 12
    NSLayoutConstraint.activate([
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
      email.heightAnchor.constraint(equalToConstant: 44),
      email.widthAnchor.constraint(equalToConstant: 200),
      submit.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
      submit.heightAnchor.constraint(equalToConstant: 44),
    ])
    if fault != .freeField {
      email.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    }
    if fault == .narrowButton {
      submit.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
      submit.widthAnchor.constraint(equalToConstant: 30).isActive = true
    } else if fault == .leftButton {
      submit.leftAnchor.constraint(equalTo: leftAnchor, constant: 16).isActive = true
    } else {
      submit.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    }
  }
}
