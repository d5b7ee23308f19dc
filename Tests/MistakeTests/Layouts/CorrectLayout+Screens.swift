// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CorrectLayout {
  /// Whole screens, as programs have them.
  static let screens = [
    CorrectLayout("A chat with a bar for messages below a table") { stage in
      let (table, bar) = (stage.add(UITableView(), "table"), stage.box("bar"))
      let (field, send) = (stage.field("Message", in: bar), stage.button("Send", in: bar))
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      stage.top(table, 0)
      NSLayoutConstraint.activate([
        table.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
        field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        send.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
        send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    },
    CorrectLayout("A profile with a round picture, numbers and a button") { stage in
      let avatar = stage.image("avatar", 200, 200)
      (avatar.layer.cornerRadius, avatar.clipsToBounds) = (48, true)
      let numbers = ["12 posts", "3 friends", "40 likes"].map { stage.label($0) }
      let row = stage.stack(numbers, .horizontal)
      row.distribution = .fillEqually
      let column = stage.stack(
        [
          avatar, stage.label("Name"),
          stage.label("A text about the person, of two lines", lines: 0),
          row, stage.button("Follow"),
        ], .vertical)
      column.alignment = .center
      stage.top(column)
      NSLayoutConstraint.activate([
        avatar.widthAnchor.constraint(equalToConstant: 96),
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        row.widthAnchor.constraint(equalTo: column.widthAnchor),
      ])
    },
    CorrectLayout("A form in the middle that is at most 400 wide") { stage in
      let form = stage.stack(
        [stage.field("Mail"), stage.field("Password"), stage.button("Sign in")], .vertical)
      let full = form.widthAnchor.constraint(equalTo: stage.safe.widthAnchor, constant: -32)
      full.priority = .defaultHigh
      stage.center(form)
      NSLayoutConstraint.activate([
        full, form.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      ])
    },
    CorrectLayout("A page with a picture above, a text and a button below") { stage in
      let (photo, text) = (stage.image("photo", 300, 300), stage.label("Welcome", lines: 0))
      let go = stage.button("Next")
      photo.contentMode = .scaleAspectFit
      stage.top(photo)
      NSLayoutConstraint.activate([
        photo.heightAnchor.constraint(equalTo: stage.safe.heightAnchor, multiplier: 0.5),
        text.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
        go.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
        go.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor, constant: -16),
        go.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 8),
      ])
    },
    CorrectLayout("Cards in a scrolled column, one of them hidden") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      let cards = (0..<4).map { stage.label("Card \($0)") }
      cards[1].isHidden = true
      let column = stage.stack(cards, .vertical, in: scroll)
      stage.fill(column)
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    },
    CorrectLayout("A bar with a title between two buttons") { stage in
      let bar = stage.box("bar")
      let title = stage.label("Title", in: bar)
      let (back, done) = (stage.button("Back", in: bar), stage.button("Done", in: bar))
      stage.top(bar, 0)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 44),
        title.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        back.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
        back.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        done.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
        done.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
        done.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      ])
    },
    CorrectLayout("Items by the bounds that a layout gives") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.minimumInteritemSpacing = 8
      let grid = stage.grid(flow)
      stage.screen.layoutIfNeeded()
      flow.itemSize = CGSize(width: (grid.bounds.width - 8) / 2, height: 90)
    },
    CorrectLayout("A grid without items, whose items have no size yet") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = .zero
      let grid = stage.grid(flow)
      grid.dataSource = nil
    },
    CorrectLayout("A closed strip of items that are as high as the strip") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 80, height: 0)
      let strip = stage.add(UICollectionView(frame: .zero, collectionViewLayout: flow), "strip")
      stage.top(strip)
      strip.heightAnchor.constraint(equalToConstant: 0).isActive = true
    },
    CorrectLayout("Five stars in a row") { stage in
      let stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }
      let row = stage.stack(stars, .horizontal, spacing: 4)
      stage.center(row)
    },
    CorrectLayout("A note that grows up to a height") { stage in
      let note = stage.add(UITextView(), "note")
      (note.text, note.isScrollEnabled) = ("Text", false)
      stage.top(note)
      NSLayoutConstraint.activate([
        note.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        note.heightAnchor.constraint(lessThanOrEqualToConstant: 120),
      ])
    },
    CorrectLayout("A long text beside an icon, with its end inside") { stage in
      let (icon, text) = (
        stage.image("icon", 24, 24), stage.label("A text of far more words than fit", lines: 0)
      )
      NSLayoutConstraint.activate([
        icon.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 16),
        icon.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        text.topAnchor.constraint(equalTo: icon.topAnchor),
        text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        text.trailingAnchor.constraint(lessThanOrEqualTo: stage.safe.trailingAnchor, constant: -16),
      ])
    },
    CorrectLayout("Two columns of half the width, less their gap") { stage in
      let (left, right) = (stage.box("left"), stage.box("right"))
      for box in [left, right] {
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: stage.safe.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 90),
          box.widthAnchor.constraint(
            equalTo: stage.safe.widthAnchor, multiplier: 0.5, constant: -4),
        ])
      }
      left.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor).isActive = true
      right.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor).isActive = true
    },
    CorrectLayout("A price list with names and values of one column") { stage in
      let rows = [("Tea", "2.50"), ("Coffee with milk", "3.10")].map { name, price in
        let value = stage.label(price)
        value.setContentHuggingPriority(.required, for: .horizontal)
        return stage.stack([stage.label(name), value], .horizontal)
      }
      stage.top(stage.stack(rows, .vertical))
    },
    CorrectLayout("A picture with a text on a dark strip at its bottom") { stage in
      let photo = stage.image("photo", 320, 180)
      let strip = stage.box("strip", in: photo)
      strip.backgroundColor = .black
      let text = stage.label("Caption", in: strip)
      text.textColor = .white
      stage.top(photo)
      stage.fill(text, 8)
      NSLayoutConstraint.activate([
        photo.heightAnchor.constraint(equalToConstant: 120),
        strip.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
        strip.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
        strip.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
      ])
    },
    CorrectLayout("A counter with its buttons") { stage in
      let row = stage.stack(
        [stage.button("−"), stage.label("1"), stage.button("+")], .horizontal, spacing: 16)
      row.alignment = .center
      stage.center(row)
    },
    CorrectLayout("Segments above the page that they choose") { stage in
      let segments = stage.add(UISegmentedControl(items: ["Day", "Week", "Month"]), "segments")
      let page = stage.box("page")
      stage.top(segments)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
        page.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        page.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    CorrectLayout("A slider between two icons") { stage in
      let row = stage.stack(
        [
          UIImageView(image: UIImage(systemName: "speaker")), UISlider(),
          UIImageView(image: UIImage(systemName: "speaker.wave.3")),
        ], .horizontal)
      stage.top(row)
    },
    CorrectLayout("A closed banner above a list") { stage in
      let (banner, list) = (stage.box("banner"), stage.add(UITableView(), "list"))
      banner.clipsToBounds = true
      stage.top(banner, 0)
      NSLayoutConstraint.activate([
        banner.heightAnchor.constraint(equalToConstant: 0),
        list.topAnchor.constraint(equalTo: banner.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
      ])
    },
    CorrectLayout("A tag around its text, at the end of a title") { stage in
      let (title, tag) = (stage.label("Offer"), stage.box("tag"))
      (tag.backgroundColor, tag.layer.cornerRadius) = (.systemYellow, 8)
      stage.fill(stage.label("New", size: 12, in: tag), 4)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        tag.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        tag.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        tag.trailingAnchor.constraint(lessThanOrEqualTo: stage.safe.trailingAnchor, constant: -16),
      ])
    },
  ]
}
