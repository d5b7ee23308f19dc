import QuoinUIKit

final class Screen: UIView {
  let banner = UILabel()
  let badge = UIView()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "screen"
    banner.text = "Sale"
    for view in [banner, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      banner.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      banner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      banner.widthAnchor.constraint(equalToConstant: 400),

      badge.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 96),
      badge.heightAnchor.constraint(equalToConstant: 96),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
