// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Visual formats.
  static let visualFormats = [
    Mistake(
      "Heights of a format that do not fill the screen", in: .visualFormat,
      .conflict(
        [
          "a.top == screen.top", "a.height == 100", "b.top == a.bottom", "b.height == 200",
          "screen.bottom == b.bottom", "screen is 480 points high",
        ], broken: "screen.bottom == b.bottom")
    ) { stage in
      let views = ["a": stage.box("a"), "b": stage.box("b")]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a]|", metrics: nil, views: views))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[b]|", metrics: nil, views: views))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(  // mistake
          withVisualFormat: "V:|[a(100)][b(200)]|", metrics: nil, views: views))
    },
    Mistake(
      "Widths of a format that need more than the screen", in: .visualFormat,
      .conflict(
        [
          "a.leading == screen.leading + 16", "a.width >= 200", "b.leading == a.trailing + 8",
          "b.width >= 200", "screen.trailing == b.trailing + 16", "screen is 320 points wide",
        ], broken: "screen.trailing == b.trailing + 16")
    ) { stage in
      let views = ["a": stage.box("a"), "b": stage.box("b")]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a(44)]", metrics: nil, views: views))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[b(44)]", metrics: nil, views: views))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(  // mistake
          withVisualFormat: "H:|-16-[a(>=200)]-8-[b(>=200)]-16-|", metrics: nil, views: views))
    },
    Mistake(
      "A format for one axis only", in: .visualFormat,
      .ambiguities(["height of card", "y of card"])
    ) { stage in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[card]-|", metrics: nil, views: ["card": stage.box("card")]))
    },
    Mistake(
      "A format without the closing bracket", in: .visualFormat,
      .stop(
        code: "visual-format",
        "This visual format string cannot be read: the view has to end with ].\nH:|-[card-|\n"
          + "         ^")
    ) { stage in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(  // mistake
          withVisualFormat: "H:|-[card-|", metrics: nil, views: ["card": stage.box("card")]))
    },
    Mistake(
      "A format with a name that is not among the views", in: .visualFormat,
      .stop(
        code: "visual-format",
        "This visual format string cannot be read: titel is not among the views.\nH:|-[titel]-|\n"
          + "     ^")
    ) { stage in
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(  // mistake
          withVisualFormat: "H:|-[titel]-|", metrics: nil, views: ["title": stage.box("title")]))
    },
  ]
}
