// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Positions and sizes that nothing determines.
  static let ambiguities = [
    Mistake("A view without a height", .ambiguities(["height of box"])) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        box.topAnchor.constraint(equalTo: screen.topAnchor),
      ])
    },
    Mistake("A view without a horizontal position", .ambiguities(["x of badge"])) { stage in
      let (badge, screen) = (stage.box("badge"), stage.screen)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
        badge.widthAnchor.constraint(equalToConstant: 96),
        badge.heightAnchor.constraint(equalToConstant: 96),
      ])
    },
    Mistake("Only a center", .ambiguities(["width of box", "height of box"])) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
      ])
    },
    Mistake("A view without constraints", .ambiguities(["x of box", "y of box"])) { stage in
      _ = stage.picture("box", 40, 20)
    },
    Mistake("Only inequalities", .ambiguities(["x of badge"])) { stage in
      let (badge, screen) = (stage.picture("badge", 96, 20), stage.screen)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: screen.topAnchor),
        badge.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 16),
        badge.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -16),
      ])
    },
    Mistake("A constraint that was not activated", .ambiguities(["height of box"])) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        box.topAnchor.constraint(equalTo: screen.topAnchor),
      ])
      stage.kept.append(box.heightAnchor.constraint(equalToConstant: 44))
    },
    Mistake("Constraints of a removed view", .ambiguities(["y of detail"])) { stage in
      let (title, detail) = (stage.picture("title", 80, 20), stage.picture("detail", 80, 20))
      let screen = stage.screen
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        title.topAnchor.constraint(equalTo: screen.topAnchor),
        detail.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      ])
      stage.layOut()
      title.removeFromSuperview()
    },
    Mistake("Contents that grow with the same priority", .ambiguities(["width of name"])) { stage in
      let (name, value) = (stage.picture("name", 80, 20), stage.picture("value", 60, 20))
      line(name, value, in: stage)
    },
    Mistake("Contents that are cut off with the same priority", .ambiguities(["width of name"])) {
      stage in
      let (name, value) = (stage.picture("name", 200, 20), stage.picture("value", 180, 20))
      line(name, value, in: stage)
    },
    Mistake("A position of two views, but only to each other", .ambiguities(["x of icon"])) {
      stage in
      let (icon, name) = (stage.picture("icon", 24, 24), stage.picture("name", 80, 20))
      let screen = stage.screen
      NSLayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: screen.topAnchor),
        name.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      ])
    },
    Mistake("Left with trailing under right to left", .ambiguities(["width of box"])) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      screen.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: screen.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 44),
        box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      ])
    },
    Mistake("A card that may be smaller than its text", .ambiguities(["height of card"])) { stage in
      let card = stage.box("card")
      let text = stage.picture("text", 80, 20, in: card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 200),
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        text.bottomAnchor.constraint(greaterThanOrEqualTo: card.bottomAnchor, constant: -12),
      ])
    },
    Mistake("A content size of one axis", .ambiguities(["width of chart"])) { stage in
      let chart = stage.picture("chart", UIView.noIntrinsicMetric, 120)
      NSLayoutConstraint.activate([
        chart.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        chart.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
      ])
    },
    Mistake("A guide of a removed view", .ambiguities(["y of detail"])) { stage in
      let (header, detail) = (stage.box("header"), stage.picture("detail", 80, 20))
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        detail.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        detail.topAnchor.constraint(equalTo: header.layoutMarginsGuide.bottomAnchor),
      ])
      header.removeFromSuperview()
    },
    Mistake("Columns without a width", .ambiguities(["width of first"])) { stage in
      let (first, second, screen) = (stage.box("first"), stage.box("second"), stage.screen)
      for view in [first, second] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      ])
    },
  ]

  /// Two views side by side between the edges of the screen.
  @MainActor private static func line(_ name: UIView, _ value: UIView, in stage: Stage) {
    let screen = stage.screen
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      name.topAnchor.constraint(equalTo: screen.topAnchor),
      value.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
  }
}
