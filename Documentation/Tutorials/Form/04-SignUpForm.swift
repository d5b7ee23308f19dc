import Cartography
import QuoinUIKit

final class SignUpForm: UIView {
  let title = UILabel()
  let email = UITextField()
  let password = UITextField()
  let terms = UILabel()

  init() {
    super.init(frame: .zero)
    title.text = "Create an account"
    title.font = .boldSystemFont(ofSize: 28)
    email.placeholder = "Email"
    password.placeholder = "Password"
    for field in [email, password] { field.borderStyle = .roundedRect }
    terms.text = "We send one letter a month, and you can end that whenever you like."
    terms.numberOfLines = 0
    for view in [title, email, password, terms] { addSubview(view) }

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
  }

  required init?(coder: NSCoder) { nil }
}
