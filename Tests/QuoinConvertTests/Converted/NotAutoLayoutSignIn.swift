// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import NotAutoLayout
import QuoinUIKit

/// The scene Sign In of SignIn.storyboard, written by quoin convert.
final class NotAutoLayoutSignIn: UIViewController {
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeViews()
  }

  private func placeViews() {
    // Distances along the reading direction.
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward: NotAutoLayout.Float = isMirrored ? -1 : 1
    view.nal.layout(logoImageView) {
      $0
        .setCenter(by: { $0.center })
        .setWidth(to: 72)
        .setTop(by: { $0.safeAreaGuide.top + 40 })
        .setHeight(to: 72)
    }
    view.nal.layout(welcomeBackLabel) {
      $0
        .setLeading(by: { $0.safeAreaGuide.leading + forward * 24 })
        .setTrailing(by: { $0.safeAreaGuide.trailing - forward * 24 })
        .pinTop(to: logoImageView, with: { $0.bottom + 20 })
        .fitHeight()
    }
    view.nal.layout(signInToLabel) {
      $0
        .pinLeading(to: welcomeBackLabel, with: { $0.leading })
        .pinTrailing(to: welcomeBackLabel, with: { $0.trailing })
        .pinTop(to: welcomeBackLabel, with: { $0.bottom + 6 })
        .fitHeight()
    }
    // The height of the contents in the file.
    view.nal.layout(container) {
      $0
        .setLeading(by: { $0.safeAreaGuide.leading + forward * 20 })
        .setTrailing(by: { $0.safeAreaGuide.trailing - forward * 20 })
        .pinTop(to: signInToLabel, with: { $0.bottom + 28 })
        .setHeight(to: 287)
    }
    view.nal.layout(orLabel) {
      $0
        .pinCenter(to: container, with: { $0.center })
        .fitWidth()
        .pinTop(to: container, with: { $0.bottom + 24 })
        .fitHeight()
    }
    view.nal.layout(plainView) {
      $0
        .pinLeading(to: container, with: { $0.leading })
        .pinTrailing(to: orLabel, with: { $0.leading - forward * 12 })
        .pinMiddle(to: orLabel, with: { $0.middle })
        .setHeight(to: 1)
    }
    view.nal.layout(plainView2) {
      $0
        .pinLeading(to: orLabel, with: { $0.trailing + forward * 12 })
        .pinTrailing(to: container, with: { $0.trailing })
        .pinMiddle(to: orLabel, with: { $0.middle })
        .setHeight(to: 1)
    }
    view.nal.layout(continueWithAButton) {
      $0
        .pinLeading(to: container, with: { $0.leading })
        .pinTrailing(to: container, with: { $0.trailing })
        .pinTop(to: orLabel, with: { $0.bottom + 20 })
        .setHeight(to: 50)
    }
    // The width and height of the contents in the file.
    view.nal.layout(container2) {
      $0
        .setCenter(by: { $0.safeAreaGuide.center })
        .setWidth(to: 206)
        .setBottom(by: { $0.safeAreaGuide.bottom - 12 })
        .setHeight(to: 30)
    }
    container.nal.layout(emailAddressField) {
      $0
        .setLeading(by: { $0.leading + forward * 16 })
        .setTrailing(by: { $0.trailing - forward * 16 })
        .setTop(to: 20)
        .setHeight(to: 44)
    }
    container.nal.layout(forgotPasswordButton) {
      $0
        .setCenter(by: { $0.center })
        .fitWidth()
        .setBottom(by: { $0.bottom - 12 })
        .fitHeight()
    }
    container.nal.layout(signInButton) {
      $0
        .pinLeading(to: emailAddressField, with: { $0.leading })
        .pinTrailing(to: emailAddressField, with: { $0.trailing })
        .pinBottom(to: forgotPasswordButton, with: { $0.top - 8 })
        .setHeight(to: 50)
    }
    container.nal.layout(passwordField) {
      $0
        .pinLeading(to: emailAddressField, with: { $0.leading })
        .pinTrailing(to: emailAddressField, with: { $0.trailing })
        .pinTop(to: emailAddressField, with: { $0.bottom + 12 })
        .setHeight(to: 44)
    }
    container.nal.layout(staySignedInLabel) {
      $0
        .pinLeading(to: emailAddressField, with: { $0.leading })
        .fitWidth()
        .setTop(to: 141.33333)
        .fitHeight()
    }
    container.nal.layout(toggle) {
      $0
        .setLeading(by: { $0.trailing - forward * 65 })
        .fitWidth()
        .pinTop(to: passwordField, with: { $0.bottom + 16 })
        .pinBottom(to: signInButton, with: { $0.top - 20 })
    }
    container2.nal.layout(createAnAccountButton) {
      $0
        .setTrailing(by: { $0.trailing })
        .fitWidth()
        .setTop(to: 0)
        .setBottom(by: { $0.bottom })
    }
    container2.nal.layout(newHereLabel) {
      $0
        .setLeading(by: { $0.leading })
        .pinTrailing(to: createAnAccountButton, with: { $0.leading - forward * 6 })
        .setTop(to: 6.0498)
        .fitHeight()
    }
  }
}
