// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Settings and calls without an effect, which no constraint shows.
  static let settings = [
    Mistake(
      "Margins that a stack view does not use",
      .shown(code: "ignored-margins", "set isLayoutMarginsRelativeArrangement to true")
    ) { stage in
      let stack = stage.stack([stage.label("One"), stage.label("Two")], .vertical)
      stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      stage.top(stack)
    },
    Mistake(
      "A tap on a label",
      .shown(code: "untouchable", "isUserInteractionEnabled is false, as it is for a label")
    ) { stage in
      let label = stage.label("Forgot your password?")
      stage.top(label)
      label.addGestureRecognizer(UITapGestureRecognizer())
    },
    Mistake(
      "A tap on an image view", .shown(code: "untouchable", "as it is for an image view by default")
    ) { stage in
      let photo = stage.image("photo", 40, 40)
      stage.corner(photo)
      photo.addGestureRecognizer(UITapGestureRecognizer())
    },
    Mistake(
      "An invisible button over a card",
      .shown(code: "untouchable", "its alpha is 0, and UIKit leaves out views below 0.01")
    ) { stage in
      let card = stage.box("card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
      let tap = stage.add(UIButton(type: .custom), "tap", in: card)
      stage.fill(tap)
      tap.alpha = 0
      tap.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    Mistake(
      "A gradient with the bounds before the layout",
      // 393 - 2 * 16 = 361
      .shown(code: "stale-layer", "the gradient layer in card is 0 × 0, but card is 361 × 120")
    ) { stage in
      let card = stage.card(120)
      let gradient = CAGradientLayer()
      gradient.frame = card.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      card.layer.insertSublayer(gradient, at: 0)
    },
    Mistake(
      "A mask with the bounds before the layout",
      .shown(code: "stale-layer", "nothing of card can be seen: the mask of its layer is empty")
    ) { stage in
      let card = stage.card(120)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: card.bounds).cgPath
      card.layer.mask = shape
    },
    Mistake(
      "A layer with the frame in place of the bounds",
      // The safe area begins at 59: 59 + 16 = 75.
      .shown(code: "stale-layer", "begins at (16, 75) of the superview")
    ) { stage in
      let card = stage.add(FrameLayerView(), "card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    },
    Mistake(
      "A button behind a background that was added last",
      .shown(code: "covered-text", "background covers go, which was added before it")
    ) { stage in
      stage.center(stage.button("Go"))
      let background = stage.box("background")
      background.backgroundColor = .white
      stage.fill(background)
    },
    Mistake(
      "A text in a visual effect view",
      .shown(
        code: "beside-content", "text is in the visual effect view blur beside its content view")
    ) { stage in
      let blur = stage.add(UIVisualEffectView(effect: nil), "blur")
      stage.top(blur)
      blur.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stage.center(stage.label("Text", in: blur))
    },
    Mistake(
      "A text that is added again", .shown(code: "repeated-view", "total is in screen twice")
    ) { stage in
      for _ in 0..<2 {
        let total = stage.label("Total")
        stage.top(total)
      }
    },
    Mistake(
      "A text under a navigation bar",
      // The bar is 44 points high and begins below the safe area of the screen: 59 + 44 = 103.
      .shown(code: "under-bar", "under the navigation bar: the safe area begins at 103")
    ) { stage in
      let page = stage.page()
      let text = stage.label("Text", in: page.view)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 70),
        text.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      ])
    },
  ]
}

extension Stage {
  /// A card with a background at the top.
  func card(_ height: CGFloat) -> UIView {
    let card = box("card")
    card.backgroundColor = .systemYellow
    top(card)
    card.heightAnchor.constraint(equalToConstant: height).isActive = true
    return card
  }
}

/// A view with a layer behind its content, which gets the frame of the view.
private final class FrameLayerView: UIView {
  private let gradient = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    if gradient.superlayer == nil { layer.insertSublayer(gradient, at: 0) }
    gradient.frame = frame
  }
}
