// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarVFL
import QuoinUIKit

/// The scene Sign In of SignIn.storyboard, written by quoin convert.
final class MortarVFLSignIn: UIViewController {
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
    logoImageView.m_centerX |=| view.m_centerX
    logoImageView.m_top |=| view.safeAreaLayoutGuide.m_top + 40
    welcomeBackLabel.m_top |=| logoImageView.m_bottom + 20
    view.safeAreaLayoutGuide.m_leading + 24
      |> welcomeBackLabel
      <| view.safeAreaLayoutGuide.m_trailing - 24
    signInToLabel.m_top |=| welcomeBackLabel.m_bottom + 6
    welcomeBackLabel.m_leading |> signInToLabel <| welcomeBackLabel.m_trailing
    container.m_top |=| signInToLabel.m_bottom + 28
    view.safeAreaLayoutGuide.m_leading + 20 |> container <| view.safeAreaLayoutGuide.m_trailing - 20
    orLabel.m_top |=| container.m_bottom + 24
    orLabel.m_centerX |=| container.m_centerX
    plainView.m_leading |=| container.m_leading
    orLabel.m_leading |=| plainView.m_trailing + 12
    plainView.m_centerY |=| orLabel.m_centerY
    orLabel.m_trailing + 12 |> plainView2 <| container.m_trailing
    plainView2.m_centerY |=| orLabel.m_centerY
    plainView2.m_height |=| plainView.m_height
    continueWithAButton.m_top |=| orLabel.m_bottom + 20
    container.m_leading |> continueWithAButton <| container.m_trailing
    continueWithAButton.m_height |=| signInButton.m_height
    container2.m_centerX |=| view.safeAreaLayoutGuide.m_centerX
    container2.m_bottom |=| view.safeAreaLayoutGuide.m_bottom - 12

    logoImageView.m_width |=| 72
    logoImageView.m_width |=| logoImageView.m_height

    container.m_leading + 16 |> emailAddressField <| container.m_trailing - 16
    emailAddressField.m_top |=| container.m_top + 20
    emailAddressField.m_leading |> passwordField <| emailAddressField.m_trailing
    passwordField.m_top |=| emailAddressField.m_bottom + 12
    passwordField.m_height |=| emailAddressField.m_height
    staySignedInLabel.m_leading |=| emailAddressField.m_leading
    staySignedInLabel.m_centerY |=| toggle.m_centerY
    toggle.m_leading |>| staySignedInLabel.m_trailing + 8
    toggle.m_trailing |=| emailAddressField.m_trailing
    toggle.m_top |=| passwordField.m_bottom + 16
    emailAddressField.m_leading |> signInButton <| emailAddressField.m_trailing
    signInButton.m_top |=| toggle.m_bottom + 20
    forgotPasswordButton.m_centerX |=| container.m_centerX
    signInButton.m_bottom + 8 |^ forgotPasswordButton ^| container.m_bottom - 12

    plainView.m_height |=| 1

    container2.m_leading |> newHereLabel | 6 | createAnAccountButton <| container2.m_trailing
    container2.m_top |^ createAnAccountButton ^| container2.m_bottom
    newHereLabel.m_firstBaseline |=| createAnAccountButton.m_firstBaseline

    emailAddressField.m_height |=| 44

    signInButton.m_height |=| 50
  }
}
