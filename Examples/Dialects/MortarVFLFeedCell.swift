// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL

/// The cell in MortarVFL: a column from top to bottom, then the row of each of its lines.
package final class MortarVFLFeedCell: FeedCell {
  override func place() {
    let (top, bottom, leading, trailing) = (m_top + margin, m_bottom - gap, m_leading, m_trailing)

    top |^ avatar[==44] | gap | text | gap | photo | gap | [like, comment, share][==44] ^| bottom
    photo.m_height |=| photo.m_width * (9.0 / 16)
    avatar.m_top + 2 |^ name | 2 | headline

    leading + margin |> avatar[==44] | gap | [name, headline] <| trailing - margin
    leading + margin |> text <| trailing - margin
    leading |> photo <| trailing
    leading + margin |> like[~~1] | gap | comment[~~1] | gap | share[~~1] <| trailing - margin
  }
}
#endif
