// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Statements whose effect another one takes away.
  static let effects = [
    Mistake(
      "Two optional widths",
      .shown(
        code: "unused-length", "bar.width == 100 @500 has no effect, since bar.width == 200 @750")
    ) { stage in
      let bar = stage.box("bar")
      stage.corner(bar)
      bar.heightAnchor.constraint(equalToConstant: 8).isActive = true
      for (width, priority) in [(200.0, Float(750)), (100, 500)] {
        let constraint = bar.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
    },
    Mistake(
      "A gap after a view in an arranged one",
      .shown(
        code: "ignored-spacing", "stack ignores the custom spacing after second, which it does")
    ) { stage in
      let holder = stage.box("holder")
      let stack = stage.stack([holder, stage.label("Third")], .vertical)
      let second = stage.label("Second", in: holder)
      stage.fill(second)
      stage.top(stack)
      stack.setCustomSpacing(40, after: second)
    },
    Mistake(
      "A gap after a view that is arranged later",
      .shown(
        code: "ignored-spacing", "call setCustomSpacing(_:after:) after addArrangedSubview(_:)")
    ) { stage in
      let stack = stage.stack([], .vertical)
      stage.top(stack)
      let first = stage.label("First")
      stack.setCustomSpacing(40, after: first)
      for view in [first, stage.label("Second")] { stack.addArrangedSubview(view) }
    },
    Mistake(
      "A button behind the content view of its cell",
      .shown(code: "untouchable", "add buy to cell.contentView")
    ) { stage in
      let cell = stage.add(UITableViewCell(), "cell")
      stage.top(cell)
      cell.heightAnchor.constraint(equalToConstant: 60).isActive = true
      let buy = stage.button("Buy", in: cell)
      cell.bringSubviewToFront(cell.contentView)
      stage.center(buy)
    },
    Mistake(
      "A frame with a flexible width in a view without a size",
      // 300 - 0 + 100
      .shown(code: "grown-by-mask", "child is 400 wide, and ends 100 beyond parent")
    ) { stage in
      let parent = UIView()
      parent.accessibilityIdentifier = "parent"
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      child.accessibilityIdentifier = "child"
      child.backgroundColor = .systemYellow
      child.autoresizingMask = .flexibleWidth
      parent.addSubview(child)
      stage.screen.addSubview(parent)
      parent.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    },
  ]
}
