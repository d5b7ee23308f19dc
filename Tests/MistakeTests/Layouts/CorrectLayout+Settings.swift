// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Priorities, margins and layers.
  static let settings = [
    CorrectLayout("A priority that is set before activation") { stage in
      let box = stage.box("box")
      stage.top(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    },
    CorrectLayout("A priority that changes below 1000") { stage in
      let box = stage.box("box")
      stage.top(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      height.priority = .defaultLow
      height.priority = UILayoutPriority(999)
    },
    CorrectLayout("A required priority that changes while the constraint is active") { stage in
      let box = stage.box("box")
      stage.top(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
      height.priority = .defaultHigh
      height.priority = .required
    },
    CorrectLayout("A priority that changes while the constraint is not active") { stage in
      let box = stage.box("box")
      stage.top(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
      height.isActive = false
      height.priority = .defaultHigh
      height.isActive = true
    },
    CorrectLayout("A required priority that is set again") { stage in
      let box = stage.box("box")
      stage.top(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
      height.priority = .required
    },
    CorrectLayout("A content priority that becomes required") { stage in
      let title = stage.label("Title")
      stage.top(title)
      title.setContentHuggingPriority(.required, for: .vertical)
    },
    CorrectLayout("Margins that a stack view uses") { stage in
      let stack = stage.stack([stage.label("One")], .vertical)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      stage.top(stack)
    },
    CorrectLayout("A stack view without margins") { stage in
      let stack = stage.stack([stage.label("One")], .vertical)
      stack.directionalLayoutMargins = .zero
      stage.top(stack)
    },
    CorrectLayout("Margins of a stack view for views inside") { stage in
      let inner = stage.box("inner")
      inner.preservesSuperviewLayoutMargins = true
      let stack = stage.stack([inner], .vertical)
      stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      stage.top(stack)
      let text = stage.label("Text", in: inner)
      let margins = inner.layoutMarginsGuide
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: margins.topAnchor),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
    },
    CorrectLayout("Margins of a stack view for a background") { stage in
      let stack = stage.stack([stage.label("One")], .vertical)
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
      stage.top(stack)
      let line = stage.box("line", in: stack)
      line.backgroundColor = .separator
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: stack.layoutMarginsGuide.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: stack.layoutMarginsGuide.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    },
    CorrectLayout("Margins of a plain view that its constraints use") { stage in
      let card = stage.box("card")
      card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      stage.top(card)
      let text = stage.label("Text", in: card)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      ])
    },
    CorrectLayout("A gradient that follows its view") { stage in
      let card = stage.add(BoundsLayerView(), "card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    },
    CorrectLayout("A layer class with a gradient") { stage in
      let card = stage.add(GradientView(), "card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    },
    CorrectLayout("A line of a constant size at the edge of a view") { stage in
      let card = stage.card(80)
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 0, width: 4, height: 80)
      card.layer.addSublayer(line)
    },
    CorrectLayout("A shape without a frame") { stage in
      let card = stage.card(80)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 40, height: 40)).cgPath
      card.layer.addSublayer(shape)
    },
    CorrectLayout("A gradient that shows a progress of nothing") { stage in
      let card = stage.card(80)
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.frame = CGRect(x: 0, y: 0, width: 0, height: 80)
      card.layer.addSublayer(gradient)
    },
    CorrectLayout("A gradient that waits for its colours") { stage in
      stage.card(80).layer.addSublayer(CAGradientLayer())
    },
    CorrectLayout("A mask that shows a progress of nothing") { stage in
      let (card, mask) = (stage.card(80), CALayer())
      mask.backgroundColor = UIColor.black.cgColor
      mask.frame = CGRect(x: 0, y: 0, width: 0, height: 80)
      card.layer.mask = mask
    },
    CorrectLayout("A mask that grows from a point") { stage in
      let (card, shape) = (stage.card(80), CAShapeLayer())
      shape.path = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 0, height: 0)).cgPath
      card.layer.mask = shape
    },
    CorrectLayout("A mask with an animation") { stage in
      let (card, mask) = (stage.card(80), CALayer())
      mask.backgroundColor = UIColor.black.cgColor
      let grow = CABasicAnimation(keyPath: "bounds")
      grow.repeatCount = .infinity
      mask.add(grow, forKey: "grow")
      card.layer.mask = mask
    },
    CorrectLayout("A mask that shows a part of a view") { stage in
      let card = stage.card(80)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 80)).cgPath
      card.layer.mask = shape
    },
  ]
}

/// A view with a gradient behind its content.
private final class BoundsLayerView: UIView {
  private let gradient = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    if gradient.superlayer == nil { layer.insertSublayer(gradient, at: 0) }
    gradient.frame = bounds
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
