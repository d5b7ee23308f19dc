// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Views without room, in the place of others, or tied to what moves away.
  static let rooms = [
    Mistake(
      "A bar at the keyboard and at the safe area",
      .shown(
        code: "keyboard-conflict",
        "remove bar.bottom == screen.safeAreaLayoutGuide.bottom, since the guide ends there")
    ) { stage in
      let bar = stage.bar(of: stage.field("Message"))
      bar.bottomAnchor.constraint(equalTo: stage.screen.keyboardLayoutGuide.topAnchor).isActive =
        true
      bar.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor).isActive = true
    },
    Mistake(
      "A list that ends above the safe area, and a bar below it at the keyboard",
      .shown(code: "keyboard-conflict", "remove list.bottom == screen.safeAreaLayoutGuide.bottom")
    ) { stage in
      let (list, bar) = (stage.box("list"), stage.bar(of: stage.field("Message")))
      list.backgroundColor = .systemYellow
      stage.top(list, 0)
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -50),
        bar.topAnchor.constraint(equalTo: list.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: stage.screen.keyboardLayoutGuide.topAnchor),
      ])
    },
    Mistake(
      "A hidden banner between a title and a text",
      .shown(code: "hidden-gap", "banner is hidden, and keeps its place above text, 120 high")
    ) { stage in
      let (title, banner, text) = (
        stage.label("Title"), stage.label("Banner"), stage.label("Text")
      )
      banner.isHidden = true
      stage.top(title)
      NSLayoutConstraint.activate([
        banner.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        banner.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        banner.heightAnchor.constraint(equalToConstant: 120),
        text.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      ])
    },
    Mistake(
      "A panel whose bottom is above the screen",
      .shown(code: "outside-screen", "tie panel.top in place of panel.bottom to that edge")
    ) { stage in
      stage.panel().bottomAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -40)
        .isActive = true
    },
    Mistake(
      "A panel with insets and a negative one at the top",
      .shown(code: "outside-screen", "panel.top == screen.top - 40: constant -40 -> 40")
    ) { stage in
      stage.panel().topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -40)
        .isActive = true
    },
    Mistake(
      "A text that two edges leave no width",
      .shown(code: "empty-view", "title is 0 wide, so that nothing of it can be seen")
    ) { stage in
      let title = stage.label("Title")
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "A height below the hugging of a button",
      .shown(code: "unused-length", "go.height == 60 @200 has no effect, since go hugs its content")
    ) { stage in
      let go = stage.button("Go")
      stage.center(go)
      let height = go.heightAnchor.constraint(equalToConstant: 60)
      height.priority = UILayoutPriority(200)
      height.isActive = true
    },
    Mistake(
      "A table that begins with the search bar above it",
      .shown(code: "covered-text", "tie table.top to search.bottom")
    ) { stage in
      let (search, table) = (stage.add(UISearchBar(), "search"), stage.add(UITableView(), "table"))
      stage.top(search, 0)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: search.topAnchor),
        table.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    Mistake(
      "A button whose bottom is tied to the bottom of a text",
      .shown(code: "overlap", "tie the bottom of total to the top of pay")
    ) { stage in
      let (total, pay) = (stage.label("Total"), stage.button("Pay"))
      NSLayoutConstraint.activate([
        total.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 100),
        total.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        pay.centerXAnchor.constraint(equalTo: total.centerXAnchor),
        pay.bottomAnchor.constraint(equalTo: total.bottomAnchor, constant: 8),
      ])
    },
    Mistake(
      "A button whose center is the top of the screen",
      .shown(code: "outside-screen", "puts its center there; tie go.top to that edge")
    ) { stage in
      let go = stage.button("Go")
      NSLayoutConstraint.activate([
        go.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        go.centerYAnchor.constraint(equalTo: stage.screen.topAnchor),
      ])
    },
    Mistake(
      "A column with a distance that is higher than the screen",
      .shown(code: "outside-screen", "distance is 2000 high, and screen only 852")
    ) { stage in
      let distance = stage.box("distance")
      distance.heightAnchor.constraint(equalToConstant: 2000).isActive = true
      stage.top(stage.stack([stage.label("One"), distance, stage.label("Two")], .vertical))
    },
    Mistake(
      "A slider in a centered column",
      .shown(code: "empty-view", "the alignment of stack does not stretch it")
    ) { stage in
      let slider = UISlider()
      slider.accessibilityIdentifier = "volume"
      let stack = stage.stack([stage.label("Volume"), slider], .vertical)
      stack.alignment = .center
      stage.top(stack)
    },
    Mistake(
      "A long title among equal buttons",
      .shown(code: "cut-text", "another distribution of stack than fillEqually shows it")
    ) { stage in
      let titles = ["OK", "Continue to the next payment", "No"]
      let stack = stage.stack(titles.map { stage.button($0) }, .horizontal)
      stack.distribution = .fillEqually
      stage.top(stack)
    },
  ]
}

extension Stage {
  /// A bar at both sides of the screen, around a view.
  fileprivate func bar(of content: UIView) -> UIView {
    let bar = box("bar")
    bar.addSubview(content)
    fill(content, 8)
    bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
    bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
    return bar
  }

  /// A panel 200 points high, with insets at both sides.
  fileprivate func panel() -> UIView {
    let panel = box("panel")
    panel.backgroundColor = .systemYellow
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      panel.heightAnchor.constraint(equalToConstant: 200),
    ])
    return panel
  }
}
