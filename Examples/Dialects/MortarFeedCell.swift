// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Mortar

/// The cell in Mortar.
package final class MortarFeedCell: FeedCell {
  override func place() {
    avatar.m_top |=| self.m_top + margin
    avatar.m_leading |=| self.m_leading + margin
    avatar.m_size |=| 44

    name.m_top |=| avatar.m_top + 2
    name.m_leading |=| avatar.m_trailing + gap
    name.m_trailing |=| self.m_trailing - margin

    headline |=| [name.m_leading, name.m_trailing]
    headline.m_top |=| name.m_bottom + 2

    text.m_top |=| avatar.m_bottom + gap
    text |=| [self.m_leading + margin, self.m_trailing - margin]

    photo.m_top |=| text.m_bottom + gap
    photo |=| [self.m_leading, self.m_trailing]
    photo.m_height |=| photo.m_width * 9 / 16

    like |=| [self.m_leading + margin, self.m_bottom - gap]
    like.m_top |=| photo.m_bottom + gap
    like.m_height |=| 44
    [comment.m_leading, share.m_leading] |=| [like.m_trailing + gap, comment.m_trailing + gap]
    [comment, share].m_top |=| like
    [comment, share].m_size |=| like
    share.m_trailing |=| self.m_trailing - margin
  }
}
#endif
