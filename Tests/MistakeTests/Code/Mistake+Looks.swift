// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Sizes and clipping that the program sets and that have another effect.
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
      "Items of the width of a grid before its layout",
      .shown(code: "empty-items", "the items of grid are -8 × 90, but a flow layout needs")
    ) { stage in
      let flow = UICollectionViewFlowLayout()
      let grid = stage.grid(flow, "")
      flow.itemSize = CGSize(width: grid.bounds.width / 2 - 8, height: 90)
    },
    Mistake(
      "Items of the default size",
      .shown(code: "cut-text", "the items of grid are 50 × 50, as large as the default itemSize")
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
    Mistake(
      "A title that ends below the top of the text under it",
      .shown(code: "overlap", "tie the top of detail to the bottom of title")
    ) { stage in
      let (title, detail) = (stage.label("Title"), stage.label("Detail"))
      NSLayoutConstraint.activate([
        detail.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 40),
        detail.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: detail.topAnchor, constant: -8),
        title.leadingAnchor.constraint(equalTo: detail.leadingAnchor),
      ])
    },
    Mistake(
      "A text with an indent in place of a position below its title",
      .shown(code: "overlap", "tie an edge of one to the opposite edge of the other")
    ) { stage in
      let (title, detail) = (stage.label("Title"), stage.label("Detail"))
      stage.corner(title)
      NSLayoutConstraint.activate([
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 8),
        detail.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 16),
      ])
    },
    Mistake(
      "Texts of a row that overlap, from right to left",
      .shown(
        code: "overlap", "tie the leading edge of second to the trailing edge of first")
    ) { stage in
      stage.screen.semanticContentAttribute = .forceRightToLeft
      let (first, second) = (stage.label("First"), stage.label("Second"))
      stage.corner(first)
      NSLayoutConstraint.activate([
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 8),
        second.topAnchor.constraint(equalTo: first.topAnchor),
      ])
    },
    Mistake(
      "A width that is the height of the screen, from right to left",
      .shown(code: "outside-screen", "459 on the left; a constraint makes its width the height of")
    ) { stage in
      stage.screen.semanticContentAttribute = .forceRightToLeft
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
      "A height that is a width, of a view that is too wide as well",
      // 2 * 393 = 786, and 100 + 786 - 852 = 34
      .shown(code: "outside-screen", "34 at the bottom; a constraint makes its height the width of")
    ) { stage in
      let card = stage.box("card")
      card.backgroundColor = .systemYellow
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: 100),
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
        card.widthAnchor.constraint(equalTo: stage.screen.widthAnchor),
        card.heightAnchor.constraint(equalTo: stage.screen.widthAnchor, multiplier: 2),
      ])
    },
    Mistake(
      "A text in the colour of the card that it is in",
      .shown(code: "invisible-text", "has the colour of card, so that it cannot be seen")
    ) { stage in
      let card = stage.card(80)
      card.backgroundColor = .white
      let title = stage.add(UILabel(), "title", in: card)
      title.text = "Title"
      title.textColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      NSLayoutConstraint.activate([
        title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
    },
    Mistake(
      "A button whose title has the colour of its background",
      .shown(code: "invisible-text", "has the colour of its own background")
    ) { stage in
      let button = stage.add(UIButton(), "button")
      button.setTitle("Go on", for: .normal)
      button.setTitleColor(.systemBlue, for: .normal)
      button.backgroundColor = .systemBlue
      stage.corner(button)
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
