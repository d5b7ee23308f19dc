// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Controls and images with another size than UIKit draws them in.
  static let sizes = [
    Mistake(
      "A switch between both edges",
      // 393 - 2 * 16 = 361; the control itself is 51 × 31.
      .shown(
        code: "fixed-size", "toggle 361 wide, but a UISwitch always has its own size, 51 × 31")
    ) { stage in
      stage.top(stage.add(UISwitch(), "toggle"))
    },
    Mistake(
      "A stepper with a width", .shown(code: "fixed-size", "its own size, 94 × 32")
    ) { stage in
      let stepper = stage.add(UIStepper(), "stepper")
      stage.corner(stepper)
      stepper.widthAnchor.constraint(equalToConstant: 200).isActive = true
    },
    Mistake(
      "A spinner of 100 points",
      .shown(code: "fixed-size", "spinner 100 × 100, but a UIActivityIndicatorView always draws 20")
    ) { stage in
      let spinner = stage.add(UIActivityIndicatorView(style: .medium), "spinner")
      stage.center(spinner)
      stage.square(spinner, 100)
    },
    Mistake(
      "An image with the ratio the other way round",
      // 160 / 90 = 1.7778
      .shown(code: "inverted-ratio", "make the width 1.7778 times the height")
    ) { stage in
      let photo = stage.image("photo", 160, 90)
      stage.corner(photo)
      NSLayoutConstraint.activate([
        photo.widthAnchor.constraint(equalToConstant: 90),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 9 / 16),
      ])
    },
    Mistake(
      "A wide image in its own height",
      // 600 / 800 = 0.75
      .shown(
        code: "unfitting-image",
        "has empty space above and below: the view is 361 × 600, since its height is that of the image"
      )
    ) { stage in
      let photo = stage.image("photo", 800, 600)
      photo.contentMode = .scaleAspectFit
      stage.top(photo)
    },
    Mistake(
      "A high image in its own width",
      .shown(code: "unfitting-image", "is distorted: the view is 300 × 100")
    ) { stage in
      let photo = stage.image("photo", 300, 400)
      stage.corner(photo)
      photo.heightAnchor.constraint(equalToConstant: 100).isActive = true
    },
    Mistake(
      "A large image without a size",
      // 1200 - 393 = 807
      .shown(code: "outside-screen", "807 on the right; it is as large as its image, 1200 × 800")
    ) { stage in
      let photo = stage.image("photo", 1200, 800)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        photo.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
      ])
    },
    Mistake(
      "A large image without a size, from right to left",
      .shown(code: "outside-screen", "807 on the left; it is as large as its image, 1200 × 800")
    ) { stage in
      stage.screen.semanticContentAttribute = .forceRightToLeft
      let photo = stage.image("photo", 1200, 800)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        photo.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
      ])
    },
    Mistake(
      "An icon with its baseline at the top",
      // The bottom is at 8, 40 points below the top.
      .shown(code: "outside-screen", "icon is outside of the screen: 32 at the top")
    ) { stage in
      let icon = stage.image("icon", 40, 40)
      NSLayoutConstraint.activate([
        icon.lastBaselineAnchor.constraint(equalTo: stage.screen.topAnchor, constant: 8),
        icon.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "A high icon with the baseline of a title at the top",
      .shown(code: "outside-screen", "its lastBaseline, which is its bottom")
    ) { stage in
      let (icon, title) = (stage.image("icon", 90, 90), stage.label("Title"))
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        icon.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        icon.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      ])
    },
    Mistake(
      "A text below its card",
      .shown(code: "outside-superview", "card, whose background is 60 high; tie the bottom of card")
    ) { stage in
      let card = stage.box("card")
      card.backgroundColor = .systemYellow
      let texts = [stage.label("One", in: card), stage.label("Two", in: card)]
      stage.top(card)
      NSLayoutConstraint.activate([
        card.heightAnchor.constraint(equalToConstant: 60),
        texts[0].topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
        texts[0].leadingAnchor.constraint(equalTo: card.leadingAnchor),
        texts[1].topAnchor.constraint(equalTo: texts[0].bottomAnchor, constant: 12),
        texts[1].leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    },
  ]
}

extension Stage {
  /// An image view that constraints place, with an image of a size.
  func image(_ name: String, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
    -> UIImageView
  {
    let image = UIImage(size: CGSize(width: width, height: height))
    return add(UIImageView(image: image), name, in: parent)
  }

  /// Ties the upper leading corner of a view to that of the safe area, with insets of 16, or another one from the side.
  func corner(_ view: UIView, x: CGFloat = 16) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: x),
    ])
  }

  /// Gives a view the same width and height.
  func square(_ view: UIView, _ length: CGFloat) {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: length),
      view.heightAnchor.constraint(equalToConstant: length),
    ])
  }
}
