// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinUIKit

/// The cell in frames that are calculated by hand.
final class HandWrittenCell: FeedCell {
  override func place() {
    let margin: CGFloat = 12
    let gap: CGFloat = 10
    let width = bounds.width

    avatar.frame = CGRect(x: margin, y: margin, width: 44, height: 44)

    let column = avatar.frame.maxX + gap
    let columnWidth = width - margin - column
    name.frame = CGRect(
      x: column, y: avatar.frame.minY + 2, width: columnWidth,
      height: name.sizeThatFits(CGSize(width: columnWidth, height: 0)).height)
    headline.frame = CGRect(
      x: column, y: name.frame.maxY + 2, width: columnWidth,
      height: headline.sizeThatFits(CGSize(width: columnWidth, height: 0)).height)

    let textWidth = width - 2 * margin
    text.frame = CGRect(
      x: margin, y: avatar.frame.maxY + gap, width: textWidth,
      height: text.sizeThatFits(CGSize(width: textWidth, height: 0)).height)
    photo.frame = CGRect(
      x: 0, y: text.frame.maxY + gap, width: width, height: width * 9 / 16)

    let buttonWidth = (width - 2 * margin - 2 * gap) / 3
    let top = photo.frame.maxY + gap
    like.frame = CGRect(x: margin, y: top, width: buttonWidth, height: 44)
    comment.frame = CGRect(x: like.frame.maxX + gap, y: top, width: buttonWidth, height: 44)
    share.frame = CGRect(x: comment.frame.maxX + gap, y: top, width: buttonWidth, height: 44)
  }
}
