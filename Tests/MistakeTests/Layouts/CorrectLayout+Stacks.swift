// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Stack views.
  static let stacks = [
    CorrectLayout("A stack with a hidden view") { stage in
      let views = ["One", "Two", "Three"].map { stage.label($0) }
      views[1].isHidden = true
      stage.top(stage.stack(views, .vertical))
    },
    CorrectLayout("Buttons of one width") { stage in
      let row = stage.stack(["Yes", "No", "Later"].map { stage.button($0) }, .horizontal)
      row.distribution = .fillEqually
      stage.top(row)
      row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    },
    CorrectLayout("A name and a value on both sides") { stage in
      let (name, value) = (stage.label("Total"), stage.label("12.50"))
      let row = stage.stack([name, value], .horizontal)
      row.distribution = .equalSpacing
      stage.top(row)
    },
    CorrectLayout("An icon, a text and a chevron") { stage in
      let (icon, text) = (stage.picture("icon", 24, 24), stage.label("Favourites"))
      let chevron = stage.picture("chevron", 8, 13)
      for view in [icon, chevron] {
        view.setContentHuggingPriority(.required, for: .horizontal)
      }
      let row = stage.stack([icon, text, chevron], .horizontal, spacing: 12)
      row.alignment = .center
      stage.top(row)
    },
    CorrectLayout("Nested stacks") { stage in
      let rows = (0..<3).map { row in
        let texts = (0..<2).map { stage.label("Cell \(row) \($0)") }
        let stack = stage.stack(texts, .horizontal)
        stack.distribution = .fillEqually
        return stack as UIView
      }
      stage.top(stage.stack(rows, .vertical, spacing: 16))
    },
    CorrectLayout("A stack in the middle with margins") { stage in
      let stack = stage.stack([stage.label("Empty"), stage.button("Reload")], .vertical)
      stack.alignment = .center
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      stack.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor).isActive = true
      stack.centerYAnchor.constraint(equalTo: stage.screen.centerYAnchor).isActive = true
    },
    CorrectLayout("A stack with a spacer") { stage in
      let (title, spacer, done) = (stage.label("Title"), UIView(), stage.button("Done"))
      spacer.setContentHuggingPriority(.defaultLow, for: .horizontal)
      stage.top(stage.stack([title, stage.add(spacer, "spacer"), done], .horizontal))
    },
  ]
}
