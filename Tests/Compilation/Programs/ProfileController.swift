// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture, a name and a text below each other, and a button that stays above the safe area.
final class ProfileController: UIViewController {
  let picture = UIImageView()
  let name = UILabel()
  let text = UILabel()
  let button = UIButton(type: .system)
  private lazy var column: UIStackView = {
    let column = UIStackView(arrangedSubviews: [picture, name, text])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    return column
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    name.font = .boldSystemFont(ofSize: 17)
    name.text = "Ada"
    text.numberOfLines = 0
    text.textAlignment = .center
    button.setTitle("Follow", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    picture.layer.cornerRadius = 40
    picture.clipsToBounds = true
    view.addSubview(column)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 80),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }
}
