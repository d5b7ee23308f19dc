// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography
import Mortar
import NotAutoLayout
import QuoinUIKit
import SwiftAutoLayout

extension Mistake {
  /// Layouts in dialects that their statements determine, and that look wrong.
  static let shownInDialects = [
    Mistake(
      "Cartography: a ratio the other way round", in: .cartography,
      // 160 / 90 = 1.7778
      .shown(code: "inverted-ratio", "make the width 1.7778 times the height")
    ) { stage in
      constrain(stage.image("photo", 160, 90), stage.screen) { photo, screen in
        photo.top == screen.top + 100
        photo.left == screen.left + 16
        photo.width == 90
        photo.width == photo.height * (9.0 / 16)
      }
    },
    Mistake(
      "NotAutoLayout: a frame in a card without a size", in: .notAutoLayout,
      .shown(code: "early-frame", "inner is partly outside of card, which had no size when")
    ) { stage in
      let (card, inner) = (UIView(), UILabel())
      (card.accessibilityIdentifier, inner.accessibilityIdentifier) = ("card", "inner")
      inner.text = "Inner"
      stage.screen.addSubview(card)
      card.addSubview(inner)
      card.nal.layout(inner) {
        $0.setCenter(by: { $0.center }).setMiddle(by: { $0.middle }).fitSize()
      }
      stage.screen.nal.layout(card) {
        $0.setLeft(to: 16).setTop(to: 200).setSize(to: Size(width: 200, height: 100))
      }
    },
    Mistake(
      "SwiftAutoLayout: a switch between both edges", in: .swiftAutoLayout,
      .shown(code: "fixed-size", "a UISwitch always has its own size, 51 × 31")
    ) { stage in
      stage.add(UISwitch(), "toggle").constrain(to: stage.screen).top(constant: 100)
        .leadingTrailing(constant: 16)
    },
    Mistake(
      "Mortar: a spinner of 80 points", in: .mortar,
      .shown(code: "fixed-size", "constraints make spinner 80 × 80")
    ) { stage in
      let spinner = stage.add(UIActivityIndicatorView(style: .medium), "spinner")
      spinner.m_center |=| stage.screen
      spinner.m_size |=| (80, 80)
    },
    Mistake(
      "NotAutoLayout: a part of a width as a number", in: .notAutoLayout,
      // 50 * 393 - 393 = 19257
      .shown(code: "outside-screen", "19257 on the right")
    ) { stage in
      let bar = UILabel()
      (bar.text, bar.accessibilityIdentifier) = ("Bar", "bar")
      stage.screen.addSubview(bar)
      stage.screen.nal.layout(bar) {
        $0.setLeft(to: 0).setTop(to: 100).setWidth(by: { _ in 50 * 393 }).setHeight(to: 30)
      }
    },
    Mistake(
      "NotAutoLayout: a text in a narrow frame", in: .notAutoLayout,
      .shown(code: "cut-text", "and has 44; more lines, or a larger width shows it; lay it out")
    ) { stage in
      let title = UILabel()
      (title.text, title.accessibilityIdentifier) = ("A title of many words", "title")
      stage.screen.addSubview(title)
      stage.screen.nal.layout(title) {
        $0.setLeft(to: 20).setTop(to: 80).setSize(to: Size(width: 44, height: 30))
      }
    },
    Mistake(
      "NotAutoLayout: lines that fit without a width", in: .notAutoLayout,
      .shown(code: "outside-screen", "has one line: set its width, and let its height fit")
    ) { stage in
      let text = UILabel()
      text.text = "A text of far more words than one line of a phone can show to anybody"
      (text.numberOfLines, text.accessibilityIdentifier) = (0, "text")
      stage.screen.addSubview(text)
      stage.screen.nal.layout(text) { $0.setLeft(to: 16).setTop(to: 80).fitSize() }
    },
    Mistake(
      "NotAutoLayout: an image of another width in its own height", in: .notAutoLayout,
      .shown(code: "unfitting-image", "make the height 0.625 times the width")
    ) { stage in
      let photo = UIImageView(image: UIImage(size: CGSize(width: 320, height: 200)))
      photo.accessibilityIdentifier = "photo"
      stage.screen.addSubview(photo)
      stage.screen.nal.layout(photo) {
        $0.setLeft(to: 16).setTop(to: 80).setWidth(to: 100).fitHeight()
      }
    },
    Mistake(
      "Mortar: both edges of a text as coordinates", in: .mortar,
      .shown(code: "empty-view", "title is 0 wide")
    ) { stage in
      let title = stage.label("Title")
      title.m_top |=| stage.screen.m_top + 80
      title.m_left |=| 16
      title.m_right |=| 16
    },
    Mistake(
      "Mortar: a mark in the center and beside an icon", in: .mortar,
      .shown(code: "empty-view", "icon is 0 wide")
    ) { stage in
      let (icon, badge) = (stage.image("icon", 60, 60), stage.label("3"))
      icon.m_center |=| stage.screen
      badge.m_center |=| icon
      badge.m_left |=| icon.m_right
    },
    Mistake(
      "SwiftAutoLayout: half a screen below the center", in: .swiftAutoLayout,
      .shown(code: "outside-screen", "the edge of screen is only 426 from its center")
    ) { stage in
      stage.button("Go").constrain(to: stage.screen).centerX().centerY(constant: 500)
    },
    Mistake(
      "SwiftAutoLayout: a trailing distance with a minus", in: .swiftAutoLayout,
      .shown(code: "outside-screen", "constant -16 -> 16")
    ) { stage in
      stage.button("Save").constrain(to: stage.screen).top(constant: 80).trailing(constant: -16)
    },
    Mistake(
      "Cartography: aligned at two edges", in: .cartography,
      .shown(code: "overlap", "tie the top of second to the bottom of first")
    ) { stage in
      constrain(stage.label("First"), stage.label("Second"), stage.screen) {
        first, second, screen in
        first.top == screen.top + 80
        first.left == screen.left + 16
        align(left: first, second)
        align(top: first, second)
      }
    },
  ]
}
#else
extension Mistake {
  static let shownInDialects: [Mistake] = []
}
#endif
