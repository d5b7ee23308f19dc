// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Scroll views.
  static let scrolling = [
    CorrectLayout("Scrolled paragraphs") { stage in
      let (scroll, content) = (stage.add(UIScrollView(), "scroll"), UIView())
      stage.fill(scroll)
      stage.add(content, "content", in: scroll)
      stage.fill(content)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      let text = String(repeating: "Words that wrap at the width of the screen. ", count: 60)
      stage.fill(stage.label(text, lines: 0, in: content), 16)
    },
    CorrectLayout("Scrolled content by both guides") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      let rows = (0..<30).map { stage.label("Row \($0)") }
      let stack = stage.stack(rows, .vertical, spacing: 20, in: scroll)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        stack.widthAnchor.constraint(
          equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      ])
    },
    CorrectLayout("A row of tiles that scrolls sideways") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.top(scroll, 0)
      let tiles = (0..<12).map { index -> UIView in
        let tile = UIView()
        stage.add(tile, "tile \(index)")
        tile.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return tile
      }
      let stack = stage.stack(tiles, .horizontal, in: scroll)
      stage.fill(stack)
      NSLayoutConstraint.activate([
        scroll.heightAnchor.constraint(equalToConstant: 90),
        stack.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      ])
    },
    CorrectLayout("A scroll view above a bar at the bottom") { stage in
      let (scroll, bar) = (stage.add(UIScrollView(), "scroll"), stage.box("bar"))
      let (text, buy) = (stage.label("Text", in: scroll), stage.button("Buy", in: bar))
      stage.fill(text, 16)
      bar.backgroundColor = .secondarySystemBackground
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
        buy.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        buy.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
        buy.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -8),
      ])
    },
    CorrectLayout("Content that is at least as high as the screen") { stage in
      let (scroll, content) = (stage.add(UIScrollView(), "scroll"), UIView())
      stage.fill(scroll)
      stage.add(content, "content", in: scroll)
      stage.fill(content)
      let (top, bottom) = (stage.label("Top", in: content), stage.button("Bottom", in: content))
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(
          greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.heightAnchor),
        top.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
        top.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        bottom.topAnchor.constraint(greaterThanOrEqualTo: top.bottomAnchor, constant: 16),
        bottom.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        bottom.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      ])
      let height = content.heightAnchor.constraint(equalToConstant: 0)
      height.priority = UILayoutPriority(1)
      height.isActive = true
    },
  ]
}
