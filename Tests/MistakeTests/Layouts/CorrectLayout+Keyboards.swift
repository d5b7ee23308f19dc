// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Bars that follow the keyboard, hidden views that keep a place by intention, and panels that reach
  /// beyond the screen.
  static let keyboards = [
    CorrectLayout("A bar of messages above the keyboard") { stage in
      let (list, bar) = (stage.add(UITableView(), "list"), stage.box("bar"))
      let (field, send) = (stage.field("Message", in: bar), stage.button("Send", in: bar))
      bar.backgroundColor = .secondarySystemBackground
      send.setContentHuggingPriority(.required, for: .horizontal)
      let margins = bar.layoutMarginsGuide
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        list.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: stage.screen.keyboardLayoutGuide.topAnchor),
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        send.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    },
    CorrectLayout("A button at the bottom that makes way for the keyboard") { stage in
      let go = stage.button("Continue")
      let rest = go.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -16)
      rest.priority = .defaultHigh
      NSLayoutConstraint.activate([
        rest, go.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        go.bottomAnchor.constraint(
          lessThanOrEqualTo: stage.screen.keyboardLayoutGuide.topAnchor, constant: -8),
      ])
    },
    CorrectLayout("A form that scrolls above the keyboard") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      let fields = stage.stack(
        [stage.field("Name"), stage.field("Mail"), stage.button("Save")], .vertical, in: scroll)
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: stage.screen.keyboardLayoutGuide.topAnchor),
        fields.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
        fields.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        fields.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
        fields.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
      ])
    },
    CorrectLayout("A hidden message that keeps its line") { stage in
      let (mail, error, go) = (
        stage.field("Mail"), stage.label("No such mail", size: 13), stage.button("Go")
      )
      error.isHidden = true
      stage.top(mail)
      NSLayoutConstraint.activate([
        error.topAnchor.constraint(equalTo: mail.bottomAnchor, constant: 4),
        error.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
        go.topAnchor.constraint(equalTo: error.bottomAnchor, constant: 12),
        go.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
      ])
    },
    CorrectLayout("A hidden view as a distance") { stage in
      let (space, title) = (stage.box("space"), stage.label("Title"))
      space.backgroundColor = .systemYellow
      space.isHidden = true
      stage.top(space)
      NSLayoutConstraint.activate([
        space.heightAnchor.constraint(equalToConstant: 120),
        title.topAnchor.constraint(equalTo: space.bottomAnchor),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
      ])
    },
    CorrectLayout("A hidden skeleton in the place of its content") { stage in
      let skeleton = stage.box("skeleton")
      let text = stage.label(
        "A text of more words than one line of any phone or tablet can show, which comes later",
        lines: 0)
      let more = stage.button("More")
      skeleton.backgroundColor = .systemGray
      skeleton.isHidden = true
      stage.top(text)
      NSLayoutConstraint.activate([
        skeleton.topAnchor.constraint(equalTo: text.topAnchor),
        skeleton.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        skeleton.trailingAnchor.constraint(equalTo: text.trailingAnchor),
        skeleton.heightAnchor.constraint(equalToConstant: 60),
        more.topAnchor.constraint(equalTo: skeleton.bottomAnchor, constant: 16),
        more.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      ])
    },
    CorrectLayout("A hidden empty state above a hidden note") { stage in
      let (empty, note) = (stage.box("empty"), stage.label("Note"))
      stage.fill(stage.label("Nothing here", in: empty), 60)
      stage.center(empty)
      for view in [empty, note] { view.isHidden = true }
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: empty.bottomAnchor),
        note.centerXAnchor.constraint(equalTo: empty.centerXAnchor),
      ])
    },
    CorrectLayout("A background that reaches beyond the top") { stage in
      let (hero, title) = (stage.box("hero"), stage.label("Title"))
      hero.backgroundColor = .systemBlue
      NSLayoutConstraint.activate([
        hero.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -200),
        hero.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        hero.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        hero.bottomAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 80),
        title.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
      ])
    },
    CorrectLayout("A circle of a background above the top") { stage in
      let circle = stage.box("circle")
      circle.backgroundColor = .systemTeal
      circle.layer.cornerRadius = 100
      stage.square(circle, 200)
      NSLayoutConstraint.activate([
        circle.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -60),
        circle.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
      ])
    },
    CorrectLayout("A panel with round corners that hides the upper ones") { stage in
      let panel = stage.box("panel")
      panel.backgroundColor = .systemYellow
      panel.layer.cornerRadius = 20
      NSLayoutConstraint.activate([
        panel.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -20),
        panel.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
        panel.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor, constant: -16),
        panel.heightAnchor.constraint(equalToConstant: 200),
      ])
    },
  ]

  /// Views over others, and lengths that are weak by intention.
  static let covers = [
    CorrectLayout("A search bar above a table") { stage in
      let (search, table) = (stage.add(UISearchBar(), "search"), stage.add(UITableView(), "table"))
      stage.top(search, 0)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: search.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    CorrectLayout("A count at the corner of a button with a title") { stage in
      let (inbox, count) = (stage.button("Inbox"), stage.label("3", size: 11))
      count.textAlignment = .center
      count.backgroundColor = .systemRed
      stage.center(inbox)
      stage.square(count, 18)
      NSLayoutConstraint.activate([
        count.centerXAnchor.constraint(equalTo: inbox.trailingAnchor),
        count.centerYAnchor.constraint(equalTo: inbox.topAnchor),
      ])
    },
    CorrectLayout("A button as the background of a row of texts") { stage in
      let row = stage.add(UIButton(type: .custom), "row")
      let (name, value) = (stage.label("Name"), stage.label("Value"))
      row.backgroundColor = .systemYellow
      stage.top(row)
      NSLayoutConstraint.activate([
        row.heightAnchor.constraint(equalToConstant: 60),
        name.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        name.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
    },
    CorrectLayout("The least height of a button") { stage in
      let go = stage.button("Go")
      stage.center(go)
      go.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    },
    CorrectLayout("A weak width of a text that hugs less") { stage in
      let title = stage.label("Title")
      stage.corner(title)
      title.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      let width = title.widthAnchor.constraint(equalToConstant: 300)
      width.priority = .defaultLow
      NSLayoutConstraint.activate([
        width,
        title.trailingAnchor.constraint(
          lessThanOrEqualTo: stage.safe.trailingAnchor, constant: -16),
      ])
    },
  ]
}
