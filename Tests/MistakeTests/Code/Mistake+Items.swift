// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Statements with `NSLayoutConstraint(item:)`, which compiles whatever is related.
  static let items = [
    Mistake(
      "Left to top", in: .items, .problem(code: "refused-constraint")
    ) { stage in
      let (icon, screen) = (stage.picture("icon", 24, 24), stage.screen)
      icon.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
      icon.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
      let mixed = NSLayoutConstraint(  // mistake
        item: icon, attribute: .left, relatedBy: .equal, toItem: screen, attribute: .top,
        multiplier: 1, constant: 20)
      mixed.isActive = true
    },
    Mistake(
      "A width to an edge", in: .items,
      .stop(
        code: "invalid-pairing",
        "icon.width and screen.left cannot be compared; pair sizes with sizes, and locations with "
          + "locations on one axis.")
    ) { stage in
      let icon = stage.picture("icon", 24, 24)
      stage.kept.append(
        NSLayoutConstraint(  // mistake
          item: icon, attribute: .width, relatedBy: .equal, toItem: stage.screen, attribute: .left,
          multiplier: 1, constant: 20))
    },
    Mistake(
      "An edge as a constant", in: .items,
      .stop(
        code: "location-equals-constant",
        "icon.left cannot equal a constant; compare it with a location, with a multiplier that is "
          + "not 0.")
    ) { stage in
      let icon = stage.picture("icon", 24, 24)
      stage.kept.append(
        NSLayoutConstraint(  // mistake
          item: icon, attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 20))
    },
    Mistake(
      "Multiplier 0 for an edge", in: .items,
      .stop(
        code: "location-equals-constant",
        "icon.left cannot equal a constant; compare it with a location, with a multiplier that is "
          + "not 0.")
    ) { stage in
      let icon = stage.picture("icon", 24, 24)
      stage.kept.append(
        NSLayoutConstraint(  // mistake
          item: icon, attribute: .left, relatedBy: .equal, toItem: stage.screen, attribute: .left,
          multiplier: 0, constant: 20))
    },
    Mistake(
      "The same edge twice with different constants", in: .items,
      .conflict(
        ["icon.top == screen.top + 20", "icon.top == screen.top + 30"],
        broken: "icon.top == screen.top + 30")
    ) { stage in
      let icon = stage.picture("icon", 24, 24)
      icon.leftAnchor.constraint(equalTo: stage.screen.leftAnchor).isActive = true
      for constant in [20.0, 30] {
        let top = NSLayoutConstraint(  // mistake
          item: icon, attribute: .top, relatedBy: .equal, toItem: stage.screen, attribute: .top,
          multiplier: 1, constant: constant)
        top.isActive = true
      }
    },
  ]
}
