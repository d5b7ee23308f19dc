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
      .shown(code: "cut-text", "wide, and has 44")
    ) { stage in
      let title = UILabel()
      (title.text, title.accessibilityIdentifier) = ("A title of many words", "title")
      stage.screen.addSubview(title)
      stage.screen.nal.layout(title) {
        $0.setLeft(to: 20).setTop(to: 80).setSize(to: Size(width: 44, height: 30))
      }
    },
  ]
}
#else
extension Mistake {
  static let shownInDialects: [Mistake] = []
}
#endif
