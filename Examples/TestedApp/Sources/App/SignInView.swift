// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A form to sign in, in plain anchors.
public final class SignInView: UIView {
  let title = UILabel()
  let email = UITextField()
  let submit = UIButton(type: .system)

  public init() {
    super.init(frame: .zero)
    title.text = "Welcome back"
    title.font = .boldSystemFont(ofSize: 28)
    email.placeholder = "E-mail"
    email.borderStyle = .roundedRect
    submit.setTitle("Continue with a passkey", for: .normal)
    for view in [title, email, submit] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
      title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      safe.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 24),
      email.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      email.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      email.heightAnchor.constraint(equalToConstant: 44),
      submit.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 16),
      submit.centerXAnchor.constraint(equalTo: centerXAnchor),
      submit.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}
