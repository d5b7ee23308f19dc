// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Lengths that are shares of a container, and edges that are named in two ways.
  static let shares = [
    Mistake(
      "Two halves of the screen beside gaps",
      .conflict(
        [
          "left.width == 0.5*screen.width", "right.width == 0.5*screen.width",
          "left.leading == screen.leading + 16", "right.leading == left.trailing + 8",
          "right.trailing == screen.trailing - 16",
        ], broken: "right.trailing == screen.trailing - 16")
    ) { stage in
      let (left, right, screen) = (stage.box("left"), stage.box("right"), stage.screen)
      for view in [left, right] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
        view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)  // mistake
          .isActive = true
      }
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),  // mistake
        right.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),  // mistake
      ])
    },
    Mistake(
      "Heights of more than the whole screen",
      .conflict(
        [
          "map.top == screen.top", "map.height == 0.6*screen.height", "list.top == map.bottom",
          "list.height == 0.5*screen.height", "list.bottom == screen.bottom",
          "screen is 480 points high",
        ], broken: "list.bottom == screen.bottom")
    ) { stage in
      let (map, list, screen) = (stage.box("map"), stage.box("list"), stage.screen)
      for view in [map, list] {
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        map.topAnchor.constraint(equalTo: screen.topAnchor),  // mistake
        map.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.6),  // mistake
        list.topAnchor.constraint(equalTo: map.bottomAnchor),  // mistake
        list.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.5),  // mistake
        list.bottomAnchor.constraint(equalTo: screen.bottomAnchor),  // mistake
      ])
    },
    Mistake(
      "A square between the edges of a wide card",
      .conflict(
        [
          "photo.leading == screen.leading", "photo.trailing == screen.trailing",
          "photo.height == 100", "photo.width == photo.height", "screen is 320 points wide",
        ], broken: "photo.width == photo.height")
    ) { stage in
      let (photo, screen) = (stage.box("photo"), stage.screen)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: screen.topAnchor),
        photo.leadingAnchor.constraint(equalTo: screen.leadingAnchor),  // mistake
        photo.trailingAnchor.constraint(equalTo: screen.trailingAnchor),  // mistake
        photo.heightAnchor.constraint(equalToConstant: 100),  // mistake
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor),  // mistake
      ])
    },
    Mistake(
      "Leading beside left in a layout from right to left",
      .conflict(
        [
          "icon.leading == screen.leading + 16", "name.left == icon.right + 8",
          "name.right <= screen.right - 16", "the width of name cannot be negative",
        ], broken: "name.right <= screen.right - 16")
    ) { stage in
      let (icon, name, screen) = (stage.box("icon"), stage.picture("name", 80, 20), stage.screen)
      screen.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: screen.topAnchor),
        icon.widthAnchor.constraint(equalToConstant: 40),
        icon.heightAnchor.constraint(equalToConstant: 40),
        icon.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),  // mistake
        name.topAnchor.constraint(equalTo: screen.topAnchor),
        name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),  // mistake
        name.rightAnchor.constraint(  // mistake
          lessThanOrEqualTo: screen.rightAnchor, constant: -16),
      ])
    },
    Mistake("A list in a stack view without an end", .ambiguities(["height of form"])) { stage in
      let (form, list) = (stage.add(UIStackView(), "form"), UITableView())
      form.axis = .vertical
      list.accessibilityIdentifier = "list"
      form.addArrangedSubview(stage.picture("title", 100, 20))
      form.addArrangedSubview(list)
      NSLayoutConstraint.activate([
        form.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        form.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
      ])
    },
  ]
}
