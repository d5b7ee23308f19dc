// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Mistakes in methods and calls beside the constraints, which they make useless.
  static let programs = [
    Mistake(
      "A layout without that of the superclass",
      .shown(
        code: "missing-super",
        "CardWithoutSuper.layoutSubviews() does not call super.layoutSubviews()")
    ) { stage in
      let card = stage.add(CardWithoutSuper(), "card")
      stage.fill(card)
      stage.center(stage.label("Title", in: card))
    },
    Mistake(
      "An update without that of the superclass",
      .shown(code: "missing-super", "does not call super.updateConstraints()")
    ) { stage in
      stage.fill(stage.add(UpdateWithoutSuper(), "card"))
    },
    Mistake(
      "A controller whose update is its own",
      .shown(
        code: "missing-super",
        "ControllerWithoutSuper.updateViewConstraints() does not call super.updateViewConstraints()"
      )
    ) { stage in
      let inner = ControllerWithoutSuper()
      stage.controller.addChild(inner)
      stage.fill(stage.add(inner.view, "inner"))
      inner.didMove(toParent: stage.controller)
    },
    Mistake(
      "A cell that does not lay out its content view",
      .shown(code: "missing-super", "CellWithoutSuper.layoutSubviews() does not call")
    ) { stage in
      stage.table(of: CellWithoutSuper.self)
    },
    Mistake(
      "A frame beside constraints",
      .shown(
        code: "assigned-frame",
        // The safe area begins at 59, the insets are 16, and 393 - 2 * 16 = 361.
        "the frame of box to (0, 400, 100, 100), but its constraints give (16, 75, 361, 50)")
    ) { stage in
      stage.bar().frame = CGRect(x: 0, y: 400, width: 100, height: 100)
    },
    Mistake(
      "A center beside constraints", .shown(code: "assigned-frame", "set the frame of box")
    ) { stage in
      stage.bar().center.y += 300
    },
    Mistake(
      "A child whose view was not added",
      .shown(code: "missing-child-view", "but its view has no superview")
    ) { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      child.didMove(toParent: stage.controller)
    },
    Mistake(
      "A view whose controller is not a child",
      .shown(
        code: "missing-parent", "inner is the view of UIViewController, which is not a child of")
    ) { stage in
      let inner = UIViewController()
      stage.kept.append(inner)
      stage.fill(stage.add(inner.view, "inner"))
    },
    Mistake(
      "Proportions of plain views",
      .shown(code: "no-proportions", "but 2 views have no content width")
    ) { stage in
      let row = stage.stack([UIView(), UIView()], .horizontal)
      row.distribution = .fillProportionally
      stage.top(row)
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    },
    Mistake(
      "A scrolled content of the width of another phone",
      .shown(
        code: "longer-content", "content has the constant width 414; make the width of content")
    ) { stage in
      stage.scrolledContent(width: 414)
    },
  ]
}

extension Stage {
  /// A box at the top with a height.
  func bar() -> UIView {
    let box = box("box")
    top(box)
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return box
  }

  /// A scroll view whose content has a constant width.
  @discardableResult
  func scrolledContent(width: CGFloat) -> UIScrollView {
    let scroll = add(UIScrollView(), "scroll")
    fill(scroll)
    let content = box("content", in: scroll)
    fill(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: width),
      content.heightAnchor.constraint(equalToConstant: 1200),
    ])
    return scroll
  }

  /// A table with three rows of a class.
  func table(of cells: UITableViewCell.Type) {
    let table = add(UITableView(), "table")
    fill(table)
    table.register(cells, forCellReuseIdentifier: "row")
    let rows = ThreeRows()
    kept.append(rows)
    table.dataSource = rows
  }
}

private final class ThreeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}

private final class CardWithoutSuper: UIView {
  override func layoutSubviews() {}
}

private final class UpdateWithoutSuper: UIView {
  override func updateConstraints() {}
}

private final class ControllerWithoutSuper: UIViewController {
  override func updateViewConstraints() {}
}

private final class CellWithoutSuper: UITableViewCell {
  override func layoutSubviews() {}
}
