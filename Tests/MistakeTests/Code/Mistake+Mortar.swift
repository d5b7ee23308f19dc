// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Mortar

extension Mistake {
  /// Statements with operators.
  static let mortar = [
    Mistake(
      "Mortar: a size and both sides", in: .mortar,
      .conflict(
        [
          "card.left == screen.left", "card.right == screen.right", "card.width == 100",
          "screen is 320 points wide",
        ], broken: "card.width == 100")
    ) { stage in
      let (card, screen) = (stage.box("card"), stage.screen)
      card.m_top |=| screen.m_top
      card |=| [screen.m_left, screen.m_right]  // mistake
      card.m_size |=| (100, 44)  // mistake
    },
    Mistake(
      "Mortar: a ratio and a height", in: .mortar,
      .conflict(
        ["photo.width == 160", "photo.height == 0.5*photo.width", "photo.height == 90"],
        broken: "photo.height == 90")
    ) { stage in
      let (photo, screen) = (stage.box("photo"), stage.screen)
      photo.m_top |=| screen.m_top
      photo.m_left |=| screen.m_left
      photo.m_width |=| 160  // mistake
      photo.m_height |=| photo.m_width * 0.5  // mistake
      photo.m_height |=| 90  // mistake
    },
    Mistake(
      "Mortar: a height above the greatest one", in: .mortar,
      .conflict(["panel.height == 200", "panel.height <= 120"], broken: "panel.height <= 120")
    ) { stage in
      let panel = stage.box("panel")
      panel.m_sides |=| stage.screen
      panel.m_top |=| stage.screen
      panel.m_height |=| 200  // mistake
      panel.m_height |<| 120  // mistake
    },
    Mistake("Mortar: only a center", in: .mortar, .ambiguities(["width of box", "height of box"])) {
      stage in
      stage.box("box").m_center |=| stage.screen
    },
    Mistake(
      "Mortar: a size to a center", in: .mortar,
      .refusal(
        code: "M-13",
        "a.width and b.centerX cannot be compared; pair sizes with sizes, and locations with "
          + "locations on one axis.")
    ) { stage in
      stage.box("a").m_size |=| stage.box("b").m_center  // mistake
    },
    Mistake(
      "Mortar: a view that is in no tree", in: .mortar,
      .refusal(
        code: "M-16",
        "a.top == UIView.top cannot be installed: a and UIView have no common superview; add both "
          + "to one tree first.")
    ) { stage in
      stage.box("a").m_top |=| UIView()  // mistake
    },
    Mistake(
      "Mortar: an array for one view too few", in: .mortar,
      .refusal(
        code: "M-6",
        "An array of 2 cannot be related to an array of 1; two arrays need the same length.")
    ) { stage in
      let (a, b, c) = (stage.box("a"), stage.box("b"), stage.box("c"))
      [a, b] |=| [c]  // mistake
    },
  ]
}
#endif
