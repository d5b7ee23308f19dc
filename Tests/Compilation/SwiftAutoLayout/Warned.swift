// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Code that compiles with a warning: an unused builder creates nothing.
// swift-format-ignore-file

import SwiftAutoLayout

@MainActor func unused(_ view: UIView, _ other: UIView) {
  view.constrain(to: other)
  view.constrainSelf()  // expected-warning {{unused}}
  view.constrain(after: other)  // expected-warning {{unused}}
}
