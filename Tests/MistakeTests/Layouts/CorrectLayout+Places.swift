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
    CorrectLayout("A button in an image view that takes touches") { stage in
      let photo = stage.add(UIImageView(), "photo")
      photo.isUserInteractionEnabled = true
      stage.fill(photo)
      let play = stage.button("Play", in: photo)
      play.centerXAnchor.constraint(equalTo: photo.centerXAnchor).isActive = true
      play.centerYAnchor.constraint(equalTo: photo.centerYAnchor).isActive = true
    },
    CorrectLayout("A container that passes touches on") { stage in
      stage.top(stage.button("Below"))
      stage.fill(stage.add(PassingView(), "container"))
    },
    CorrectLayout("A sheet with round corners that are outside at the bottom") { stage in
      let sheet = stage.box("sheet")
      sheet.backgroundColor = .systemBackground
      sheet.layer.cornerRadius = 16
      NSLayoutConstraint.activate([
        sheet.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        sheet.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        sheet.topAnchor.constraint(equalTo: stage.screen.bottomAnchor, constant: -80),
        sheet.heightAnchor.constraint(equalToConstant: 100),
      ])
    },
    CorrectLayout("Pages that are each as wide as their scroll view") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      let pages = (0..<2).map { stage.add(UIView(), "page \($0)") }
      let stack = stage.stack(pages, .horizontal, spacing: 0, in: scroll)
      stage.fill(stack)
      pages[0].widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      pages[1].widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      stack.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
    },
    CorrectLayout("A content size that follows the width and is announced") { stage in
      stage.top(stage.add(AnnouncingView(), "flow"))
    },
    CorrectLayout("Constraints that are made in the first layout alone") { stage in
      let card = stage.add(OnceView(), "card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    },
  ]
}

/// A view through which touches reach what is below.
private final class PassingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// A view whose height follows from its width.
private final class AnnouncingView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? 90 : 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height != intrinsicContentSize.height { invalidateIntrinsicContentSize() }
  }
}

/// A view that adds its content when it is laid out for the first time.
private final class OnceView: UIView {
  private let dot = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard dot.superview == nil else { return }
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor),
      dot.topAnchor.constraint(equalTo: topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8),
    ])
  }
}
