// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Contents that must not be cut off, where there is no room for them.
  static let contents = [
    Mistake(
      "Inequalities squeeze a content that must not be cut off",
      .conflict(
        [
          "name.leading == screen.leading + 16", "name.trailing <= screen.trailing - 16",
          "name.width >= 300 (compression resistance)", "screen is 320 points wide",
        ], broken: "name.trailing <= screen.trailing - 16")
    ) { stage in
      let (name, screen) = (stage.picture("name", 300, 20), stage.screen)
      name.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: screen.topAnchor),
        name.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        name.trailingAnchor.constraint(  // mistake
          lessThanOrEqualTo: screen.trailingAnchor, constant: -16),
      ])
    },
    Mistake(
      "A content that must not grow, between both edges",
      .conflict(
        [
          "icon.leading == screen.leading", "icon.trailing == screen.trailing",
          "icon.width <= 24 (content hugging)", "screen is 320 points wide",
        ], broken: "icon.trailing == screen.trailing")
    ) { stage in
      let (icon, screen) = (stage.picture("icon", 24, 24), stage.screen)
      icon.setContentHuggingPriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: screen.topAnchor),
        icon.leadingAnchor.constraint(equalTo: screen.leadingAnchor),  // mistake
        icon.trailingAnchor.constraint(equalTo: screen.trailingAnchor),  // mistake
      ])
    },
    Mistake(
      "A width below 1000 that loses against both edges",
      .violation("banner.width == 200 @999: 120 off")
    ) { stage in
      let (banner, screen) = (stage.box("banner"), stage.screen)
      let width = banner.widthAnchor.constraint(equalToConstant: 200)
      width.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        banner.topAnchor.constraint(equalTo: screen.topAnchor),
        banner.heightAnchor.constraint(equalToConstant: 44), width,
      ])
    },
  ]
}
