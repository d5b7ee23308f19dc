// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Gestures, transparent controls, covers and views that are several times there.
  static let touches = [
    CorrectLayout("A label that takes touches") { stage in
      let label = stage.label("Forgot your password?")
      stage.top(label)
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer())
    },
    CorrectLayout("A tap on a plain view around a label") { stage in
      let row = stage.box("row")
      stage.top(row)
      stage.fill(stage.label("Row", in: row), 8)
      row.addGestureRecognizer(UITapGestureRecognizer())
    },
    CorrectLayout("A view that takes no touches until data are there") { stage in
      let row = stage.card(60)
      row.addGestureRecognizer(UITapGestureRecognizer())
      row.isUserInteractionEnabled = false
    },
    CorrectLayout("An avatar that takes touches while a page is edited") { stage in
      let avatar = stage.image("avatar", 40, 40)
      stage.corner(avatar)
      avatar.addGestureRecognizer(UITapGestureRecognizer())
      avatar.isUserInteractionEnabled = stage.controller.isEditing
    },
    CorrectLayout("A page whose background is a view, over another page") { stage in
      let pages = (0..<2).map { stage.box("page \($0)") }
      for page in pages { stage.fill(page) }
      stage.center(stage.button("Go", in: pages[0]))
      let background = stage.box("background", in: pages[1])
      background.backgroundColor = .white
      stage.fill(background)
    },
    CorrectLayout("A table that waits for its rows over a button") { stage in
      stage.center(stage.button("Go"))
      let table = stage.add(UITableView(), "table")
      table.backgroundColor = .white
      stage.fill(table)
    },
    CorrectLayout("A photo over a button") { stage in
      stage.center(stage.button("Go"))
      let photo = stage.add(UIImageView(), "photo")
      photo.backgroundColor = .white
      stage.fill(photo)
    },
    CorrectLayout("A button with views of its own that is faded in later") { stage in
      let go = stage.add(UIButton(type: .custom), "go")
      stage.center(go)
      stage.square(go, 60)
      go.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)))
      go.alpha = 0
      go.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A button with a layer of its own that is faded in later") { stage in
      let go = stage.add(UIButton(type: .custom), "go")
      stage.center(go)
      stage.square(go, 60)
      go.layer.addSublayer(CALayer())
      go.alpha = 0
      go.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A recognizer that is switched off") { stage in
      let photo = stage.image("photo", 40, 40)
      stage.corner(photo)
      let tap = UITapGestureRecognizer()
      tap.isEnabled = false
      photo.addGestureRecognizer(tap)
    },
    CorrectLayout("A hidden label with a tap") { stage in
      let label = stage.label("Later")
      stage.top(label)
      label.isHidden = true
      label.addGestureRecognizer(UITapGestureRecognizer())
    },
    CorrectLayout("A button that is faded in later") { stage in
      let go = stage.button("Go")
      stage.center(go)
      go.alpha = 0
      go.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A button with an image that is faded in later") { stage in
      let go = stage.add(UIButton(type: .custom), "go")
      go.setImage(UIImage(size: CGSize(width: 30, height: 30)), for: .normal)
      stage.center(go)
      go.alpha = 0
      go.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A transparent button over a card") { stage in
      let card = stage.card(80)
      let tap = stage.add(UIButton(type: .custom), "tap", in: card)
      stage.fill(tap)
      tap.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A dimming button that is faded in with a menu") { stage in
      let dim = stage.add(UIButton(type: .custom), "dim")
      dim.backgroundColor = .black.withAlphaComponent(0.4)
      stage.fill(dim)
      dim.alpha = 0
      dim.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A hidden button without a title") { stage in
      let more = stage.add(UIButton(type: .custom), "more")
      stage.center(more)
      stage.square(more, 44)
      more.isHidden = true
      more.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    CorrectLayout("A button before its background") { stage in
      let background = stage.box("background")
      background.backgroundColor = .white
      stage.fill(background)
      stage.center(stage.button("Go"))
    },
    CorrectLayout("A sheet with a title over a button") { stage in
      stage.center(stage.button("Go"))
      let sheet = stage.box("sheet")
      sheet.backgroundColor = .white
      stage.fill(sheet)
      let title = stage.label("Sheet", in: sheet)
      stage.top(title)
    },
    CorrectLayout("A cover that is half transparent over a button") { stage in
      stage.center(stage.button("Go"))
      let cover = stage.box("cover")
      cover.backgroundColor = .black.withAlphaComponent(0.5)
      stage.fill(cover)
    },
    CorrectLayout("A hidden cover over a button") { stage in
      stage.center(stage.button("Go"))
      let cover = stage.box("cover")
      cover.backgroundColor = .white
      cover.isHidden = true
      stage.fill(cover)
    },
    CorrectLayout("A thumb over a part of a button") { stage in
      let go = stage.button("Slide to go")
      stage.center(go)
      let thumb = stage.box("thumb")
      thumb.backgroundColor = .white
      NSLayoutConstraint.activate([
        thumb.leadingAnchor.constraint(equalTo: go.leadingAnchor),
        thumb.centerYAnchor.constraint(equalTo: go.centerYAnchor),
      ])
      stage.square(thumb, 10)
    },
    CorrectLayout("Texts of one statement below each other") { stage in
      var last = stage.safe.topAnchor
      for index in 0..<3 {
        let text = stage.label("Text \(index)")
        text.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor).isActive = true
        text.topAnchor.constraint(equalTo: last, constant: 8).isActive = true
        last = text.bottomAnchor
      }
    },
    CorrectLayout("Buttons of a closed menu in one place") { stage in
      for name in ["photo", "video", "file"] {
        let item = stage.button("+")
        item.accessibilityIdentifier = name
        item.setTitle(nil, for: .normal)
        item.setImage(UIImage(size: CGSize(width: 30, height: 30)), for: .normal)
        stage.center(item)
      }
    },
    CorrectLayout("Texts of which one is hidden, in one place") { stage in
      for index in 0..<2 {
        let text = stage.label("Page \(index)")
        stage.top(text)
        text.isHidden = index > 0
      }
    },
    CorrectLayout("Equal texts in equal cards") { stage in
      let cards = (0..<2).map { _ in
        let card = UIView()
        stage.add(card, "card")
        stage.fill(stage.label("Free", in: card), 8)
        return card
      }
      stage.top(stage.stack(cards, .vertical))
    },
    CorrectLayout("Equal texts in a stack view") { stage in
      let row = stage.stack((0..<3).map { _ in stage.label("0") }, .horizontal)
      row.distribution = .fillEqually
      stage.top(row)
    },
  ]
}
