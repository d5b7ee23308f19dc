// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A tag as wide as its text and as high as a line.
final class TagCell: UICollectionViewCell {
  let text = UIView()
  private lazy var width = text.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      text.heightAnchor.constraint(equalToConstant: 20),
      width,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(width: CGFloat) {
    self.width.constant = width
  }
}

/// Tags in lines; each cell determines its size.
final class TagCloud: UIView, UICollectionViewDataSource {
  let tags: [CGFloat]
  let list: UICollectionView

  init(tags: [CGFloat]) {
    self.tags = tags
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    list.dataSource = self
    list.frame = bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(list)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    tags.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.configure(width: tags[indexPath.item])
    return cell
  }
}
