// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography

/// The cell in Cartography.
package final class CartographyFeedCell: FeedCell {
  override func place() {
    let (margin, gap) = (margin, gap)
    constrain(avatar, name, headline) { avatar, name, headline in
      let cell = avatar.superview!
      avatar.top == cell.top + margin
      avatar.leading == cell.leading + margin
      avatar.width == 44
      avatar.height == avatar.width

      name.top == avatar.top + 2
      name.leading == avatar.trailing + gap
      name.trailing == cell.trailing - margin

      headline.top == name.bottom + 2
      align(leading: name, headline)
      align(trailing: name, headline)
    }
    constrain(avatar, text, photo) { avatar, text, photo in
      let cell = text.superview!
      text.top == avatar.bottom + gap
      text.leading == cell.leading + margin
      text.trailing == cell.trailing - margin

      photo.top == text.bottom + gap
      photo.leading == cell.leading
      photo.trailing == cell.trailing
      photo.height == photo.width * 9 / 16
    }
    constrain(photo, like, comment, share) { photo, like, comment, share in
      let cell = photo.superview!
      like.top == photo.bottom + gap
      like.height == 44
      like.bottom == cell.bottom - gap
      like.leading == cell.leading + margin
      distribute(by: gap, horizontally: like, comment, share)
      share.trailing == cell.trailing - margin
      align(top: like, comment, share)
      distribute(equalWidth: like, comment, share)
      distribute(equalHeight: like, comment, share)
    }
  }
}
#endif
