// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The dialects with constraints and Foundation in one file: in a view, in a controller and in a
// function. In a view, the member `constrain(to:)` hides the function `constrain`, which is qualified.

import Cartography
import Foundation
import Mortar
import MortarVFL
import SwiftAutoLayout

@MainActor final class Card: UIView {
  let title = UILabel()
  let detail = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(title)
    Cartography.constrain(title) { title in
      title.top == title.superview!.top + 8
      title.leading == title.superview!.leading + 8 ~ 900
    }
    detail.constrain(to: self).leadingTrailing(constant: 8)
    detail.constrain(after: title).topBottom(constant: 4)
    constrain(to: title).width(.greaterThanOrEqual)
    constrainSelf().height(constant: 80)
    let group = Cartography.constrain([title, detail]) { align(leading: $0) }
    Cartography.constrain(clear: group)
    layout(title) { $0.width == 100 }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor final class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card()
    card.constrain(to: view).centerXY()
    constrain(card) { card in card.width == card.superview!.width - 40 }
  }
}

@MainActor func pin(_ first: UIView, to second: UIView) -> Data {
  constrain(first, second) { $0.edges == inset($1.edges, 8) }
  first.constrain(to: second).leadingTrailing(constant: 3, priority: .required - 1)
  return Data()
}

// `~` is a priority in one dialect and an inset in the other; `|` and `||` stay what they are for
// numbers and conditions.
@MainActor func mix(_ a: UIView, _ b: UIView, in root: UIView) -> Bool {
  root |+| [a, b]
  a |=| root.m_edges ~ (8, 8, 8, 8) ! .high
  a |=| root.m_sides ~ 16
  constrain(a, b) { a, b in
    a.width == b.width * 2 ~ 750
    a.left == b.left + 8 ~ .defaultLow
    b.edges == inset(a.edges, 4)
  }
  root ||>> a[~~1] || b[==a] | 20
  let group = root |^^ a[~~2] | b[~~1] ~~ .deactivated
  constrain(clear: ConstraintGroup())
  b.constrain(to: a).leadingTrailing(constant: 3)
  return group.isEmpty || (1 | 2) == 3 && ~1 < 0
}
