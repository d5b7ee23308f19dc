// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A person with a photo, two texts and two buttons.
public final class CardView: UIView {
  public let backdrop = UIView()
  public let photo = UIView()
  public let badge = UIView()
  public let title = UILabel()
  public let detail = UILabel()
  public let follow = UIButton(type: .system)
  public let message = UIButton(type: .system)

  public init(
    title text: String = "Grace Hopper",
    detail more: String = "Rear admiral, wrote the first linker"
  ) {
    super.init(frame: .zero)
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    detail.text = more
    detail.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, detail] { label.adjustsFontForContentSizeCategory = true }
    title.numberOfLines = 0
    detail.numberOfLines = 2
    follow.setTitle("Follow", for: .normal)
    message.setTitle("Write", for: .normal)
    for view in [backdrop, photo, title, detail, follow, message] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    badge.translatesAutoresizingMaskIntoConstraints = false
    photo.addSubview(badge)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: backdrop.trailingAnchor),
      bottomAnchor.constraint(equalTo: backdrop.bottomAnchor),
      photo.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      photo.widthAnchor.constraint(equalToConstant: 60),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      badge.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
      title.topAnchor.constraint(equalTo: photo.topAnchor),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      follow.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
      follow.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      follow.heightAnchor.constraint(equalToConstant: 44),
      bottomAnchor.constraint(equalTo: follow.bottomAnchor, constant: 16),
      message.topAnchor.constraint(equalTo: follow.topAnchor),
      message.bottomAnchor.constraint(equalTo: follow.bottomAnchor),
      message.leadingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 8),
      message.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      message.widthAnchor.constraint(equalTo: follow.widthAnchor),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("Cards are made in code") }
}
