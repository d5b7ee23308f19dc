// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Sizes, clipping and recognizers that the program sets and that have another effect.
  static let looks = [
    Mistake(
      "A width that is the height of the screen",
      // 852 - 393 = 459
      .shown(code: "outside-screen", "459 on the right; a constraint makes its width the height of")
    ) { stage in
      let card = stage.box("card")
      card.backgroundColor = .systemYellow
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        card.widthAnchor.constraint(equalTo: stage.screen.heightAnchor),
        card.heightAnchor.constraint(equalToConstant: 100),
      ])
    },
    Mistake(
      "A shadow of a view that clips",
      .shown(code: "clipped-shadow", "the shadow of card is not drawn, since clipsToBounds")
    ) { stage in
      let card = stage.card(80)
      card.layer.shadowOpacity = 0.3
      card.clipsToBounds = true
    },
    Mistake(
      "A round image that is not clipped",
      .shown(code: "square-image", "in spite of the corner radius 40; set clipsToBounds to true")
    ) { stage in
      let avatar = stage.image("avatar", 80, 80)
      stage.corner(avatar)
      avatar.layer.cornerRadius = 40
    },
    Mistake(
      "One recognizer for two views",
      .shown(code: "untouchable", "first has no gesture recognizer any more")
    ) { stage in
      let tap = UITapGestureRecognizer()
      for (name, y) in [("first", 100.0), ("second", 200)] {
        let box = stage.box(name)
        box.backgroundColor = .systemYellow
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: y),
          box.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        ])
        stage.square(box, 50)
        box.addGestureRecognizer(tap)
      }
    },
    Mistake(
      "A content size beside constraints",
      .shown(code: "assigned-frame", "the program set the contentSize of scroll to 393 × 2000")
    ) { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      scroll.contentSize = CGSize(width: 393, height: 2000)
      let text = stage.label("Text", in: scroll)
      stage.fill(text)
      text.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    },
    Mistake(
      "Items of the default size",
      .shown(code: "cut-text", "the items of grid are 50 × 50, the default itemSize")
    ) { stage in
      stage.grid(UICollectionViewFlowLayout())
    },
    Mistake(
      "A text that begins at the top of the one above it",
      .shown(code: "overlap", "tie the top of second to the bottom of first")
    ) { stage in
      let (first, second) = (stage.label("First"), stage.label("Second"))
      stage.top(first)
      NSLayoutConstraint.activate([
        second.topAnchor.constraint(equalTo: first.topAnchor, constant: 4),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      ])
    },
  ]
}

extension Stage {
  /// A collection that fills the screen, with four items that show a title.
  @discardableResult
  func grid(_ layout: UICollectionViewLayout, _ title: String = "A title of some words")
    -> UICollectionView
  {
    let grid = add(UICollectionView(frame: .zero, collectionViewLayout: layout), "grid")
    fill(grid)
    grid.register(TitleItem.self, forCellWithReuseIdentifier: "item")
    let items = FourItems(title)
    kept.append(items)
    grid.dataSource = items
    return grid
  }
}

private final class FourItems: NSObject, UICollectionViewDataSource {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TitleItem)?.title.text = title
    return cell
  }
}

/// An item with a title from edge to edge.
private final class TitleItem: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      title.topAnchor.constraint(equalTo: contentView.topAnchor),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
