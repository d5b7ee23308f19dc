// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Views that leave a screen of 393 by 852 points, each with the change that keeps it inside, and
  /// constraints and settings without an effect.
  static let outside = [
    Mistake(
      "A leading constant with the wrong sign",
      .shown(
        code: "outside-screen",
        "16 on the left; title.leading == screen.leading - 16: constant -16 -> 16")
    ) { stage in
      let title = stage.label("Title")
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        title.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: -16),
      ])
    },
    Mistake(
      "A multiplier in place of points",
      // 16 * 393 - 393 = 5895
      .shown(
        code: "outside-screen",
        "5895 on the right; bar.width == 16 * screen.width multiplies by 16: a part of a length is")
    ) { stage in
      let bar = stage.box("bar")
      bar.backgroundColor = .systemYellow
      stage.corner(bar, x: 0)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.widthAnchor.constraint(equalTo: stage.screen.widthAnchor, multiplier: 16),
      ])
    },
    Mistake(
      "The whole width beside an inset",
      .shown(
        code: "outside-screen",
        "16 on the right; tie its trailing edge in place of go.width == screen.width")
    ) { stage in
      let go = stage.button("Go")
      stage.corner(go)
      go.widthAnchor.constraint(equalTo: stage.screen.widthAnchor).isActive = true
    },
    Mistake(
      "A panel that is higher than the screen",
      // 2 * 74 = 1000 - 852
      .shown(
        code: "outside-screen",
        "with panel.bottom <= screen.bottom, and panel.height == 1000 at the priority 999, it stays"
      )
    ) { stage in
      let panel = stage.box("panel")
      stage.center(panel)
      stage.square(panel, 200)
      panel.constraints.first { $0.firstAttribute == .height }?.constant = 1000
      let go = stage.button("Go", in: panel)
      NSLayoutConstraint.activate([
        go.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        go.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
      ])
    },
    Mistake(
      "A text above the one that it should follow",
      .shown(
        code: "outside-screen",
        "puts it above title; for the other side tie detail.top to title.bottom")
    ) { stage in
      let (title, detail) = (stage.label("Title"), stage.label("Detail"))
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        detail.bottomAnchor.constraint(equalTo: title.topAnchor, constant: -80),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      ])
    },
    Mistake(
      "A text beside an icon on the left, from right to left",
      .shown(
        code: "outside-screen",
        "icon.left == screen.left + 16 does not follow the reading direction")
    ) { stage in
      stage.screen.semanticContentAttribute = .forceRightToLeft
      let (icon, title) = (stage.image("icon", 24, 24), stage.label("Title"))
      NSLayoutConstraint.activate([
        icon.leftAnchor.constraint(equalTo: stage.screen.leftAnchor, constant: 16),
        icon.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: icon.topAnchor),
      ])
    },
    Mistake(
      "A column without an end",
      .shown(
        code: "outside-screen", "stack.trailing <= screen.trailing - 16 keeps it inside")
    ) { stage in
      let title = stage.label("A title of far more words than one line of a phone can show")
      stage.corner(stage.stack([title, stage.label("Detail")], .vertical))
    },
    Mistake(
      "An end of a low priority",
      .shown(
        code: "outside-screen",
        "title.trailing <= screen.trailing - 16 @250 gives way to its content at 750")
    ) { stage in
      let title = stage.label("A title of far more words than one line of a phone can show")
      title.accessibilityIdentifier = "title"
      stage.corner(title)
      let end = title.trailingAnchor.constraint(
        lessThanOrEqualTo: stage.screen.trailingAnchor, constant: -16)
      end.priority = .defaultLow
      end.isActive = true
    },
    Mistake(
      "A line that is too low for a large text",
      .shown(code: "cut-text", "high, and has 22; a greater height, or none, shows it")
    ) { stage in
      let title = stage.label("Title", size: 53)
      title.numberOfLines = 1
      stage.top(title)
      title.heightAnchor.constraint(equalToConstant: 22).isActive = true
    },
    Mistake(
      "Baselines along a column",
      .shown(code: "ignored-alignment", "baselines align the views of a row, and stack is a column")
    ) { stage in
      let stack = stage.stack([stage.label("One"), stage.label("Two")], .vertical)
      stack.alignment = .firstBaseline
      stage.top(stack)
    },
    Mistake(
      "A width that was made and not activated",
      .shown(
        code: "never-active",
        "a constraint on the width of card was made, never activated, and is gone, so that it has")
    ) { stage in
      let card = stage.box("card")
      stage.corner(card)
      stage.fill(stage.label("Text", in: card), 8)
      _ = card.widthAnchor.constraint(equalToConstant: 200)
    },
    Mistake(
      "A new constraint each time that it is changed",
      .shown(code: "never-active", "change the active one: card.height == 100")
    ) { stage in
      let card = stage.box("card")
      stage.top(card)
      // A computed property of a program.
      let height = { card.heightAnchor.constraint(equalToConstant: 100) }
      height().isActive = true
      height().constant = 300
    },
  ]
}
