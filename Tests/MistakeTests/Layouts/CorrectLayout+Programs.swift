// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Methods, frames and controllers beside constraints.
  static let programs = [
    CorrectLayout("A layout by frames alone") { stage in
      stage.fill(stage.add(FrameCard(), "card"))
    },
    CorrectLayout("A cell that changes its layout") { stage in
      stage.table(of: InsetCell.self)
    },
    CorrectLayout("A size that fits, beside constraints") { stage in
      let title = stage.label("Title")
      stage.top(title)
      title.sizeToFit()
    },
    CorrectLayout("A frame before the constraints") { stage in
      let title = stage.label("Title")
      title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stage.top(title)
    },
    CorrectLayout("A transform beside constraints") { stage in
      stage.bar().transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    },
    CorrectLayout("A child controller") { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      stage.fill(stage.add(child.view, "inner"))
      child.didMove(toParent: stage.controller)
    },
    CorrectLayout("A container that shows the first of its children") { stage in
      let children = [UIViewController(), UIViewController()]
      for child in children { stage.controller.addChild(child) }
      stage.fill(stage.add(children[0].view, "inner"))
      for child in children { child.didMove(toParent: stage.controller) }
    },
    CorrectLayout("Tabs in a container") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      stage.controller.addChild(tabs)
      stage.fill(stage.add(tabs.view, "tabs"))
      tabs.didMove(toParent: stage.controller)
    },
    CorrectLayout("Proportions of texts") { stage in
      let row = stage.stack([stage.label("Name"), stage.label("A longer name")], .horizontal)
      row.distribution = .fillProportionally
      stage.top(row)
    },
    CorrectLayout("A picture that can be zoomed") { stage in
      stage.scrolledContent(width: stage.screen.bounds.width + 40).maximumZoomScale = 3
    },
    CorrectLayout("A colour that reaches below the screen") { stage in
      let cover = stage.box("cover")
      cover.backgroundColor = .systemBlue
      NSLayoutConstraint.activate([
        cover.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        cover.topAnchor.constraint(equalTo: stage.safe.bottomAnchor),
        cover.heightAnchor.constraint(equalToConstant: 50),
      ])
    },
  ]
}

private final class FrameCard: UIView {
  private let title = UILabel()

  override func layoutSubviews() {
    title.text = "Title"
    addSubview(title)
    title.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
  }
}

private final class InsetCell: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentView.frame.insetBy(dx: 8, dy: 0)
  }
}
