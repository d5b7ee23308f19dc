// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Cartography

extension Mistake {
  /// Equations in blocks.
  static let cartography = [
    Mistake(
      "Cartography: two widths", in: .cartography,
      .conflict(["photo.width == 100", "photo.width == 200"], broken: "photo.width == 200")
    ) { stage in
      constrain(stage.box("photo"), stage.screen) { photo, screen in
        photo.left == screen.left
        photo.top == screen.top
        photo.height == 44
        photo.width == 100  // mistake
        photo.width == 200  // mistake
      }
    },
    Mistake(
      "Cartography: all edges and a size", in: .cartography,
      .conflict(
        [
          "photo.leading == screen.leading + 8", "photo.trailing == screen.trailing - 8",
          "photo.width == 100", "screen is 320 points wide",
        ], broken: "photo.width == 100")
    ) { stage in
      constrain(stage.box("photo"), stage.screen) { photo, screen in
        photo.edges == inset(screen.edges, 8)  // mistake
        photo.width == 100  // mistake
      }
    },
    Mistake(
      "Cartography: distributed views that are too wide", in: .cartography,
      .conflict(
        [
          "first.leading == screen.leading", "first.width == 200",
          "first.right == second.left - 10", "second.width == 200",
          "second.trailing == screen.trailing", "screen is 320 points wide",
        ], broken: "second.width == 200")
    ) { stage in
      let (first, second) = (stage.box("first"), stage.box("second"))
      constrain(first, second, stage.screen) { first, second, screen in
        first.top == screen.top
        second.top == screen.top
        first.height == 44
        second.height == 44
        first.leading == screen.leading  // mistake
        distribute(by: 10, leftToRight: first, second)  // mistake
        second.trailing == screen.trailing  // mistake
        first.width == 200  // mistake
        second.width == 200  // mistake
      }
    },
    Mistake(
      "Cartography: a name before and behind a picture", in: .cartography,
      .conflict(
        [
          "photo.right == name.left - 8", "name.left == photo.left + 4",
          "the width of photo cannot be negative",
        ], broken: "name.left == photo.left + 4")
    ) { stage in
      let (photo, name) = (stage.picture("photo", 40, 40), stage.picture("name", 60, 20))
      constrain(photo, name, stage.screen) { photo, name, screen in
        photo.top == screen.top
        name.top == screen.top
        photo.left == screen.left + 16
        photo.right == name.left - 8  // mistake
        name.left == photo.left + 4  // mistake
      }
    },
    Mistake(
      "Cartography: no vertical position", in: .cartography, .ambiguities(["y of badge"])
    ) { stage in
      constrain(stage.box("badge"), stage.screen) { badge, screen in
        badge.centerX == screen.centerX
        badge.width == 40
        badge.height == 40
      }
    },
    Mistake(
      "Cartography: an edge of each axis", in: .cartography,
      .refusal(
        code: "invalid-pairing",
        "a.top and b.left cannot be compared; pair sizes with sizes, and locations with locations "
          + "on one axis.")
    ) { stage in
      constrain(stage.box("a"), stage.box("b")) { a, b in a.top == b.left }  // mistake
    },
    Mistake(
      "Cartography: a view that is in no tree", in: .cartography,
      .refusal(
        code: "no-common-ancestor",
        "a.width == stranger.width cannot be installed: a and stranger have no common superview; "
          + "add both to one tree first.")
    ) { stage in
      let stranger = View()
      stranger.accessibilityIdentifier = "stranger"
      constrain(stage.box("a"), stranger) { a, stranger in a.width == stranger.width }  // mistake
    },
    Mistake(
      "Cartography: multiplier 0 for an edge", in: .cartography,
      .refusal(
        code: "location-equals-constant",
        "a.left cannot equal a constant; compare it with a location, with a multiplier that is not "
          + "0.")
    ) { stage in
      constrain(stage.box("a"), stage.screen) { a, screen in a.left == screen.left * 0 }  // mistake
    },
  ]
}
#endif
