// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// More is said about a height, or about what is one below the other, than there is room for.
  static let heights = [
    Mistake(
      "A new height without removing the old one",
      .conflict(["panel.height == 44", "panel.height == 88"], broken: "panel.height == 88")
    ) { stage in
      let (panel, screen) = (stage.box("panel"), stage.screen)
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        panel.topAnchor.constraint(equalTo: screen.topAnchor),
        panel.heightAnchor.constraint(equalToConstant: 44),  // mistake
      ])
      stage.layOut()
      panel.heightAnchor.constraint(equalToConstant: 88).isActive = true  // mistake
    },
    Mistake(
      "A closed card whose text keeps its insets",
      .conflict(
        [
          "text.top == card.top + 12", "text.bottom == card.bottom - 12", "card.height == 0",
          "the height of text cannot be negative",
        ], broken: "card.height == 0")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      let text = stage.picture("text", 80, 20, in: card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: screen.topAnchor),
        card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 200),
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),  // mistake
        text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),  // mistake
        card.heightAnchor.constraint(equalToConstant: 0),  // mistake
      ])
    },
    Mistake(
      "Below the top instead of the bottom",
      .conflict(
        [
          "detail.top == title.bottom + 8", "detail.top == title.top + 8", "title.height == 20",
        ], broken: "detail.top == title.top + 8")
    ) { stage in
      let (title, detail) = (stage.box("title"), stage.box("detail"))
      let screen = stage.screen
      for view in [title, detail] {
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 20),  // mistake
        detail.heightAnchor.constraint(equalToConstant: 20),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),  // mistake
        detail.topAnchor.constraint(equalTo: title.topAnchor, constant: 8),  // mistake
      ])
    },
    Mistake(
      "A height of the screen",
      .conflict(
        ["screen.height == 200", "screen is 480 points high"], broken: "screen.height == 200")
    ) { stage in
      let (header, screen) = (stage.box("header"), stage.screen)
      NSLayoutConstraint.activate([
        header.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        header.topAnchor.constraint(equalTo: screen.topAnchor),
        header.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
        screen.heightAnchor.constraint(equalToConstant: 200),  // mistake
      ])
    },
    Mistake(
      "The parts of a column are higher than the screen",
      .conflict(
        [
          "photo.top == screen.top", "photo.height == 300", "text.top == photo.bottom + 8",
          "text.height == 200", "text.bottom == screen.bottom", "screen is 480 points high",
        ], broken: "text.bottom == screen.bottom")
    ) { stage in
      let (photo, text, screen) = (stage.box("photo"), stage.box("text"), stage.screen)
      for view in [photo, text] {
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: screen.topAnchor),  // mistake
        photo.heightAnchor.constraint(equalToConstant: 300),  // mistake
        text.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),  // mistake
        text.heightAnchor.constraint(equalToConstant: 200),  // mistake
        text.bottomAnchor.constraint(equalTo: screen.bottomAnchor),  // mistake
      ])
    },
    Mistake(
      "The top of the safe area and the top of the screen",
      .conflict(
        [
          "banner.top == screen.safeAreaLayoutGuide.top", "banner.top == screen.top",
        ], broken: "banner.top == screen.top")
    ) { stage in
      stage.controller.additionalSafeAreaInsets.top = 59
      let (banner, screen) = (stage.box("banner"), stage.screen)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: 44),
        banner.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),  // mistake
        banner.topAnchor.constraint(equalTo: screen.topAnchor),  // mistake
      ])
    },
    Mistake(
      "A height that leaves no room between safe areas",
      .conflict(
        [
          "list.top == screen.safeAreaLayoutGuide.top",
          "list.bottom == screen.safeAreaLayoutGuide.bottom", "list.height == 480",
          "screen is 480 points high",
        ], broken: "list.height == 480")
    ) { stage in
      stage.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 59, left: 0, bottom: 34, right: 0)
      let (list, screen) = (stage.box("list"), stage.screen)
      let safeArea = screen.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        list.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        list.topAnchor.constraint(equalTo: safeArea.topAnchor),  // mistake
        list.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),  // mistake
        list.heightAnchor.constraint(equalToConstant: 480),  // mistake
      ])
    },
  ]
}
