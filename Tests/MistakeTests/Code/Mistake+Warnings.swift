// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Layouts that are determined, and probably not meant.
  static let unintended = [
    Mistake("Multiplier 0 for a width", .warning(code: "zero-multiplier", about: "screen")) {
      stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        box.topAnchor.constraint(equalTo: screen.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 44),
        box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0),  // mistake
      ])
    },
    Mistake(
      "Widths that are a part of each other", .warning(code: "zero-cycle", about: "left")
    ) { stage in
      let (left, right, screen) = (stage.box("left"), stage.box("right"), stage.screen)
      for view in [left, right] {
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      NSLayoutConstraint.activate([
        left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.5),  // mistake
        right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5),  // mistake
      ])
    },
    Mistake("A trailing edge with a wrong sign", .warning(code: "wrong-sign", about: "title")) {
      stage in
      let (title, screen) = (stage.box("title"), stage.screen)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 16),
        title.heightAnchor.constraint(equalToConstant: 44),
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: 16),  // mistake
      ])
    },
    Mistake("A bottom edge with a wrong sign", .warning(code: "wrong-sign", about: "bar")) {
      stage in
      let (bar, screen) = (stage.box("bar"), stage.screen)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: 20),  // mistake
      ])
    },
    Mistake(
      "A cell whose texts are not tied to each other",
      .warning(code: "missing-height", about: "cell")
    ) { stage in
      let cell = stage.cell()
      let (title, detail) = (
        stage.picture("title", 80, 40, in: cell.contentView),
        stage.picture("detail", 80, 40, in: cell.contentView)
      )
      for view in [title, detail] {
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
        detail.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      ])
    },
    Mistake("A cell without a bottom", .warning(code: "missing-height", about: "cell")) { stage in
      let cell = stage.cell()
      let title = stage.picture("title", 80, 60, in: cell.contentView)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11),
      ])
    },
  ]
}

extension Stage {
  /// A cell of a table that fills the screen.
  fileprivate func cell() -> UITableViewCell {
    let table = add(UITableView(), "table")
    fill(table)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "cell"
    table.addSubview(cell)
    // A table lays out each of its rows alone.
    cell.isSeparateLayoutRoot = true
    return cell
  }
}
