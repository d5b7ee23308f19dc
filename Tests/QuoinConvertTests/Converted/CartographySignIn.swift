// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Cartography
import QuoinUIKit

/// The scene Sign In of SignIn.storyboard, written by quoin convert.
final class CartographySignIn: UIViewController {
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
    constrain(
      logoImageView, view, welcomeBackLabel, signInToLabel, container, orLabel, plainView,
      plainView2, continueWithAButton, signInButton
    ) {
      logoImageView, view, welcomeBackLabel, signInToLabel, container, orLabel, plainView,
      plainView2, continueWithAButton, signInButton in
      logoImageView.centerX == view.centerX
      logoImageView.top == view.safeAreaLayoutGuide.top + 40
      welcomeBackLabel.top == logoImageView.bottom + 20
      welcomeBackLabel.leading == view.safeAreaLayoutGuide.leading + 24
      welcomeBackLabel.trailing == view.safeAreaLayoutGuide.trailing - 24
      signInToLabel.top == welcomeBackLabel.bottom + 6
      signInToLabel.leading == welcomeBackLabel.leading
      signInToLabel.trailing == welcomeBackLabel.trailing
      container.top == signInToLabel.bottom + 28
      container.leading == view.safeAreaLayoutGuide.leading + 20
      container.trailing == view.safeAreaLayoutGuide.trailing - 20
      orLabel.top == container.bottom + 24
      orLabel.centerX == container.centerX
      plainView.leading == container.leading
      orLabel.leading == plainView.trailing + 12
      plainView.centerY == orLabel.centerY
      plainView2.leading == orLabel.trailing + 12
      plainView2.trailing == container.trailing
      plainView2.centerY == orLabel.centerY
      plainView2.height == plainView.height
      continueWithAButton.top == orLabel.bottom + 20
      continueWithAButton.leading == container.leading
      continueWithAButton.trailing == container.trailing
      continueWithAButton.height == signInButton.height
    }
    constrain(container2, view) { container2, view in
      container2.centerX == view.safeAreaLayoutGuide.centerX
      container2.bottom == view.safeAreaLayoutGuide.bottom - 12
    }
    constrain(logoImageView) { logoImageView in
      logoImageView.width == 72
      logoImageView.width == logoImageView.height
    }
    constrain(
      emailAddressField, container, passwordField, staySignedInLabel, toggle, signInButton,
      forgotPasswordButton
    ) {
      emailAddressField, container, passwordField, staySignedInLabel, toggle, signInButton,
      forgotPasswordButton in
      emailAddressField.leading == container.leading + 16
      emailAddressField.trailing == container.trailing - 16
      emailAddressField.top == container.top + 20
      passwordField.leading == emailAddressField.leading
      passwordField.trailing == emailAddressField.trailing
      passwordField.top == emailAddressField.bottom + 12
      passwordField.height == emailAddressField.height
      staySignedInLabel.leading == emailAddressField.leading
      staySignedInLabel.centerY == toggle.centerY
      toggle.leading >= staySignedInLabel.trailing + 8
      toggle.trailing == emailAddressField.trailing
      toggle.top == passwordField.bottom + 16
      signInButton.leading == emailAddressField.leading
      signInButton.trailing == emailAddressField.trailing
      signInButton.top == toggle.bottom + 20
      forgotPasswordButton.centerX == container.centerX
      forgotPasswordButton.top == signInButton.bottom + 8
      forgotPasswordButton.bottom == container.bottom - 12
    }
    constrain(plainView) { plainView in
      plainView.height == 1
    }
    constrain(newHereLabel, container2, createAnAccountButton) {
      newHereLabel, container2, createAnAccountButton in
      newHereLabel.leading == container2.leading
      createAnAccountButton.leading == newHereLabel.trailing + 6
      createAnAccountButton.trailing == container2.trailing
      createAnAccountButton.top == container2.top
      createAnAccountButton.bottom == container2.bottom
      newHereLabel.firstBaseline == createAnAccountButton.firstBaseline
    }
    constrain(emailAddressField) { emailAddressField in
      emailAddressField.height == 44
    }
    constrain(signInButton) { signInButton in
      signInButton.height == 50
    }
  }
}
