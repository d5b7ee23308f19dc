// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Constraints that stand in for others, and lengths and places that are unusual on purpose.
  static let alternatives = [
    CorrectLayout("A constraint that was made for another phone and freed") { stage in
      let card = stage.box("card")
      stage.top(card)
      let heights = [80.0, 160].map { card.heightAnchor.constraint(equalToConstant: $0) }
      heights[0].isActive = true
    },
    CorrectLayout("A width that both edges stand in for") { stage in
      let card = stage.box("card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
      _ = card.widthAnchor.constraint(equalToConstant: 300)
    },
    CorrectLayout("A width of the low priority beside one for the time being") { stage in
      let card = stage.box("card")
      stage.corner(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
      for (width, priority) in [(200.0, Float(750)), (100, 250)] {
        let constraint = card.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
    },
    CorrectLayout("A moving text in a window that clips") { stage in
      let window = stage.box("window")
      window.clipsToBounds = true
      stage.top(window)
      let text = stage.label("A text that is longer than all of these screens ", in: window)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        text.topAnchor.constraint(equalTo: window.topAnchor),
        text.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      ])
    },
    CorrectLayout("Frames and masks that keep their distances inside") { stage in
      let parent = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
      let child = UIView(frame: parent.bounds.insetBy(dx: 8, dy: 8))
      child.backgroundColor = .systemYellow
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      stage.screen.addSubview(parent)
      parent.frame.size = CGSize(width: 300, height: 90)
    },
    CorrectLayout("A gap after a view of a row, and one that is the default again") { stage in
      let views = ["One", "Two", "Three"].map { stage.label($0) }
      let stack = stage.stack(views, .vertical)
      stack.setCustomSpacing(24, after: views[0])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
      stage.top(stack)
    },
    CorrectLayout("Segments with the width of the screen") { stage in
      stage.top(stage.add(UISegmentedControl(items: ["Day", "Month", "Year"]), "range"))
    },
    CorrectLayout("A constant that is set before activation") { stage in
      let card = stage.box("card")
      stage.top(card)
      let height = card.heightAnchor.constraint(equalToConstant: 0)
      height.constant = 90
      height.isActive = true
    },
    CorrectLayout("Two sets of constraints, one of them active") { stage in
      let card = stage.box("card")
      stage.fill(stage.label("Text", in: card), 8)
      let sets = [
        card.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        card.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
      ]
      stage.kept += sets
      sets[1].constant = 4
      NSLayoutConstraint.activate([
        sets[0], card.topAnchor.constraint(equalTo: stage.safe.topAnchor),
      ])
    },
    CorrectLayout("Two heights of which the priorities choose one") { stage in
      let drawer = stage.box("drawer")
      stage.top(drawer)
      for (height, priority) in [(80.0, 750), (300, 250)] as [(CGFloat, Float)] {
        let constraint = drawer.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
      }
    },
    CorrectLayout("A moving text five times as wide as its window") { stage in
      let (window, text) = (stage.box("window"), UIView())
      window.clipsToBounds = true
      text.backgroundColor = .systemYellow
      stage.add(text, "text", in: window)
      stage.top(window)
      NSLayoutConstraint.activate([
        window.heightAnchor.constraint(equalToConstant: 40),
        text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        text.topAnchor.constraint(equalTo: window.topAnchor),
        text.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        text.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 5),
      ])
    },
    CorrectLayout("A logo on the left, from right to left") { stage in
      stage.screen.semanticContentAttribute = .forceRightToLeft
      let logo = stage.image("logo", 60, 20)
      NSLayoutConstraint.activate([
        logo.leftAnchor.constraint(equalTo: stage.screen.leftAnchor, constant: 64),
        logo.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 8),
      ])
    },
    CorrectLayout("Baselines of a row") { stage in
      let row = stage.stack([stage.label("12", size: 40), stage.label("km")], .horizontal)
      row.alignment = .firstBaseline
      stage.corner(row)
    },
    CorrectLayout("A hidden message between a field and a button") { stage in
      let (field, error, go) = (stage.field("Mail"), stage.label("No mail"), stage.button("Go"))
      stage.top(field)
      NSLayoutConstraint.activate([
        error.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
        error.leadingAnchor.constraint(equalTo: field.leadingAnchor),
        go.topAnchor.constraint(equalTo: error.bottomAnchor, constant: 12),
        go.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
      ])
      error.isHidden = true
    },
  ]
}
