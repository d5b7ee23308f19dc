// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The scene Sign In of SignIn.storyboard, written by quoin convert.
final class AnchorsSignIn: UIViewController {
  private let logoImageView = UIImageView()
  private let welcomeBackLabel = UILabel()
  private let signInToLabel = UILabel()
  private let container = UIView()
  private let emailAddressField = UITextField()
  private let passwordField = UITextField()
  private let staySignedInLabel = UILabel()
  private let toggle = UISwitch()
  private let signInButton = UIButton(type: .system)
  private let forgotPasswordButton = UIButton(type: .system)
  private let orLabel = UILabel()
  private let plainView = UIView()
  private let plainView2 = UIView()
  private let continueWithAButton = UIButton(type: .system)
  private let container2 = UIView()
  private let newHereLabel = UILabel()
  private let createAnAccountButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    configure()
    arrange()
    constrainViews()
  }

  private func configure() {
    title = "Sign In"

    view.backgroundColor = UIColor(named: "Page")
    view.tintColor = UIColor(named: "Brand")

    logoImageView.image = UIImage(named: "Logo")
    logoImageView.clipsToBounds = true
    logoImageView.contentMode = .scaleAspectFill
    logoImageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    logoImageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    logoImageView.layer.cornerRadius = 18

    welcomeBackLabel.text = "Welcome back"
    welcomeBackLabel.font = .boldSystemFont(ofSize: 28)
    welcomeBackLabel.textAlignment = .center
    welcomeBackLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    welcomeBackLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    signInToLabel.text = "Sign in to continue to Quoin"
    signInToLabel.font = .systemFont(ofSize: 15)
    signInToLabel.textColor = .secondaryLabel
    signInToLabel.textAlignment = .center
    signInToLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    signInToLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    container.backgroundColor = UIColor(named: "Card")
    container.layer.cornerRadius = 16

    emailAddressField.placeholder = "Email address"
    emailAddressField.borderStyle = .roundedRect
    emailAddressField.autocapitalizationType = .none
    emailAddressField.keyboardType = .emailAddress

    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.autocapitalizationType = .none
    passwordField.isSecureTextEntry = true

    staySignedInLabel.text = "Stay signed in"
    staySignedInLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    staySignedInLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    toggle.isOn = true
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    toggle.setContentHuggingPriority(.defaultHigh, for: .vertical)

    signInButton.setTitle("Sign In", for: .normal)
    signInButton.setTitleColor(.white, for: .normal)
    signInButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    signInButton.backgroundColor = UIColor(named: "Brand")
    signInButton.layer.cornerRadius = 10

    forgotPasswordButton.setTitle("Forgot password?", for: .normal)
    forgotPasswordButton.titleLabel?.font = .systemFont(ofSize: 15)

    orLabel.text = "or"
    orLabel.font = .systemFont(ofSize: 13)
    orLabel.textColor = .secondaryLabel
    orLabel.textAlignment = .center
    orLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    orLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    plainView.backgroundColor = .separator

    plainView2.backgroundColor = .separator

    continueWithAButton.setTitle("Continue with a passkey", for: .normal)
    continueWithAButton.setTitleColor(.label, for: .normal)
    continueWithAButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    continueWithAButton.backgroundColor = UIColor(named: "Card")
    continueWithAButton.layer.cornerRadius = 10

    newHereLabel.text = "New here?"
    newHereLabel.font = .systemFont(ofSize: 15)
    newHereLabel.textColor = .secondaryLabel
    newHereLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    newHereLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)

    createAnAccountButton.setTitle("Create an account", for: .normal)
    createAnAccountButton.titleLabel?.font = .systemFont(ofSize: 15)
  }

  private func arrange() {
    view.addSubview(logoImageView)
    view.addSubview(welcomeBackLabel)
    view.addSubview(signInToLabel)
    view.addSubview(container)
    container.addSubview(emailAddressField)
    container.addSubview(passwordField)
    container.addSubview(staySignedInLabel)
    container.addSubview(toggle)
    container.addSubview(signInButton)
    container.addSubview(forgotPasswordButton)
    view.addSubview(orLabel)
    view.addSubview(plainView)
    view.addSubview(plainView2)
    view.addSubview(continueWithAButton)
    view.addSubview(container2)
    container2.addSubview(newHereLabel)
    container2.addSubview(createAnAccountButton)
  }

  private func constrainViews() {
    let constrained: [UIView] = [
      logoImageView, welcomeBackLabel, signInToLabel, container, emailAddressField, passwordField,
      staySignedInLabel, toggle, signInButton, forgotPasswordButton, orLabel, plainView,
      plainView2, continueWithAButton, container2, newHereLabel, createAnAccountButton,
    ]
    for view in constrained { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      logoImageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoImageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      welcomeBackLabel.topAnchor.constraint(equalTo: logoImageView.bottomAnchor, constant: 20),
      welcomeBackLabel.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: welcomeBackLabel.trailingAnchor, constant: 24),
      signInToLabel.topAnchor.constraint(equalTo: welcomeBackLabel.bottomAnchor, constant: 6),
      signInToLabel.leadingAnchor.constraint(equalTo: welcomeBackLabel.leadingAnchor),
      signInToLabel.trailingAnchor.constraint(equalTo: welcomeBackLabel.trailingAnchor),
      container.topAnchor.constraint(equalTo: signInToLabel.bottomAnchor, constant: 28),
      container.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: container.trailingAnchor, constant: 20),
      orLabel.topAnchor.constraint(equalTo: container.bottomAnchor, constant: 24),
      orLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      plainView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      orLabel.leadingAnchor.constraint(equalTo: plainView.trailingAnchor, constant: 12),
      plainView.centerYAnchor.constraint(equalTo: orLabel.centerYAnchor),
      plainView2.leadingAnchor.constraint(equalTo: orLabel.trailingAnchor, constant: 12),
      plainView2.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      plainView2.centerYAnchor.constraint(equalTo: orLabel.centerYAnchor),
      plainView2.heightAnchor.constraint(equalTo: plainView.heightAnchor),
      continueWithAButton.topAnchor.constraint(equalTo: orLabel.bottomAnchor, constant: 20),
      continueWithAButton.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      continueWithAButton.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      continueWithAButton.heightAnchor.constraint(equalTo: signInButton.heightAnchor),
      container2.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: container2.bottomAnchor, constant: 12),

      logoImageView.widthAnchor.constraint(equalToConstant: 72),
      logoImageView.widthAnchor.constraint(equalTo: logoImageView.heightAnchor),

      emailAddressField.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      container.trailingAnchor.constraint(equalTo: emailAddressField.trailingAnchor, constant: 16),
      emailAddressField.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      passwordField.leadingAnchor.constraint(equalTo: emailAddressField.leadingAnchor),
      passwordField.trailingAnchor.constraint(equalTo: emailAddressField.trailingAnchor),
      passwordField.topAnchor.constraint(equalTo: emailAddressField.bottomAnchor, constant: 12),
      passwordField.heightAnchor.constraint(equalTo: emailAddressField.heightAnchor),
      staySignedInLabel.leadingAnchor.constraint(equalTo: emailAddressField.leadingAnchor),
      staySignedInLabel.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualTo: staySignedInLabel.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: emailAddressField.trailingAnchor),
      toggle.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 16),
      signInButton.leadingAnchor.constraint(equalTo: emailAddressField.leadingAnchor),
      signInButton.trailingAnchor.constraint(equalTo: emailAddressField.trailingAnchor),
      signInButton.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 20),
      forgotPasswordButton.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      forgotPasswordButton.topAnchor.constraint(equalTo: signInButton.bottomAnchor, constant: 8),
      container.bottomAnchor.constraint(equalTo: forgotPasswordButton.bottomAnchor, constant: 12),

      plainView.heightAnchor.constraint(equalToConstant: 1),

      newHereLabel.leadingAnchor.constraint(equalTo: container2.leadingAnchor),
      createAnAccountButton.leadingAnchor.constraint(
        equalTo: newHereLabel.trailingAnchor, constant: 6),
      container2.trailingAnchor.constraint(equalTo: createAnAccountButton.trailingAnchor),
      createAnAccountButton.topAnchor.constraint(equalTo: container2.topAnchor),
      container2.bottomAnchor.constraint(equalTo: createAnAccountButton.bottomAnchor),
      newHereLabel.firstBaselineAnchor.constraint(
        equalTo: createAnAccountButton.firstBaselineAnchor),

      emailAddressField.heightAnchor.constraint(equalToConstant: 44),

      signInButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
