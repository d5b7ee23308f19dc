import Cartography
import QuoinUIKit

final class SignUpForm: UIView {
  let title = UILabel()
  let email = UITextField()
  let password = UITextField()
  let terms = UILabel()
  let button = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    title.text = "Create an account"
    title.font = .boldSystemFont(ofSize: 28)
    email.placeholder = "Email"
    password.placeholder = "Password"
    for field in [email, password] { field.borderStyle = .roundedRect }
    terms.text = "We send one letter a month, and you can end that whenever you like."
    terms.numberOfLines = 0
    button.setTitle("Join", for: .normal)
    for view in [title, email, password, terms, button] { addSubview(view) }

    constrain(self, title) { form, title in
      title.top == form.safeAreaLayoutGuide.top + 24
      title.leading == form.leadingMargin
    }
    constrain(title, email, password, terms) { title, email, password, terms in
      distribute(by: 12, vertically: title, email, password, terms)
      align(leading: title, email, password, terms)
      email.trailing == email.superview!.trailingMargin
      align(trailing: email, password, terms)
    }
    constrain(self, terms, button) { form, terms, button in
      button.top >= terms.bottom + 12
      button.bottom == form.safeAreaLayoutGuide.bottom - 16
      button.centerX == form.centerX
      button.width == form.width * 0.5
      button.height == 48
    }
  }

  required init?(coder: NSCoder) { nil }
}
