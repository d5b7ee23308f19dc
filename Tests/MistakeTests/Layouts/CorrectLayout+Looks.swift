// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Lengths of the other axis, shadows, corners, recognizers and content sizes.
  static let looks = [
    CorrectLayout("A white text on a picture in a white card, and one with a style") { stage in
      let card = stage.card(80)
      card.backgroundColor = .white
      let photo = stage.add(UIImageView(), "photo", in: card)
      photo.backgroundColor = .black
      let (title, styled) = (UILabel(), UILabel())
      stage.add(title, "title", in: card)
      stage.add(styled, "styled", in: card)
      title.text = "Title"
      title.textColor = .white
      styled.textColor = .white
      styled.attributedText = NSAttributedString(
        string: "Styled", attributes: [.foregroundColor: UIColor.black])
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: card.topAnchor),
        photo.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        photo.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        photo.widthAnchor.constraint(equalToConstant: 120),
        title.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
        title.topAnchor.constraint(equalTo: photo.topAnchor),
        styled.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        styled.topAnchor.constraint(equalTo: photo.topAnchor),
      ])
    },
    CorrectLayout("A white text in a view whose own layer is a gradient") { stage in
      stage.screen.backgroundColor = .white
      let card = stage.add(GradientCard(), "card")
      (card.layer as? CAGradientLayer)?.colors = [UIColor.black.cgColor, UIColor.blue.cgColor]
      let title = stage.add(UILabel(), "title", in: card)
      title.text = "Title"
      title.textColor = .white
      stage.top(card, 80)
      NSLayoutConstraint.activate([
        card.heightAnchor.constraint(equalToConstant: 80),
        title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
    },
    CorrectLayout("A white text on a gradient, and one that is half transparent") { stage in
      let card = stage.card(80)
      card.backgroundColor = .white
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.black.cgColor, UIColor.blue.cgColor]
      gradient.frame = CGRect(x: 0, y: 0, width: 361, height: 80)
      card.layer.insertSublayer(gradient, at: 0)
      let title = stage.add(UILabel(), "title", in: card)
      title.text = "Title"
      title.textColor = .white
      let note = stage.label("Note")
      note.backgroundColor = .white
      note.textColor = UIColor(white: 1, alpha: 0.5)
      NSLayoutConstraint.activate([
        title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        note.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
        note.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    },
    CorrectLayout("A circle that is as wide as a field is high") { stage in
      let (field, dot) = (stage.field("Mail"), stage.box("dot"))
      stage.top(field, 80)
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalTo: field.heightAnchor),
        dot.heightAnchor.constraint(equalTo: field.heightAnchor),
        dot.trailingAnchor.constraint(equalTo: field.leadingAnchor, constant: -8),
        dot.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    },
    CorrectLayout("A banner of half the width of the screen, in its height") { stage in
      let banner = stage.box("banner")
      stage.top(banner)
      banner.heightAnchor.constraint(equalTo: stage.safe.widthAnchor, multiplier: 0.25)
        .isActive = true
    },
    CorrectLayout("A square") { stage in
      let box = stage.box("box")
      stage.corner(box)
      box.widthAnchor.constraint(equalToConstant: 60).isActive = true
      box.heightAnchor.constraint(equalTo: box.widthAnchor).isActive = true
    },
    CorrectLayout("A circle behind the screen that is as wide as that is high") { stage in
      let circle = stage.box("circle")
      circle.backgroundColor = .systemYellow
      stage.center(circle)
      NSLayoutConstraint.activate([
        circle.widthAnchor.constraint(equalTo: stage.screen.heightAnchor),
        circle.heightAnchor.constraint(equalTo: stage.screen.heightAnchor),
      ])
    },
    CorrectLayout("A circle in a card that clips, as wide as the screen is high") { stage in
      let card = stage.card(80)
      card.clipsToBounds = true
      let circle = stage.box("circle", in: card)
      circle.backgroundColor = .systemBlue
      NSLayoutConstraint.activate([
        circle.topAnchor.constraint(equalTo: card.topAnchor),
        circle.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        circle.widthAnchor.constraint(equalTo: stage.screen.heightAnchor),
        circle.heightAnchor.constraint(equalTo: stage.screen.widthAnchor),
      ])
    },
    CorrectLayout("A strip that reaches beyond the screen by its own width") { stage in
      let strip = stage.box("strip")
      strip.backgroundColor = .systemYellow
      NSLayoutConstraint.activate([
        strip.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        strip.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        strip.widthAnchor.constraint(equalTo: stage.screen.widthAnchor, multiplier: 1.5),
        strip.heightAnchor.constraint(equalToConstant: 4),
      ])
    },
    CorrectLayout("A turned view that is as long as the screen is high") { stage in
      let line = stage.box("line")
      line.backgroundColor = .systemYellow
      line.transform = CGAffineTransform(rotationAngle: .pi / 2)
      stage.center(line)
      NSLayoutConstraint.activate([
        line.widthAnchor.constraint(equalTo: stage.screen.heightAnchor),
        line.heightAnchor.constraint(equalToConstant: 4),
      ])
    },
    CorrectLayout("A shadow around a view that clips inside") { stage in
      let card = stage.card(80)
      card.layer.shadowOpacity = 0.3
      let photo = stage.image("photo", 80, 80, in: card)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      stage.fill(photo)
    },
    CorrectLayout("A view that clips without a shadow") { stage in
      let card = stage.card(80)
      card.layer.cornerRadius = 12
      card.layer.shadowRadius = 8
      card.clipsToBounds = true
    },
    CorrectLayout("A shadow that is shown later") { stage in
      let card = stage.card(80)
      card.layer.shadowOpacity = 0
      card.clipsToBounds = true
    },
    CorrectLayout("A round card with a shadow") { stage in
      let card = stage.card(80)
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.3
      stage.fill(stage.label("Text", in: card), 12)
    },
    CorrectLayout("A hidden view that clips its shadow") { stage in
      let card = stage.card(80)
      card.layer.shadowOpacity = 0.3
      card.clipsToBounds = true
      card.isHidden = true
    },
    CorrectLayout("A round image that is clipped") { stage in
      let avatar = stage.image("avatar", 80, 80)
      stage.corner(avatar)
      avatar.layer.cornerRadius = 40
      avatar.clipsToBounds = true
    },
    CorrectLayout("A small icon on a round background") { stage in
      let icon = stage.image("icon", 24, 24)
      icon.contentMode = .center
      icon.backgroundColor = .systemBlue
      icon.layer.cornerRadius = 8
      stage.corner(icon)
      stage.square(icon, 44)
    },
    CorrectLayout("A symbol with a corner radius") { stage in
      let star = stage.add(UIImageView(image: UIImage(systemName: "star")), "star")
      star.layer.cornerRadius = 4
      stage.corner(star)
    },
    CorrectLayout("A round place for an image that is loaded later") { stage in
      let photo = stage.add(UIImageView(), "photo")
      photo.layer.cornerRadius = 12
      photo.backgroundColor = .systemGray
      stage.corner(photo)
      stage.square(photo, 60)
    },
    CorrectLayout("A round image in a round card that clips") { stage in
      let card = stage.card(80)
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      let photo = stage.image("photo", 361, 80, in: card)
      photo.layer.cornerRadius = 12
      stage.fill(photo)
    },
    CorrectLayout("An icon with a round border") { stage in
      let icon = stage.image("icon", 40, 40)
      icon.layer.cornerRadius = 20
      icon.layer.borderWidth = 1
      stage.corner(icon)
    },
    CorrectLayout("A recognizer for each view") { stage in
      for name in ["first", "second"] {
        let box = stage.box(name)
        box.addGestureRecognizer(UITapGestureRecognizer())
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(
            equalTo: stage.safe.topAnchor, constant: name == "first" ? 0 : 80),
          box.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor),
        ])
        stage.square(box, 50)
      }
    },
    CorrectLayout("A recognizer that is moved to another view") { stage in
      let (old, new) = (stage.card(60), stage.box("new"))
      let tap = UITapGestureRecognizer()
      old.addGestureRecognizer(tap)
      old.removeGestureRecognizer(tap)
      stage.fill(new)
      stage.screen.sendSubviewToBack(new)
      new.addGestureRecognizer(tap)
    },
    CorrectLayout("A recognizer that is added to another view") { stage in
      let (tap, old, new) = (UITapGestureRecognizer(), stage.card(60), stage.screen)
      for view in [old, new] { view.addGestureRecognizer(tap) }
    },
    CorrectLayout("The recognizer of a scroll view in the view around it") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      stage.fill(stage.label("Text", in: scroll), 16)
      stage.screen.addGestureRecognizer(scroll.panGestureRecognizer)
    },
    CorrectLayout("Two recognizers of one view") { stage in
      let card = stage.card(60)
      card.addGestureRecognizer(UITapGestureRecognizer())
      card.addGestureRecognizer(UIPanGestureRecognizer())
    },
    CorrectLayout("A recognizer that is added again to its view") { stage in
      let (card, tap) = (stage.card(60), UITapGestureRecognizer())
      card.addGestureRecognizer(tap)
      card.addGestureRecognizer(tap)
    },
    CorrectLayout("A content size without constraints") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      scroll.contentSize = CGSize(width: 300, height: 2000)
      let text = UILabel(frame: CGRect(x: 16, y: 1000, width: 200, height: 20))
      text.text = "Text"
      scroll.addSubview(text)
    },
    CorrectLayout("A content size that was set before a text made the content longer") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      scroll.contentSize = CGSize(width: 100, height: 100)
      let content = stage.box("content", in: scroll)
      stage.fill(content)
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    },
    CorrectLayout("A content size of a table") { stage in
      let table = stage.rows { stage.text("Row", in: $0) }
      table.contentSize = CGSize(width: 100, height: 100)
    },
    CorrectLayout("A content size that a text view makes itself") { stage in
      let text = stage.add(UITextView(), "text")
      text.text = "Text"
      stage.fill(text)
    },
    CorrectLayout("Items of the default size with a short title") { stage in
      stage.grid(UICollectionViewFlowLayout(), "Ok")
    },
    CorrectLayout("Items of a size by the delegate") { stage in
      let grid = stage.grid(UICollectionViewFlowLayout())
      let sizes = ItemSizes()
      stage.kept.append(sizes)
      grid.delegate = sizes
    },
    CorrectLayout("Items of the default size in several lines") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.minimumInteritemSpacing = 4
      stage.grid(flow, "7")
    },
    CorrectLayout("Items of a size of their own") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 180, height: 40)
      stage.grid(flow)
    },
    CorrectLayout("Items that size themselves") { stage in
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      stage.grid(flow)
    },
  ]
}

private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 180, height: 40) }
}

private final class GradientCard: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
