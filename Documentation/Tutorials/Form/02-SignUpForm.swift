import Cartography
import QuoinUIKit

final class SignUpForm: UIView {
  let title = UILabel()

  init() {
    super.init(frame: .zero)
    title.text = "Create an account"
    title.font = .boldSystemFont(ofSize: 28)
    addSubview(title)

    constrain(self, title) { form, title in
      title.top == form.safeAreaLayoutGuide.top + 24
      title.leading == form.leadingMargin
    }
  }

  required init?(coder: NSCoder) { nil }
}
