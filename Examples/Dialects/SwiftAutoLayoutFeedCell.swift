// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import SwiftAutoLayout

/// The cell in SwiftAutoLayout.
package final class SwiftAutoLayoutFeedCell: FeedCell {
  override func place() {
    avatar.constrain(to: self).leading(constant: margin).top(constant: margin)
    avatar.constrainSelf().width(constant: 44).aspectRatio(1)

    name.constrain(to: avatar).top(constant: 2)
    name.constrain(after: avatar).leadingTrailing(constant: gap)
    name.constrain(to: self).trailing(constant: margin)

    headline.constrain(after: name).topBottom(constant: 2)
    headline.constrain(to: name).leadingTrailing()

    text.constrain(after: avatar).topBottom(constant: gap)
    text.constrain(to: self).leadingTrailing(constant: margin)

    photo.constrain(after: text).topBottom(constant: gap)
    photo.constrain(to: self).leadingTrailing()
    photo.constrainSelf().aspectRatio(9 / 16)

    like.constrain(to: self).leading(constant: margin).bottom(constant: gap)
    like.constrain(after: photo).topBottom(constant: gap)
    like.constrainSelf().height(constant: 44)
    for (button, previous) in [(comment, like), (share, comment)] {
      button.constrain(after: previous).leadingTrailing(constant: gap)
      button.constrain(to: previous).top().widthHeight()
    }
    share.constrain(to: self).trailing(constant: margin)
  }
}
#endif
