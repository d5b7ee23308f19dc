// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// `translatesAutoresizingMaskIntoConstraints` is still true.
  static let masks = [
    Mistake(
      "A mask left on a view with a frame",
      .conflict(
        [
          "box.leading == screen.leading + 16", "box.top == screen.top + 16", "box.width == 200",
          "box.height == 88", "the autoresizing mask of box sets its x",
          "the autoresizing mask of box sets its y", "the autoresizing mask of box sets its width",
          "the autoresizing mask of box sets its height",
        ],
        broken: "box.leading == screen.leading + 16", "box.top == screen.top + 16",
        "box.width == 200", "box.height == 88")
    ) { stage in
      let (box, screen) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), stage.screen)
      box.accessibilityIdentifier = "box"
      screen.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),  // mistake
        box.widthAnchor.constraint(equalToConstant: 200),  // mistake
        box.heightAnchor.constraint(equalToConstant: 88),  // mistake
      ])
    },
    Mistake(
      "A mask left on a view without a frame",
      .conflict(
        [
          "title.leading == screen.leading + 16", "title.top == screen.top + 16",
          "the autoresizing mask of title sets its x", "the autoresizing mask of title sets its y",
        ], broken: "title.leading == screen.leading + 16", "title.top == screen.top + 16")
    ) { stage in
      let (title, screen) = (UILabel(), stage.screen)
      title.accessibilityIdentifier = "title"
      title.text = "Title"
      screen.addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),  // mistake
      ])
    },
    Mistake(
      "A mask left on the view above",
      .conflict(
        [
          "title.leading == card.leading + 16", "title.trailing == card.trailing - 16",
          "the width of title cannot be negative", "the autoresizing mask of card sets its width",
        ], broken: "title.trailing == card.trailing - 16")
    ) { stage in
      let card = UIView()
      card.accessibilityIdentifier = "card"
      stage.screen.addSubview(card)
      let title = stage.picture("title", 80, 20, in: card)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: card.topAnchor),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),  // mistake
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),  // mistake
      ])
    },
  ]
}
