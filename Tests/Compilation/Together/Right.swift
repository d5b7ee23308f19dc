// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Both dialects and Foundation in one file, without qualification: in a view, in a controller and in
// a function.

import Cartography
import Foundation
import SwiftAutoLayout

@MainActor final class Card: UIView {
  let title = UILabel()
  let detail = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(title)
    constrain(title) { title in
      title.top == title.superview!.top + 8
      title.leading == title.superview!.leading + 8 ~ 900
    }
    detail.constrain(to: self).leadingTrailing(constant: 8)
    detail.constrain(after: title).topBottom(constant: 4)
    constrain(to: title).width(.greaterThanOrEqual)
    constrainSelf().height(constant: 80)
    let group = constrain([title, detail]) { align(leading: $0) }
    constrain(clear: group)
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
