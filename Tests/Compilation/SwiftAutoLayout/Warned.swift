// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// What compiles with a warning: a builder that nobody uses has made nothing.
// swift-format-ignore-file

import SwiftAutoLayout

@MainActor func unused(_ view: UIView, _ other: UIView) {
  view.constrain(to: other)
  view.constrainSelf()  // expected-warning {{unused}}
  view.constrain(after: other)  // expected-warning {{unused}}
}
