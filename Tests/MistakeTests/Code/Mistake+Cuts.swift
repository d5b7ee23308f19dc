// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Texts that are cut off in other ways than by their own frames, and views that begin or end in the
  /// wrong place.
  static let cuts = [
    Mistake(
      "A long text in the center of a card that clips",
      .shown(code: "cut-text", "and card, which clips, is 100")
    ) { stage in
      let card = stage.box("card")
      card.clipsToBounds = true
      stage.corner(card)
      NSLayoutConstraint.activate([
        card.widthAnchor.constraint(equalToConstant: 100),
        card.heightAnchor.constraint(equalToConstant: 60),
      ])
      stage.center(stage.label("A text of more words than the card has room for", in: card))
    },
    Mistake(
      "Segments that are narrower than their titles",
      .shown(code: "cut-text", "the titles of range are cut off: its segments need")
    ) { stage in
      let range = stage.add(UISegmentedControl(items: ["Day", "Month", "Year"]), "range")
      stage.corner(range)
      range.widthAnchor.constraint(equalToConstant: 60).isActive = true
    },
    Mistake(
      "A badge that begins where the screen ends",
      .shown(code: "outside-screen", "tie badge.trailing in place of badge.leading to that edge")
    ) { stage in
      let badge = stage.picture("badge", 40, 40)
      badge.backgroundColor = .systemRed
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: stage.screen.trailingAnchor, constant: 8),
        badge.topAnchor.constraint(equalTo: stage.safe.topAnchor),
      ])
    },
    Mistake(
      "A distance that is longer than the screen",
      .shown(
        code: "outside-screen", "card.leading == screen.leading + 500: screen is only 393 wide")
    ) { stage in
      let card = stage.box("card")
      card.backgroundColor = .systemYellow
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 500),
        card.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        card.widthAnchor.constraint(equalToConstant: 50),
        card.heightAnchor.constraint(equalToConstant: 50),
      ])
    },
    Mistake(
      "A distance from the safe area with the wrong sign",
      .shown(code: "under-bar", "constant 20 -> -20")
    ) { stage in
      let text = stage.label("Terms")
      NSLayoutConstraint.activate([
        text.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        text.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: 20),
      ])
    },
    Mistake(
      "A text that begins where the safe area ends",
      .shown(code: "under-bar", "tie terms.bottom to that")
    ) { stage in
      let text = stage.label("Terms")
      NSLayoutConstraint.activate([
        text.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        text.topAnchor.constraint(equalTo: stage.safe.bottomAnchor),
      ])
    },
    Mistake(
      "A loop that puts each text into one place",
      .shown(code: "repeated-view", "one, two and three are in one place in screen")
    ) { stage in
      for name in ["One", "Two", "Three"] { stage.top(stage.label(name)) }
    },
  ]
}
