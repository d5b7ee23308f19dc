// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
package import NotAutoLayout

/// The cell in NotAutoLayout: frames, no constraints.
package final class NotAutoLayoutFeedCell: FeedCell {
  private typealias Float = NotAutoLayout.Float

  package override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  package override func height(in width: CGFloat) -> CGFloat {
    bounds.size.width = width
    layOutParts()
    return like.frame.maxY + gap
  }

  private func layOutParts() {
    let margin = Float(margin)
    let gap = Float(gap)
    // Distances along the reading direction.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (inward, onward) = isMirrored ? (-margin, -gap) : (margin, gap)

    nal.layout(avatar) {
      $0
        .setLeading(by: { $0.leading + inward })
        .setTop(to: margin)
        .setSize(to: Size(width: 44, height: 44))
    }
    nal.layout(name) {
      $0
        .pinLeading(to: avatar, with: { $0.trailing + onward })
        .pinTop(to: avatar, with: { $0.top + 2 })
        .setTrailing(by: { $0.trailing - inward })
        .fitHeight()
    }
    nal.layout(headline) {
      $0
        .pinLeading(to: name, with: { $0.leading })
        .pinTop(to: name, with: { $0.bottom + 2 })
        .pinTrailing(to: name, with: { $0.trailing })
        .fitHeight()
    }
    nal.layout(text) {
      $0
        .setLeft(to: margin)
        .setRight(by: { $0.right - margin })
        .pinTop(to: avatar, with: { $0.bottom + gap })
        .fitHeight()
    }
    nal.layout(photo) {
      $0
        .setLeft(by: { $0.left })
        .setWidth(by: { $0.width })
        .pinTop(to: text, with: { $0.bottom + gap })
        .setHeight(by: { $0.width * 9 / 16 })
    }
    nal.layout([[like, comment, share]]) {
      $0
        .setFrame(by: { [photo] guides in
          Rect(
            x: margin, y: Float(photo.frame.maxY) + gap, width: guides.width - margin * 2,
            height: 44)
        })
        .setInsets(horizontal: gap, vertical: 0)
        .followingLayoutDirection()
    }
  }
}
#endif
