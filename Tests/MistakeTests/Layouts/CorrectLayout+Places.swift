// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Guides, margins, optional constraints and frames.
  static let places = [
    CorrectLayout("A text in the margins") { stage in
      let (text, margins) = (stage.label("Text"), stage.screen.layoutMarginsGuide)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: margins.topAnchor),
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
    },
    CorrectLayout("A button between two spacer guides") { stage in
      let (go, left, right) = (stage.button("Go"), UILayoutGuide(), UILayoutGuide())
      stage.screen.addLayoutGuide(left)
      stage.screen.addLayoutGuide(right)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor),
        go.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.leadingAnchor.constraint(equalTo: go.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor),
        right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
        go.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 100),
      ])
    },
    CorrectLayout("A drawer with two heights, one of them active") { stage in
      let drawer = stage.box("drawer")
      let heights = [100.0, 250].map { drawer.heightAnchor.constraint(equalToConstant: $0) }
      stage.kept += heights
      NSLayoutConstraint.activate([
        drawer.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        drawer.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        drawer.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor), heights[0],
      ])
      heights[0].isActive = false
      heights[1].isActive = true
    },
    CorrectLayout("A panel that waits below the screen") { stage in
      let panel = stage.box("panel")
      _ = stage.label("Panel", in: panel)
      for text in panel.subviews { stage.fill(text, 16) }
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        panel.topAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    CorrectLayout("Frames and masks without constraints") { stage in
      let bar = UIView(frame: CGRect(x: 0, y: 60, width: stage.screen.bounds.width, height: 44))
      bar.autoresizingMask = [.flexibleWidth]
      let text = UILabel(frame: CGRect(x: 16, y: 12, width: 100, height: 20))
      text.text = "Title"
      bar.addSubview(text)
      stage.screen.addSubview(bar)
    },
    CorrectLayout("Baselines of two sizes") { stage in
      let (price, unit) = (stage.label("12", size: 40), stage.label("per month"))
      NSLayoutConstraint.activate([
        price.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 20),
        price.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        unit.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 4),
        unit.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor),
      ])
    },
    CorrectLayout("A round button over a list") { stage in
      let (table, add) = (stage.add(UITableView(), "table"), stage.button("+"))
      stage.fill(table)
      NSLayoutConstraint.activate([
        add.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
        add.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -16),
        add.widthAnchor.constraint(equalToConstant: 56),
        add.heightAnchor.constraint(equalTo: add.widthAnchor),
      ])
    },
    CorrectLayout("A controller inside of a controller") { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      stage.add(child.view, "child")
      stage.fill(child.view)
      child.didMove(toParent: stage.controller)
      let text = stage.label("Child", in: child.view)
      text.centerXAnchor.constraint(equalTo: child.view.centerXAnchor).isActive = true
      text.centerYAnchor.constraint(equalTo: child.view.centerYAnchor).isActive = true
    },
    CorrectLayout("A view that is dimmed by an overlay") { stage in
      stage.top(stage.label("Title"))
      let overlay = stage.box("overlay")
      overlay.backgroundColor = .black.withAlphaComponent(0.4)
      stage.fill(overlay)
    },
  ]
}
