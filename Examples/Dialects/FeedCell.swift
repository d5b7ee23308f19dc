// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
package import QuoinPlatform

/// A cell of a feed with author, text, photo and buttons. Each subclass places the same parts in another
/// dialect, and all of them give the same frames.
@MainActor package class FeedCell: UIView {
  package let avatar = UIImageView()
  package let name = UILabel()
  package let headline = UILabel()
  package let text = UILabel()
  package let photo = UIImageView()
  package let like = UIButton(type: .system)
  package let comment = UIButton(type: .system)
  package let share = UIButton(type: .system)

  /// The margin of the cell around all parts but the photo, in points.
  let margin: CGFloat = 12
  /// The gap between lines of parts, in points.
  let gap: CGFloat = 10

  package init() {
    super.init(frame: .zero)
    backgroundColor = .white
    name.text = "Ada Lovelace"
    name.font = .boldSystemFont(ofSize: 17)
    headline.text = "Analyst, writing about engines"
    headline.font = .systemFont(ofSize: 13)
    headline.textColor = .gray
    text.text =
      "The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves "
      + "flowers and leaves."
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    like.setTitle("Like", for: .normal)
    comment.setTitle("Comment", for: .normal)
    share.setTitle("Share", for: .normal)
    for (part, identifier) in parts {
      part.accessibilityIdentifier = identifier
      addSubview(part)
    }
    place()
  }

  package required init?(coder: NSCoder) { nil }

  /// The parts with their names, from back to front.
  package var parts: [(UIView, String)] {
    [
      (avatar, "avatar"), (name, "name"), (headline, "headline"), (text, "text"),
      (photo, "photo"), (like, "like"), (comment, "comment"), (share, "share"),
    ]
  }

  /// Places the parts.
  func place() {}

  /// The height that the parts need in a width, in points.
  package func height(in width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: 0)
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
#endif
