// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import SwiftAutoLayout

extension Mistake {
  /// Chains of calls.
  static let swiftAutoLayout = [
    Mistake(
      "SwiftAutoLayout: both edges and a width", in: .swiftAutoLayout,
      .conflict(
        [
          "title.leading == screen.leading + 16", "screen.trailing == title.trailing + 16",
          "title.width == 400", "screen is 320 points wide",
        ], broken: "title.width == 400")
    ) { stage in
      let title = stage.box("title")
      title.constrain(to: stage.screen).top()
      title.constrainSelf().height(constant: 44)
      title.constrain(to: stage.screen).leadingTrailing(constant: 16)  // mistake
      title.constrainSelf().width(constant: 400)  // mistake
    },
    Mistake(
      "SwiftAutoLayout: a ratio and both sizes", in: .swiftAutoLayout,
      .conflict(
        ["photo.width == 100", "photo.height == 100", "photo.height == 2*photo.width"],
        broken: "photo.height == 2*photo.width")
    ) { stage in
      let photo = stage.box("photo")
      photo.constrain(to: stage.screen).leading().top()
      photo.constrainSelf().width(constant: 100)  // mistake
      photo.constrainSelf().height(constant: 100)  // mistake
      photo.constrainSelf().aspectRatio(2)  // mistake
    },
    Mistake(
      "SwiftAutoLayout: a row that is too wide", in: .swiftAutoLayout,
      .conflict(
        [
          "icon.leading == screen.leading", "icon.width == 200",
          "name.leading == icon.trailing + 8", "name.width == 200",
          "screen.trailing == name.trailing", "screen is 320 points wide",
        ], broken: "screen.trailing == name.trailing")
    ) { stage in
      let (icon, name) = (stage.box("icon"), stage.box("name"))
      for view in [icon, name] {
        view.constrain(to: stage.screen).top()
        view.constrainSelf().height(constant: 44)
      }
      icon.constrain(to: stage.screen).leading()  // mistake
      icon.constrainSelf().width(constant: 200)  // mistake
      name.constrain(after: icon).leadingTrailing(constant: 8)  // mistake
      name.constrainSelf().width(constant: 200)  // mistake
      name.constrain(to: stage.screen).trailing()  // mistake
    },
    Mistake(
      "SwiftAutoLayout: half of the screen and a width", in: .swiftAutoLayout,
      // 320 / 2 = 160
      .conflict(
        ["card.width == 0.5*screen.width", "card.width == 240", "screen is 320 points wide"],
        broken: "card.width == 240")
    ) { stage in
      let card = stage.box("card")
      card.constrain(to: stage.screen).top().leading()
      card.constrainSelf().height(constant: 44)
      card.constrain(to: stage.screen).width(multiplier: 0.5)  // mistake
      card.constrainSelf().width(constant: 240)  // mistake
    },
    Mistake(
      "SwiftAutoLayout: a title at the side and behind its icon", in: .swiftAutoLayout,
      .conflict(
        [
          "icon.leading == screen.leading + 16", "title.leading == screen.leading + 16",
          "title.leading == icon.trailing + 8", "the width of icon cannot be negative",
        ], broken: "title.leading == icon.trailing + 8")
    ) { stage in
      let (icon, title) = (stage.picture("icon", 24, 24), stage.picture("title", 60, 24))
      icon.constrain(to: stage.screen).top()
      title.constrain(to: stage.screen).top()
      icon.constrain(to: stage.screen).leading(constant: 16)  // mistake
      title.constrain(to: stage.screen).leading(constant: 16)  // mistake
      title.constrain(after: icon).leadingTrailing(constant: 8)  // mistake
    },
    Mistake(
      "SwiftAutoLayout: no height", in: .swiftAutoLayout, .ambiguities(["height of line"])
    ) { stage in
      stage.box("line").constrain(to: stage.screen).leadingTrailing().bottom()
    },
    Mistake(
      "SwiftAutoLayout: a multiplier of 0 for an edge", in: .swiftAutoLayout,
      .refusal(
        code: "location-equals-constant",
        "box.leading cannot equal a constant; compare it with a location, with a multiplier that "
          + "is not 0.")
    ) { stage in
      stage.box("box").constrain(to: stage.screen).leading(multiplier: 0)  // mistake
    },
    Mistake(
      "SwiftAutoLayout: two views without a superview", in: .swiftAutoLayout,
      .refusal(
        code: "no-common-ancestor",
        "name.top == icon.bottom cannot be installed: name and icon have no common superview; add "
          + "both to one tree first, since constrain(after:) adds none.")
    ) { _ in
      let (icon, name) = (UIView(), UIView())
      icon.accessibilityIdentifier = "icon"
      name.accessibilityIdentifier = "name"
      name.constrain(after: icon).topBottom()  // mistake
    },
  ]
}
#endif
