import QuoinUIKit

class Cell: UIView {
  let photo = UIImageView()
  let name = UILabel()
  let text = UILabel()

  init() {
    super.init(frame: .zero)
    photo.backgroundColor = .lightGray
    name.text = "Ada Lovelace"
    name.font = .boldSystemFont(ofSize: 17)
    text.text = "The engine weaves patterns as the loom weaves flowers and leaves."
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    for view in [photo, name, text] { addSubview(view) }
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// Each dialect says here where the parts are.
  func place() {}
}
