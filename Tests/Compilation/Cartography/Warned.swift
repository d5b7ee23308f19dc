// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Code that compiles with a warning: an early name, an unused term.
// swift-format-ignore-file

import Cartography

@MainActor func early(_ view: UIView) {
  UIView.animateWithDuration(0.5, animations: view.layoutIfNeeded)  // expected-warning {{deprecated}}
  constrain(view) { view in
    view.width + 3  // expected-warning {{unused}}
  }
}
