// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes in a view that has the dialects with constraints.
// swift-format-ignore-file

import Cartography
import Mortar
import MortarVFL
import SwiftAutoLayout

@MainActor final class Card: UIView {
  let title = UILabel()

  func place() {
    Cartography.constrain(title) { title in
      title.top == 10  // expected-error {{a place cannot equal a number}}
    }
    Cartography.constrain(title) { title in
      title.top == title.superview.top  // expected-error {{must be unwrapped}}
    }
    title.m_size |=| (1, 2, 3)  // expected-error {{a tuple has 2 or 4 values}}
    title.m_left |=| "10"  // expected-error {{'String'}}
    title.constrain(to: self).left()  // expected-error {{use leading}}
  }
}
