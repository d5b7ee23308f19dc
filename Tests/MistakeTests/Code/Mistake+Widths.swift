// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// More is said about a width, or about what is side by side, than the screen has room for.
  static let widths = [
    Mistake(
      "Both edges and a width",
      .conflict(
        [
          "title.leading == screen.leading + 16", "title.trailing == screen.trailing - 16",
          "title.width == 400", "screen is 320 points wide",
        ], broken: "title.width == 400")
    ) { stage in
      let (title, screen) = (stage.box("title"), stage.screen)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        title.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),  // mistake
        title.widthAnchor.constraint(equalToConstant: 400),  // mistake
        title.topAnchor.constraint(equalTo: screen.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 44),
      ])
    },
    Mistake(
      "A width of a card before its layout",
      .conflict(
        ["title.width == -16", "the width of title cannot be negative"],
        broken: "title.width == -16")
    ) { stage in
      let card = stage.box("card")
      let title = stage.box("title", in: card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        card.heightAnchor.constraint(equalToConstant: 44),
        title.topAnchor.constraint(equalTo: card.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 20),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        title.widthAnchor.constraint(equalToConstant: card.frame.width - 16),  // mistake
      ])
    },
    Mistake(
      "Two widths",
      .conflict(["button.width == 100", "button.width == 200"], broken: "button.width == 200")
    ) { stage in
      let (button, screen) = (stage.box("button"), stage.screen)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
        button.heightAnchor.constraint(equalToConstant: 44),
        button.widthAnchor.constraint(equalToConstant: 100),  // mistake
      ])
      button.widthAnchor.constraint(equalToConstant: 200).isActive = true  // mistake
    },
    Mistake(
      "Two views side by side are wider than the screen",
      .conflict(
        [
          "cancel.leading == screen.leading + 16", "cancel.width == 180",
          "done.leading == cancel.trailing + 8", "done.width == 180",
          "done.trailing == screen.trailing - 16", "screen is 320 points wide",
        ], broken: "done.trailing == screen.trailing - 16")
    ) { stage in
      let (cancel, done, screen) = (stage.box("cancel"), stage.box("done"), stage.screen)
      for button in [cancel, done] {
        button.bottomAnchor.constraint(equalTo: screen.bottomAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        cancel.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        cancel.widthAnchor.constraint(equalToConstant: 180),  // mistake
        done.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 8),  // mistake
        done.widthAnchor.constraint(equalToConstant: 180),  // mistake
        done.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),  // mistake
      ])
    },
    Mistake(
      "A center and edges that are not symmetric",
      .conflict(
        [
          "card.centerX == screen.centerX", "card.leading == screen.leading + 16",
          "card.trailing == screen.trailing - 32",
        ], broken: "card.trailing == screen.trailing - 32")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: screen.centerXAnchor),  // mistake
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -32),  // mistake
        card.topAnchor.constraint(equalTo: screen.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 44),
      ])
    },
    Mistake(
      "A smallest width above the greatest one",
      .conflict(["card.width >= 200", "card.width <= 100"], broken: "card.width <= 100")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        card.topAnchor.constraint(equalTo: screen.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 44),
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),  // mistake
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 100),  // mistake
      ])
    },
    Mistake(
      "Half of the screen and a greater smallest width",
      .conflict(
        ["card.width == 0.5*screen.width", "card.width >= 220", "screen is 320 points wide"],
        broken: "card.width >= 220")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        card.topAnchor.constraint(equalTo: screen.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 44),
        card.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5),  // mistake
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: 220),  // mistake
      ])
    },
    Mistake(
      "Insets that are wider than the screen",
      .conflict(
        [
          "card.leading == screen.leading + 200", "card.trailing == screen.trailing - 200",
          "the width of card cannot be negative", "screen is 320 points wide",
        ], broken: "card.trailing == screen.trailing - 200")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: screen.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 44),
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 200),  // mistake
        card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -200),  // mistake
      ])
    },
    Mistake(
      "A view before another one that is before it",
      .conflict(
        [
          "first.trailing <= second.leading", "second.trailing <= first.leading",
          "first.width == 50", "second.width == 50",
          "the width of first cannot be negative", "the width of second cannot be negative",
        ], broken: "first.width == 50", "second.width == 50")
    ) { stage in
      let (first, second, screen) = (stage.box("first"), stage.box("second"), stage.screen)
      for view in [first, second] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        first.trailingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor),  // mistake
        second.trailingAnchor.constraint(lessThanOrEqualTo: first.leadingAnchor),  // mistake
        first.widthAnchor.constraint(equalToConstant: 50),  // mistake
        second.widthAnchor.constraint(equalToConstant: 50),  // mistake
      ])
    },
    Mistake(
      "The wrong edge of the screen",
      .conflict(
        [
          "title.leading == screen.leading + 16", "title.leading == screen.trailing - 16",
          "screen is 320 points wide",
        ], broken: "title.leading == screen.trailing - 16")
    ) { stage in
      let (title, screen) = (stage.picture("title", 80, 20), stage.screen)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor),
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        title.leadingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),  // mistake
      ])
    },
    Mistake(
      "A wrong sign and an edge that must not be crossed",
      .conflict(
        ["title.trailing == screen.trailing + 16", "title.trailing <= screen.trailing"],
        broken: "title.trailing <= screen.trailing")
    ) { stage in
      let (title, screen) = (stage.picture("title", 80, 20), stage.screen)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor),
        title.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: 16),  // mistake
        title.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor),  // mistake
      ])
    },
  ]
}
