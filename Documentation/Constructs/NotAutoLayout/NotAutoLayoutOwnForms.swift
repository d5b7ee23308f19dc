// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout

extension NotAutoLayoutConstructs {
  static var ownForms: [Construct] {
    [
      Construct(dialect, "fitSize", fitSize),
      Construct(dialect, "aspectFit", aspectFit),
      Construct(dialect, "aspectWide", aspectWide),
      Construct(dialect, "moving", moving),
      Construct(dialect, "fractions", fractions),
      Construct(dialect, "pinCorner", pinCorner),
      Construct(dialect, "run", run),
      Construct(dialect, "grid", grid),
    ]
  }

  // construct: Fitting size
  // group: Only here
  // like: fit-size
  /// The view is as large as it wants to be.
  static func fitSize(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setBottomRight(by: { $0.bottomRight })
        .fitSize()
    }
  }

  // construct: Aspect fit
  // group: Only here
  // like: aspect-fit
  /// The largest size of a ratio inside of the superview.
  static func aspectFit(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setMiddleCenter(by: { $0.middleCenter })
        .aspectFit(ratio: 1)
    }
  }

  // construct: Aspect fit of a wide ratio
  // group: Only here
  // like: aspect-wide
  /// A ratio of 3 is limited by the width.
  static func aspectWide(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setMiddleCenter(by: { $0.middleCenter })
        .aspectFit(ratio: 3)
    }
  }

  // construct: Moving a finished frame
  // group: Only here
  // like: moving
  /// A complete chain goes on with changes of the rectangle.
  static func moving(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setTopLeft(to: .zero)
        .fitSize()
        .movingX(by: 40)
        .movingY(by: 20)
    }
  }

  // construct: A point by fractions
  // group: Only here
  // like: fractions
  /// A quarter of the width, three quarters of the height.
  static func fractions(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .setTopLeft(by: { $0.pointAt(x: 0.25, y: 0.75) })
        .fitSize()
    }
  }

  // construct: A corner of another view
  // group: Only here
  // like: pin-corner
  /// The top left corner is at the bottom right corner of the other view.
  static func pinCorner(_ box: ConstructCanvas) {
    box.nal.layout(box.a) {
      $0
        .pinTopLeft(to: box.b, with: { $0.bottomRight })
        .fitSize()
    }
  }

  // construct: A run of views
  // group: Only here
  // like: run
  /// Equal gaps between views and at both ends.
  static func run(_ box: ConstructCanvas) {
    box.nal.layout([box.a, box.b, box.c]) {
      $0
        .setMiddle(to: 80)
        .setSize(to: Size(width: 64, height: 40))
        .setHorizontalInsetsEqualingToMargin()
    }
  }

  // construct: A grid
  // group: Only here
  // like: grid
  /// Rows of views in a frame.
  static func grid(_ box: ConstructCanvas) {
    box.nal.layout([[box.a, box.b, box.c]]) {
      $0
        .setFrame(by: { $0.layoutMarginsGuide.frame })
        .setInsets(to: 8)
    }
  }
}
#endif
