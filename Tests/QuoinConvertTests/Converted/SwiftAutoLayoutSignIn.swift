// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import SwiftAutoLayout

/// The scene Sign In of SignIn.storyboard, written by quoin convert.
final class SwiftAutoLayoutSignIn: UIViewController {
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
    logoImageView.constrain(to: view).centerX()
    logoImageView.constrain(to: view.safeAreaLayoutGuide).top(constant: 40)
    welcomeBackLabel.constrain(after: logoImageView).topBottom(constant: 20)
    welcomeBackLabel.constrain(to: view.safeAreaLayoutGuide)
      .leading(constant: 24)
      .trailing(constant: 24)
    signInToLabel.constrain(after: welcomeBackLabel).topBottom(constant: 6)
    signInToLabel.constrain(to: welcomeBackLabel).leading().trailing()
    container.constrain(after: signInToLabel).topBottom(constant: 28)
    container.constrain(to: view.safeAreaLayoutGuide).leading(constant: 20).trailing(constant: 20)
    orLabel.constrain(after: container).topBottom(constant: 24)
    orLabel.constrain(to: container).centerX()
    plainView.constrain(to: container).leading()
    orLabel.constrain(after: plainView).leadingTrailing(constant: 12)
    plainView.constrain(to: orLabel).centerY()
    plainView2.constrain(after: orLabel).leadingTrailing(constant: 12)
    plainView2.constrain(to: container).trailing()
    plainView2.constrain(to: orLabel).centerY()
    plainView2.constrain(to: plainView).height()
    continueWithAButton.constrain(after: orLabel).topBottom(constant: 20)
    continueWithAButton.constrain(to: container).leading().trailing()
    continueWithAButton.constrain(to: signInButton).height()
    container2.constrain(to: view.safeAreaLayoutGuide).centerX().bottom(constant: 12)

    logoImageView.constrainSelf().width(constant: 72).aspectRatio(1)

    emailAddressField.constrain(to: container)
      .leading(constant: 16)
      .trailing(constant: 16)
      .top(constant: 20)
    passwordField.constrain(to: emailAddressField).leading().trailing()
    passwordField.constrain(after: emailAddressField).topBottom(constant: 12)
    passwordField.constrain(to: emailAddressField).height()
    staySignedInLabel.constrain(to: emailAddressField).leading()
    staySignedInLabel.constrain(to: toggle).centerY()
    toggle.constrain(after: staySignedInLabel).leadingTrailing(.greaterThanOrEqual, constant: 8)
    toggle.constrain(to: emailAddressField).trailing()
    toggle.constrain(after: passwordField).topBottom(constant: 16)
    signInButton.constrain(to: emailAddressField).leading().trailing()
    signInButton.constrain(after: toggle).topBottom(constant: 20)
    forgotPasswordButton.constrain(to: container).centerX()
    forgotPasswordButton.constrain(after: signInButton).topBottom(constant: 8)
    forgotPasswordButton.constrain(to: container).bottom(constant: 12)

    plainView.constrainSelf().height(constant: 1)

    newHereLabel.constrain(to: container2).leading()
    createAnAccountButton.constrain(after: newHereLabel).leadingTrailing(constant: 6)
    createAnAccountButton.constrain(to: container2).trailing().top().bottom()
    newHereLabel.constrain(toBaselinesOf: createAnAccountButton).firstBaseline()

    emailAddressField.constrainSelf().height(constant: 44)

    signInButton.constrainSelf().height(constant: 50)
  }
}
