import Cartography
import QuoinUIKit

final class SignUpForm: UIView {
  let title = UILabel()
  let email = UITextField()
  let password = UITextField()

  init() {
    super.init(frame: .zero)
    title.text = "Create an account"
    title.font = .boldSystemFont(ofSize: 28)
    email.placeholder = "Email"
    password.placeholder = "Password"
    for field in [email, password] { field.borderStyle = .roundedRect }
    for view in [title, email, password] { addSubview(view) }

    constrain(self, title) { form, title in
      title.top == form.safeAreaLayoutGuide.top + 24
      title.leading == form.leadingMargin
    }
    constrain(title, email, password) { title, email, password in
      distribute(by: 12, vertically: title, email, password)
      align(leading: title, email, password)
      email.trailing == email.superview!.trailingMargin
      password.trailing == email.trailing
    }
  }

  required init?(coder: NSCoder) { nil }
}
