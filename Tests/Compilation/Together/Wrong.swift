// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes in a view that has both dialects.
// swift-format-ignore-file

import Cartography
import SwiftAutoLayout

@MainActor final class Card: UIView {
  let title = UILabel()

  func place() {
    constrain(title) { title in
      title.top == 10  // expected-error {{a place cannot equal a number}}
    }
    constrain(title) { title in
      title.top == title.superview.top  // expected-error {{must be unwrapped}}
    }
    title.constrain(to: self).left()  // expected-error {{has no member 'left'}}
  }
}
