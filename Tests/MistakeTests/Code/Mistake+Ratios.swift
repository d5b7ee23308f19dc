// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Ratios that contradict sizes or each other.
  static let ratios = [
    Mistake(
      "A ratio and both sizes",
      .conflict(
        ["photo.width == 2*photo.height", "photo.width == 100", "photo.height == 100"],
        broken: "photo.height == 100")
    ) { stage in
      let (photo, screen) = (stage.box("photo"), stage.screen)
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        photo.topAnchor.constraint(equalTo: screen.topAnchor),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 2),  // mistake
        photo.widthAnchor.constraint(equalToConstant: 100),  // mistake
        photo.heightAnchor.constraint(equalToConstant: 100),  // mistake
      ])
    },
    Mistake(
      "A ratio of a view that fills the width, and a height",
      .conflict(
        [
          "photo.leading == screen.leading", "photo.trailing == screen.trailing",
          "photo.height == 0.5*photo.width", "photo.height == 100", "screen is 320 points wide",
        ], broken: "photo.height == 100")
    ) { stage in
      let (photo, screen) = (stage.box("photo"), stage.screen)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: screen.topAnchor),
        photo.leadingAnchor.constraint(equalTo: screen.leadingAnchor),  // mistake
        photo.trailingAnchor.constraint(equalTo: screen.trailingAnchor),  // mistake
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),  // mistake
        photo.heightAnchor.constraint(equalToConstant: 100),  // mistake
      ])
    },
    Mistake(
      "A ratio the other way round",
      .conflict(
        [
          "photo.width == 1.5*photo.height", "photo.height == 1.5*photo.width",
          "photo.width >= 60",
        ], broken: "photo.width >= 60")
    ) { stage in
      let (photo, screen) = (stage.box("photo"), stage.screen)
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        photo.topAnchor.constraint(equalTo: screen.topAnchor),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5),  // mistake
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1.5),  // mistake
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),  // mistake
      ])
    },
    Mistake(
      "Each view wider than the other",
      .conflict(
        ["left.width == right.width + 10", "right.width == left.width + 10"],
        broken: "right.width == left.width + 10")
    ) { stage in
      let (left, right, screen) = (stage.box("left"), stage.box("right"), stage.screen)
      for view in [left, right] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        right.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        left.trailingAnchor.constraint(equalTo: right.leadingAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor, constant: 10),  // mistake
        right.widthAnchor.constraint(equalTo: left.widthAnchor, constant: 10),  // mistake
      ])
    },
    Mistake(
      "Equal columns that are too wide",
      .conflict(
        [
          "a.leading == screen.leading", "b.leading == a.trailing", "c.leading == b.trailing",
          "c.trailing == screen.trailing", "a.width == 120", "b.width == a.width",
          "c.width == a.width", "screen is 320 points wide",
        ], broken: "a.width == 120")
    ) { stage in
      let (a, b, c) = (stage.box("a"), stage.box("b"), stage.box("c"))
      let screen = stage.screen
      for view in [a, b, c] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: screen.leadingAnchor),  // mistake
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),  // mistake
        c.leadingAnchor.constraint(equalTo: b.trailingAnchor),  // mistake
        c.trailingAnchor.constraint(equalTo: screen.trailingAnchor),  // mistake
        b.widthAnchor.constraint(equalTo: a.widthAnchor),  // mistake
        c.widthAnchor.constraint(equalTo: a.widthAnchor),  // mistake
        a.widthAnchor.constraint(equalToConstant: 120),  // mistake
      ])
    },
  ]
}
