// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card with a picture, a title bar of fixed height and a row of buttons, written as for iOS.
class CardView: UIView {
  let picture = UIView()
  let bar = UIView()
  let buttons = UIStackView()
  private var pictureHeight: NSLayoutConstraint?

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    for view in [picture, bar, buttons] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    buttons.distribution = .fillEqually
    buttons.spacing = 10
    for color in [UIColor.red, .green, .blue] {
      let button = UIView()
      button.backgroundColor = color
      buttons.addArrangedSubview(button)
    }
    activateConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func activateConstraints() {
    let height = picture.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .defaultHigh
    pictureHeight = height
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
      bar.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
      buttons.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      buttons.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      buttons.heightAnchor.constraint(equalToConstant: 44),
      buttons.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func enlargePicture(by distance: CGFloat) {
    pictureHeight?.constant += distance
  }
}
