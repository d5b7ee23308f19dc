// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
public import QuoinPlatform

/// The screen of `Examples/SignIn.storyboard` in code, with the colours and the image of the catalog
/// beside it.
public final class SignInController: UIViewController {
  let logo = UIImageView(image: UIImage(named: "Logo"))
  let welcome = UILabel()
  let hint = UILabel()
  let card = UIView()
  let email = UITextField()
  let password = UITextField()
  let stay = UILabel()
  let staySwitch = UISwitch()
  let signIn = UIButton(type: .system)
  let forgot = UIButton(type: .system)
  let or = UILabel()
  let leftLine = UIView()
  let rightLine = UIView()
  let passkey = UIButton(type: .system)
  let bottom = UIView()
  let question = UILabel()
  let create = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Page")
    view.tintColor = UIColor(named: "Brand")
    setUpViews()
    addViews()
    NSLayoutConstraint.activate(headConstraints + cardConstraints + footConstraints)
  }

  private func setUpViews() {
    logo.contentMode = .scaleAspectFill
    logo.clipsToBounds = true
    logo.layer.cornerRadius = 18
    set(welcome, "Welcome back", .boldSystemFont(ofSize: 28), alignment: .center)
    set(
      hint, "Sign in to continue to Quoin", .systemFont(ofSize: 15), .secondaryLabel,
      alignment: .center)
    card.backgroundColor = UIColor(named: "Card")
    card.layer.cornerRadius = 16
    for (field, placeholder) in [(email, "Email address"), (password, "Password")] {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.font = .systemFont(ofSize: 17)
    }
    password.isSecureTextEntry = true
    set(stay, "Stay signed in", .systemFont(ofSize: 17))
    staySwitch.isOn = true
    set(signIn, "Sign In", .systemFont(ofSize: 17, weight: .semibold), color: .white)
    signIn.backgroundColor = UIColor(named: "Brand")
    signIn.layer.cornerRadius = 10
    set(forgot, "Forgot password?", .systemFont(ofSize: 15))
    set(or, "or", .systemFont(ofSize: 13), .secondaryLabel, alignment: .center)
    for line in [leftLine, rightLine] { line.backgroundColor = .separator }
    set(
      passkey, "Continue with a passkey", .systemFont(ofSize: 17, weight: .medium), color: .label)
    passkey.backgroundColor = UIColor(named: "Card")
    passkey.layer.cornerRadius = 10
    set(question, "New here?", .systemFont(ofSize: 15), .secondaryLabel)
    set(create, "Create an account", .systemFont(ofSize: 15))
  }

  private func set(
    _ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor = .label,
    alignment: NSTextAlignment = .natural
  ) {
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = alignment
  }

  private func set(_ button: UIButton, _ title: String, _ font: UIFont, color: UIColor? = nil) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = font
    if let color { button.setTitleColor(color, for: .normal) }
  }

  private func addViews() {
    add([logo, welcome, hint, card, or, leftLine, rightLine, passkey, bottom], to: view)
    add([email, password, stay, staySwitch, signIn, forgot], to: card)
    add([question, create], to: bottom)
  }

  private func add(_ children: [UIView], to parent: UIView) {
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
  }
}
#endif
