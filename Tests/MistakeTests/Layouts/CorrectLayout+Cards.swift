// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Cards, badges and pictures.
  static let cards = [
    CorrectLayout("A card around its text") { stage in
      let card = stage.box("card")
      let text = stage.label("A text of some words that wraps in its card", lines: 0, in: card)
      card.backgroundColor = .secondarySystemBackground
      stage.top(card)
      stage.fill(text, 12)
    },
    CorrectLayout("A background behind a text") { stage in
      let background = stage.box("background")
      background.backgroundColor = .systemBlue
      stage.fill(background)
      stage.top(stage.label("Title"))
    },
    CorrectLayout("A badge at the corner of an icon") { stage in
      let (icon, badge) = (stage.box("icon"), stage.label("3", size: 12))
      NSLayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 20),
        icon.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 20),
        icon.widthAnchor.constraint(equalToConstant: 44),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
      ])
    },
    CorrectLayout("A banner of sixteen to nine") { stage in
      let banner = stage.box("banner")
      let width = banner.widthAnchor.constraint(equalTo: stage.safe.widthAnchor)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        banner.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        banner.centerXAnchor.constraint(equalTo: stage.safe.centerXAnchor),
        banner.widthAnchor.constraint(lessThanOrEqualTo: stage.safe.widthAnchor),
        banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 9.0 / 16),
        banner.bottomAnchor.constraint(lessThanOrEqualTo: stage.safe.bottomAnchor),
        width,
      ])
    },
    CorrectLayout("Two columns with a gap") { stage in
      let (left, right) = (stage.box("left"), stage.box("right"))
      NSLayoutConstraint.activate([
        left.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        left.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
        right.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
        right.topAnchor.constraint(equalTo: left.topAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor),
        left.heightAnchor.constraint(equalToConstant: 100),
        right.heightAnchor.constraint(equalTo: left.heightAnchor),
      ])
    },
    CorrectLayout("A card that is at most as wide as readable") { stage in
      let card = stage.box("card")
      let width = card.widthAnchor.constraint(equalToConstant: 400)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: stage.safe.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: stage.safe.centerYAnchor),
        card.leadingAnchor.constraint(
          greaterThanOrEqualTo: stage.safe.leadingAnchor, constant: 16),
        card.heightAnchor.constraint(equalToConstant: 120), width,
      ])
      stage.fill(stage.label("Readable", in: card), 16)
    },
  ]
}
