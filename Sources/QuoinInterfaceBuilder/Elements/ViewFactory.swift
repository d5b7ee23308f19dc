// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which class of views stands for an element.
enum ViewFactory: Sendable {
  case plain, label, button, image, textField, textView, toggle, slider, segmented, scroll, stack
}
