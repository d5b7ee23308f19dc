// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card whose picture is beside the text, or above it where there is little room.
final class AdaptiveCard: UIView {
  let picture = UIView()
  let caption = UILabel()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.numberOfLines = 0
    caption.text = "A caption that is long enough for several lines of a card"
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(caption)
    addSubview(stack)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      picture.heightAnchor.constraint(equalToConstant: 80),
    ])
    pictureWidth = picture.widthAnchor.constraint(equalToConstant: 80)
    update()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (card: AdaptiveCard, previous: UITraitCollection) in
      guard card.traitCollection.horizontalSizeClass != previous.horizontalSizeClass else { return }
      card.update()
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private var pictureWidth: NSLayoutConstraint?

  private func update() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    stack.axis = isCompact ? .vertical : .horizontal
    stack.alignment = isCompact ? .fill : .top
    pictureWidth?.isActive = !isCompact
  }
}
