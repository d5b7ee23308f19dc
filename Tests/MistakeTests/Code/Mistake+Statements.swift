// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Statements with anchors that stop the program, as UIKit raises exceptions.
  static let statements = [
    Mistake(
      "A constraint before the view is added",
      .stop(
        code: "no-common-ancestor",
        "box.top == screen.top + 8 cannot be activated: screen and box have no common superview; "
          + "add both to one tree first.")
    ) { stage in
      let (box, screen) = (UIView(), stage.screen)
      box.accessibilityIdentifier = "box"
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 8).isActive = true  // mistake
      screen.addSubview(box)
    },
    Mistake(
      "A constraint to a view of another tree",
      .stop(
        code: "no-common-ancestor",
        "box.width == 0.5 * other.width - 8 cannot be activated: other and box have no common "
          + "superview; add both to one tree first.")
    ) { stage in
      let (box, other) = (stage.box("box"), UIView())
      other.accessibilityIdentifier = "other"
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(  // mistake
          equalTo: other.widthAnchor, multiplier: 0.5, constant: -8)
      ])
    },
    Mistake(
      "A constraint to a guide that no view owns",
      .stop(
        code: "guide-without-owner",
        "box.leading == gap.trailing cannot be activated: gap belongs to no view; add it with "
          + "addLayoutGuide first.")
    ) { stage in
      let (box, gap) = (stage.box("box"), UILayoutGuide())
      gap.identifier = "gap"
      box.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true  // mistake
    },
    Mistake(
      "Leading with left",
      .stop(
        code: "mixed-directionality",
        "box.leading and screen.left cannot be compared; use leading and trailing for both or for "
          + "neither.")
    ) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      box.leadingAnchor.constraint(equalTo: screen.leftAnchor).isActive = true  // mistake
    },
    Mistake(
      "A constant that is not a number",
      .stop(
        code: "not-a-number",
        "The constant of a constraint on box.width is nan; use a finite one.")
    ) { stage in
      let (box, photo) = (stage.box("box"), stage.box("photo"))
      let ratio = photo.frame.width / photo.frame.height
      box.widthAnchor.constraint(equalToConstant: 100 * ratio).isActive = true  // mistake
    },
    Mistake(
      "A multiplier divided by zero",
      .stop(
        code: "not-a-number",
        "The multiplier of a constraint on box.width is inf; use a finite one.")
    ) { stage in
      let (box, screen) = (stage.box("box"), stage.screen)
      let columns: CGFloat = 0
      box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 1 / columns)  // mistake
        .isActive = true
    },
    Mistake(
      "A priority above 1000",
      .stop(
        code: "priority-out-of-range",
        "The priority of a constraint on box.width is 1001; it must be greater than 0 and at most "
          + "1000.")
    ) { stage in
      let width = stage.box("box").widthAnchor.constraint(equalToConstant: 40)  // mistake
      width.priority = .required + 1
      width.isActive = true
    },
  ]
}
