// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Constraints against those of a stack view.
  static let stacks = [
    Mistake(
      "Widths that differ in a stack that fills equally",
      .conflict(
        ["first.width == 40", "second.width == 60", "second.width == first.width"],
        broken: "second.width == 60")
    ) { stage in
      let (first, second, stack) = row(in: stage)
      stack.distribution = .fillEqually
      NSLayoutConstraint.activate([
        first.widthAnchor.constraint(equalToConstant: 40),  // mistake
        second.widthAnchor.constraint(equalToConstant: 60),  // mistake
      ])
    },
    Mistake(
      "Fixed widths in a stack of fixed width",
      .conflict(
        [
          "stack.width == 200", "first.width == 80", "second.width == 80",
          "stack.leading == first.leading", "second.leading == first.trailing + 10",
          "stack.trailing == second.trailing",
        ], broken: "second.width == 80")
    ) { stage in
      let (first, second, stack) = row(in: stage)
      stack.spacing = 10
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: 200),  // mistake
        first.widthAnchor.constraint(equalToConstant: 80),  // mistake
        second.widthAnchor.constraint(equalToConstant: 80),  // mistake
      ])
    },
    Mistake(
      "A hidden arranged view with a required width",
      .conflict(
        ["second.width == 60", "second.width == 0"], broken: "second.width == 60")
    ) { stage in
      let (_, second, _) = row(in: stage)
      second.widthAnchor.constraint(equalToConstant: 60).isActive = true  // mistake
      second.isHidden = true
    },
    Mistake(
      "Views of the same priorities share a stack of fixed width",
      .ambiguities(["width of first"])
    ) { stage in
      let (_, _, stack) = row(in: stage)
      stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    },
  ]

  /// A row of two views of 40 by 20 points at the top of the screen.
  @MainActor private static func row(
    in stage: Stage
  ) -> (first: PictureView, second: PictureView, stack: UIStackView) {
    let stack = stage.add(UIStackView(), "stack")
    let first = stage.picture("first", 40, 20, in: stack)
    let second = stage.picture("second", 40, 20, in: stack)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    stack.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: stage.screen.topAnchor).isActive = true
    return (first, second, stack)
  }
}
