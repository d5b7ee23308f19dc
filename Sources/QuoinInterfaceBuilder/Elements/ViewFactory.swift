// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The class of the views that are created for an element.
enum ViewFactory: Sendable {
  case plain, label, button, image, textField, textView, toggle, slider, segmented, scroll, stack
}
