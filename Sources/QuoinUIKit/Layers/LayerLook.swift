// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The appearance that a layer shares with a view.
struct LayerLook {
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}
